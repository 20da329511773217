/** Where class lists stand: `className`, `linkClassName`, `tabClass`, `badgeClasses` and the like. */
const holdsClasses = /class(name|es)?$/i;

/** A string of class names in a compiled module. */
interface ClassString {
  start: number;
  end: number;
  text: string;
  /** A part of a template, which has no quotes. */
  bare: boolean;
}

interface ClassStrings {
  strings: ClassString[];
  /** Class lists that cannot be read without running the module, each with what to do. */
  problems: string[];
}

/** Of a syntax tree. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

type Template = Node & { quasis: (Node & { value: { cooked: string } })[]; expressions: Node[] };

/**
 * The class lists of a module in their order, wherever a property, variable, parameter or function that holds classes
 * gets its value.
 */
export function classesIn(program: unknown, code: string): ClassStrings {
  const strings = new Map<number, ClassString>();
  const problems = new Set<string>();

  const visit = (value: unknown) => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
    } else if (isNode(value)) {
      if (holdsClasses.test(targetOf(value)))
        collect(value.type === "FunctionDeclaration" ? value : givenTo(value));
      for (const param of parametersOf(value).filter((one) => holdsClasses.test(nameOf(one))))
        problems.add(`parameter \`${nameOf(param)}\`: give class lists by name, as a prop or a property`);
      for (const child of Object.values(value)) visit(child);
    }
  };

  /** The strings that an expression can yield; not those that it compares. */
  const collect = (value: unknown): void => {
    if (!isNode(value)) return;
    const { type, start, end } = value;
    const each = (...parts: unknown[]) => parts.forEach(collect);
    if (type === "Literal") {
      if (typeof value.value === "string") strings.set(start, { start, end, text: value.value, bare: false });
    } else if (type === "TemplateLiteral") collectTemplate(value as Template);
    else if (type === "ConditionalExpression") each(value.consequent, value.alternate);
    else if (type === "LogicalExpression") each(value.left, value.right);
    else if (type === "ObjectExpression") each(...(value.properties as Node[]).map(givenTo));
    else if (type === "AssignmentPattern") each(value.right);
    else if (type === "ArrowFunctionExpression" || type === "FunctionDeclaration") each(value.body);
    else if (type === "BlockStatement") each(...(value.body as unknown[]));
    else if (type === "ReturnStatement") each(value.argument);
    else if (isExpression(value) && !holdsClasses.test(nameOf(value)))
      problems.add(
        `\`${code.slice(start, end)}\`: write whole class names, or give what holds them a name in …Class`,
      );
  };

  const collectTemplate = ({ quasis, expressions }: Template) => {
    for (const [index, { start, end, value }] of quasis.entries()) {
      const text = value.cooked;
      const isGlued =
        (index > 0 && !/^\s/.test(text) && (text !== "" || index < expressions.length)) ||
        (index < expressions.length && !/\s$/.test(text) && (text !== "" || index > 0));
      if (isGlued)
        problems.add(`\`${code.slice(start - 2, end + 2)}\`: write whole class names, with spaces between`);
      strings.set(start, { start, end, text, bare: true });
    }
    for (const expression of expressions) collect(expression);
  };

  visit(program);
  return { strings: [...strings.values()].sort((a, b) => a.start - b.start), problems: [...problems] };
}

/** Whether a value in a syntax tree is a node of it. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** The name of what a node gives a value to. */
function targetOf(node: Node): string {
  if (/^(Property|PropertyDefinition)$/.test(node.type)) return nameOf(node.key);
  if (/^(VariableDeclarator|FunctionDeclaration)$/.test(node.type)) return nameOf(node.id);
  return /^(AssignmentExpression|AssignmentPattern)$/.test(node.type) ? nameOf(node.left) : "";
}

/** Of a function; those that it takes out of an object are not among them. */
function parametersOf({ type, params }: Node): Node[] {
  const list = /Function/.test(type) ? (params as Node[]) : [];
  return list.map((param) => (param.type === "AssignmentPattern" ? (param.left as Node) : param));
}

const givenTo = (node: Node) => node.value ?? node.init ?? node.right;

/** `tabClass`, `toneClasses[tone]`, `entryClasses.event`, `category?.labelClass` and `labelClass(value)` alike. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return "";
  if (value.type === "ChainExpression") return nameOf(value.expression);
  if (value.type === "CallExpression") return nameOf(value.callee);
  if (value.type !== "MemberExpression") return String(value.name ?? value.value ?? "");
  const property = value.computed ? "" : nameOf(value.property);
  return holdsClasses.test(property) ? property : nameOf(value.object);
}

/** Not `undefined`, which is compiled to `void 0`, and no statement. */
function isExpression({ type, name }: Node): boolean {
  return !/Statement$|Declaration$|Pattern$|^UnaryExpression$/.test(type) && name !== "undefined";
}
