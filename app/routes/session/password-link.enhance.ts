/** Opens the link that led here: takes its code out of the address, and so out of the browser's history, and sends it. */
export function enhance(place: HTMLElement): void {
  const field = place.querySelector<HTMLInputElement>("input[name=link]");
  const code = location.hash.slice(1);
  if (!field?.form || !/^[\w-]{43}$/.test(code)) return;
  history.replaceState(null, "", location.pathname);
  field.value = code;
  field.form.submit();
}
