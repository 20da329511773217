import postcss, { type AtRule, type Container, type Declaration, type Rule } from "postcss";
import { purge, removeEmpty } from "./trim-styles";
import type { Vocabulary } from "./vocabulary";

/** A page's style sheet in its two parts. */
export interface SplitSheet {
  /** For the page's head: what its first screen needs. */
  head: string;
  /** For where the rest of the page begins; what the head has is not in it. */
  below: string;
}

/** What only a hand on the page brings about, and nobody's hand is that quick. */
const byHand = /:(hover|focus|active)/;

/**
 * Parts a page's sheet, so that the browser has the rules of the first screen sooner, and shows it. The rules keep their order
 * in each part, and their layers; two class lists on one element set different properties, so it is all the same that
 * rules of one now come behind those of the other.
 * @param first what the modules of the first screen name
 * @throws Error where a layer would begin in the second part, and so change its rank
 */
export async function splitSheet(sheet: string, first: Vocabulary): Promise<SplitSheet> {
  const head = postcss.parse(await purge(sheet, first, [/^hidden$/]));
  head.walkAtRules("media", (rule) => {
    if (rule.params === "print") rule.remove();
  });
  head.walkRules((rule) => keepSelectors(rule, (selector) => !byHand.test(selector)));
  removeEmpty(head);
  const below = postcss.parse(sheet);
  const known = declarationsIn(head);
  below.walkRules((rule) => {
    const isKnown = (selector: string, declaration: Declaration) =>
      known.get(placeOf(rule, selector))?.has(String(declaration)) ?? false;
    const own = rule.nodes.filter((node): node is Declaration => node.type === "decl");
    keepSelectors(rule, (selector) => !own.every((one) => isKnown(selector, one)));
    // Of variables, the head has those that its own rules name.
    for (const one of own) if (rule.selectors.every((selector) => isKnown(selector, one))) one.remove();
  });
  // Which layer comes before which, the head has said.
  below.walkAtRules("layer", (rule) => {
    if (!rule.nodes) rule.remove();
  });
  removeEmpty(below);
  const layersOf = (root: Container) => {
    const layers = new Set<string>();
    root.walkAtRules("layer", ({ params }) => void layers.add(params));
    return layers;
  };
  const inHead = layersOf(head);
  for (const layer of layersOf(below))
    if (!inHead.has(layer)) throw new Error(`The first screen has no rule of the layer ${layer}.`);
  return { head: String(head), below: String(below) };
}

/** Leaves a rule the selectors that are wanted; one without any goes. */
function keepSelectors(rule: Rule, isWanted: (selector: string) => boolean): void {
  const kept = rule.selectors.filter(isWanted);
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept;
}

/** What each selector of a sheet says, in its layer and its media query. */
function declarationsIn(root: Container): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  root.walkRules((rule) => {
    for (const selector of rule.selectors) {
      const place = placeOf(rule, selector);
      const said = known.get(place) ?? new Set();
      for (const node of rule.nodes) said.add(String(node));
      known.set(place, said);
    }
  });
  return known;
}

function placeOf(rule: Rule, selector: string): string {
  const names = [selector];
  for (let around = rule.parent; around?.type === "atrule"; around = around.parent as typeof rule.parent)
    names.push(`${(around as AtRule).name} ${(around as AtRule).params}`);
  return names.join(" in ");
}
