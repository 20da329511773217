import { readPage } from "./page";

/** Returns what is left of each first step; empty for a step that is done. */
export function readSteps(html: string): Record<string, string> {
  const steps = readPage(html).parts("li[id]:has(h3 + p)");
  return Object.fromEntries(steps.map((step) => [step.attribute("id"), step.part("h3 + p").text]));
}
