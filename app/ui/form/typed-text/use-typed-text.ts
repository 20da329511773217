import { useActionData, useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import { restoreParameter } from "~/forms/restore-parameter";
import { resubmittedFormField } from "~/forms/resubmitted-form-field";
import { formSaved } from "./form-saved";
import type { keepTypedText, RestoredText } from "./keep";
import {
  keyOf,
  removeOldTypedText,
  removeTypedText,
  removeTypedTextOfPage,
  type TypedField,
} from "./storage";

/** ID of the staff member whose forms keep what is typed; undefined on public pages. */
export const TypedTextAccount = createContext<number | undefined>(undefined);

function usePage(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete(restoreParameter);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Without the module, forms work and forget. */
const ignore = () => undefined;

const hasFields = ({ elements }: HTMLFormElement) =>
  [...elements].some((element) => !/^(hidden|submit|button)$/.test((element as HTMLInputElement).type));

/** True for an answer that shows the form again instead of saving it. */
const isUnsaved = (answer: object | undefined) =>
  answer !== undefined && ("errors" in answer || "conflict" in answer || "typed" in answer);

/** Keeps typed text until it is saved, discarded or a week old. @param id if a page has several forms */
export function useTypedText(id = "") {
  const account = useContext(TypedTextAccount);
  const page = usePage();
  const answer = useActionData<object>();
  const navigation = useNavigation();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const keeper = useRef<ReturnType<typeof keepTypedText>>();
  const [restored, setRestored] = useState<RestoredText>();
  const [generation, setGeneration] = useState(0);
  const sent = useRef("");

  /** An answer to this form leads to another page: it was saved. */
  const leads = useRef(false);
  leads.current =
    sent.current !== "" &&
    navigation.state === "loading" &&
    navigation.formMethod === "POST" &&
    navigation.location.pathname !== new URL(navigation.formAction ?? "", "http://form").pathname;

  function forget(saved: HTMLFormElement | null): void {
    const carriesAnother = saved?.elements.namedItem(resubmittedFormField);
    keeper.current?.forget();
    // A preview without fields removes the text of the form before it.
    if (sent.current) removeTypedText(sent.current);
    if (carriesAnother && account !== undefined) removeTypedTextOfPage(account, page);
  }
  const saved = useRef(forget);
  saved.current = forget;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `generation` starts anew after saving in place
  useEffect(() => {
    const { current } = form;
    if (account === undefined || !current) return;
    removeOldTypedText();
    const restores = !isUnsaved(answer) && !document.querySelector("[data-restored]");
    let isLeft = false;
    const loading = hasFields(current) ? import("./keep") : undefined;
    void loading?.then(({ keepTypedText }) => {
      if (isLeft) return;
      keeper.current = keepTypedText(current, keyOf(account, page, id), {
        restores,
        onRestored: setRestored,
        onMissing: (fields) => addRows(current, fields),
      });
    }, ignore);
    const onSaved = () => saved.current(current);
    current.addEventListener(formSaved, onSaved);
    return () => {
      isLeft = true;
      current.removeEventListener(formSaved, onSaved);
      if (leads.current) saved.current(current);
      else keeper.current?.stop();
      keeper.current = undefined;
      setRestored(undefined);
    };
  }, [account, page, id, generation]);

  useEffect(() => {
    if (navigation.state !== "idle" || !sent.current) return;
    const key = sent.current;
    sent.current = "";
    if (isUnsaved(answer)) return;
    saved.current(form.current);
    removeTypedText(key);
    setGeneration((number) => number + 1);
  }, [navigation.state, answer]);

  /** Lets the server render the table with more rows. */
  function addRows(form: HTMLFormElement, fields: TypedField[]): void {
    if (!form.querySelector("button[name=change][value=add]")) return;
    const body = new FormData(form);
    for (const [name, , value] of fields) body.set(name, value);
    body.set("change", "add");
    submit(body, { method: "post", preventScrollReset: true });
  }

  function discard(): void {
    keeper.current?.forget();
    form.current?.reset();
    window.location.reload();
  }

  return {
    form,
    isKept: account !== undefined,
    restored,
    discard,
    onSent: () => {
      if (account === undefined) return;
      sent.current = keyOf(account, page, id);
      keeper.current?.noteSent();
    },
  };
}
