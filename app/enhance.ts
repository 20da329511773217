/**
 * Finds the elements that ask for an enhancement (`data-enhance="name"`) and loads just those modules. A page
 * is complete without them; each module lies beside its component.
 */
type Enhancement = { enhance(element: HTMLElement): void };

const enhancements: Record<string, () => Promise<Enhancement>> = {
  "site-header": () => import("./ui/frame/site-header.enhance"),
};

for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]")) {
  const load = enhancements[element.dataset.enhance ?? ""];
  if (load) void load().then((module) => module.enhance(element));
}

if (import.meta.env.DEV) void import("./dev-reload");
