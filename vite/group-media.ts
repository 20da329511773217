import type { AtRule, Container, Root, Rule } from "postcss";

/**
 * Puts the rules of a layer that stand in the same media query together, behind all that stand in none: each class list has
 * rules of its own, and a page names the same few queries a hundred times. A list's own rules keep their order, which is the
 * one that Tailwind gives its variants.
 */
export function groupMedia(root: Root): void {
  root.walkAtRules("layer", (layer) => {
    // Two lists on one element set different properties: in which order they stand is all the same.
    if (layer.params === "utilities") joinSame(layer);
    const queries = (layer.nodes ?? []).filter(isMedia);
    const order = orderOf(queries);
    if (!order) return;
    for (const params of order) {
      const [first, ...others] = queries.filter((query) => query.params === params);
      if (!first) continue;
      layer.append(first);
      for (const other of others) {
        first.append(other.nodes ?? []);
        other.remove();
      }
      joinSame(first);
    }
  });
}

const isMedia = (node: { type: string; name?: string }): node is AtRule =>
  node.type === "atrule" && node.name === "media";

/** Whether two queries are never true at once, or are one: which comes first is then all the same. */
const cannotMeet = (one: string, other: string) =>
  one === other || one === `not all and ${other}` || other === `not all and ${one}`;

/** The class that a rule is of: the last one of its selector. */
const classOf = (selector: string) => selector.match(/\.[\w-]+/g)?.at(-1) ?? selector;

const rulesIn = (container: Container): Rule[] => {
  const rules: Rule[] = [];
  container.walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
};

/** The queries in an order that each class has too; undefined where there is none. */
function orderOf(queries: readonly AtRule[]): string[] | undefined {
  const ofClass = new Map<string, string[]>();
  for (const query of queries) {
    for (const name of new Set(rulesIn(query).map(({ selector }) => classOf(selector)))) {
      ofClass.set(name, [...(ofClass.get(name) ?? []), query.params]);
    }
  }
  const left = new Set(queries.map(({ params }) => params));
  const order: string[] = [];
  while (left.size > 0) {
    const next = [...left].find((params) =>
      [...ofClass.values()].every((own) => {
        const at = own.lastIndexOf(params);
        return (
          at < 0 || own.slice(0, at).every((earlier) => !left.has(earlier) || cannotMeet(earlier, params))
        );
      }),
    );
    if (next === undefined) return undefined;
    order.push(next);
    left.delete(next);
  }
  return order;
}

/** Rules that say the same become one, of classes that have no other rule here. */
function joinSame(container: AtRule): void {
  const rules = (container.nodes ?? []).filter((node) => node.type === "rule") as Rule[];
  const count = new Map<string, number>();
  for (const { selector } of rules) count.set(classOf(selector), (count.get(classOf(selector)) ?? 0) + 1);
  const known = new Map<string, Rule>();
  for (const rule of rules) {
    if (count.get(classOf(rule.selector)) !== 1 || /:/.test(rule.selector)) continue;
    const body = String(rule.nodes);
    const same = known.get(body);
    if (!same) known.set(body, rule);
    else {
      same.selector += `,${rule.selector}`;
      rule.remove();
    }
  }
}
