/** Applies to links and forms inside that lead to the same path; falls back to loading the page. */
export function enhance(part: HTMLElement): void {
  const status = document.createElement("p");
  status.className = "sr-only";
  status.setAttribute("role", "status");
  part.before(status);
  part.tabIndex = -1;
  let shown = location.pathname + location.search;
  let requests = 0;

  async function show(address: string, id?: string): Promise<void> {
    const request = ++requests;
    part.setAttribute("aria-busy", "true");
    const page = await fetchPage(address);
    if (request !== requests) return;
    const found = page?.getElementById(part.id);
    if (!page || !found) return address === location.href ? location.reload() : location.assign(address);
    if (address !== location.href) history.pushState(null, "", address);
    shown = location.pathname + location.search;
    document.title = page.title;
    part.textContent = "";
    part.append(...found.childNodes);
    part.removeAttribute("aria-busy");
    status.textContent = found.dataset.count ?? "";
    // The same control has the focus again, if it still exists.
    const control = (id && document.getElementById(id)) || findLink(part, address) || part;
    control.focus({ preventScroll: true });
    if (part.getBoundingClientRect().top < 0) part.scrollIntoView();
  }

  part.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || link.target || !isHere(link.href) || link.getAttribute("href")?.startsWith("#")) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void show(link.href, link.id);
  });
  part.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const address = new URL(form.action);
    if (form.method !== "get" || !isHere(address.href)) return;
    event.preventDefault();
    const fields = new FormData(form) as unknown as Iterable<[string, string]>;
    address.search = new URLSearchParams([...fields].filter(([, value]) => value !== "")).toString();
    void show(address.href, document.activeElement?.id);
  });
  window.addEventListener("popstate", () => {
    if (location.pathname + location.search !== shown) void show(location.href);
  });
}

const withoutQuery = (address: string) => address.split(/[?#]/)[0];
const isHere = (address: string) => withoutQuery(address) === withoutQuery(location.href);

const findLink = (part: HTMLElement, address: string) =>
  [...part.querySelectorAll("a")].find(({ href }) => href === address);

async function fetchPage(address: string): Promise<Document | undefined> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return undefined;
    // This page's policy refuses the styles of another.
    const html = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, "");
    return new DOMParser().parseFromString(html, "text/html");
  } catch {
    return undefined;
  }
}
