import { maxResumeBytes } from "./limits";

/** Refuses large files before a long upload. */
export function enhance(part: HTMLElement): void {
  const input = part.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) return;
  const check = () => {
    const isTooLarge = (input.files?.[0]?.size ?? 0) > maxResumeBytes;
    input.setCustomValidity(isTooLarge ? (part.dataset.tooLarge ?? "") : "");
    return input.reportValidity();
  };
  input.addEventListener("change", check);
  input.form?.addEventListener("submit", (event) => {
    if (!check()) event.preventDefault();
  });
}
