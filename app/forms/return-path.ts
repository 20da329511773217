/** Query parameter of a form's address: the page to return to after saving. Forms post to their own address and so keep it. */
const returnParameter = "from";

const maxLength = 500;
/** Has no host, scheme, backslash or segment that begins with a dot, so that it cannot lead to another website. */
const sitePath = /^(?=\/)(?:\/[\w&~%-][\w&~%.-]*)*\/?(?:\?[\w%&=+.,~/-]*)?(?:#[\w-]+)?$/;

/** Returns undefined for all but pages of this site. @param search query of the form's address */
export function readReturnPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get(returnParameter) ?? "";
  return path.length <= maxLength && sitePath.test(path) && path !== "/logout" ? path : undefined;
}

export function withReturnPath(form: string, page: string): string {
  const [address = "", fragment] = form.split("#");
  const query = new URLSearchParams({ [returnParameter]: page });
  return `${address}${address.includes("?") ? "&" : "?"}${query}${fragment ? `#${fragment}` : ""}`;
}

/** True for pages of the dashboard; the browser must load public pages as documents. */
export const isDashboardPath = (path: string): boolean => /^\/dashboard(?:[/?#]|$)/.test(path);
