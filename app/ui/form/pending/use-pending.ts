import { type FormEvent, useContext } from "react";
import { excerpt } from "~/text/excerpt";
import { formSaved } from "../typed-text/form-saved";
import { keyOf } from "../typed-text/storage";
import { TypedTextAccount } from "../typed-text/use-typed-text";
import { storePending } from "./store";

export interface SentLater {
  filesPath?: string | undefined;
}

/** Returns a function that stores a form if there is no connection, and then empties it. @returns true if it takes over */
export function usePending(later: SentLater | undefined) {
  const account = useContext(TypedTextAccount);
  return (event: FormEvent<HTMLFormElement>): boolean => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isPreview = submitter?.getAttribute("name") === "preview";
    if (!later || account === undefined || navigator.onLine || isPreview) return false;
    event.preventDefault();
    const form = event.currentTarget;
    const entries = [...new FormData(form)];
    if (submitter instanceof HTMLButtonElement && submitter.name)
      entries.push([submitter.name, submitter.value]);
    void keepForm(form, account, entries, later);
    return true;
  };
}

export function describePage(account: number, form: HTMLFormElement) {
  const page = window.location.pathname + window.location.search;
  return { page, textKey: keyOf(account, page, form.id) };
}

const maxNameLength = 60;

async function keepForm(
  form: HTMLFormElement,
  account: number,
  entries: [string, FormDataEntryValue][],
  { filesPath }: SentLater,
): Promise<void> {
  const words = entries.find(([name, value]) => /^(title|details)$/.test(name) && value)?.[1];
  const isStored = await storePending({
    account,
    ...describePage(account, form),
    path: window.location.pathname + window.location.search,
    name: typeof words === "string" ? excerpt(words, maxNameLength) : "",
    at: Date.now(),
    entries: entries.filter(([, value]) => typeof value === "string" || value.size > 0),
    filesPath,
  });
  if (!isStored) return;
  form.dispatchEvent(new Event(formSaved));
  form.reset();
}
