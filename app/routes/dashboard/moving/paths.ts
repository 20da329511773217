export const importPath = "/dashboard/import";
export const redirectsPath = "/dashboard/redirects";

export const runPath = (id: number, state = "") =>
  `${importPath}?run=${id}${state && `&state=${encodeURIComponent(state)}`}`;
