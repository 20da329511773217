import { removeAllTypedText } from "~/ui/form/typed-text/storage";

/** Removes what the user typed into staff forms on this device. */
export function enhance(place: HTMLElement): void {
  place.addEventListener("submit", () => removeAllTypedText(Number(place.dataset.account)));
}
