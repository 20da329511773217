/** Submits the link's code, and removes it from the address and the browser's history. */
export function enhance(place: HTMLElement): void {
  const field = place.querySelector<HTMLInputElement>("input[name=link]");
  const code = location.hash.slice(1);
  if (!field?.form || !/^[\w-]{43}$/.test(code)) return;
  history.replaceState(null, "", location.pathname);
  field.value = code;
  field.form.submit();
}
