import { type RefObject, useEffect, useRef, useState } from "react";
import { t } from "#say";
import { sendFile } from "~/ui/form/send-file";
import { formSaved } from "~/ui/form/typed-text/form-saved";
import { type AttachedFile, filesField, formKeyField, maxFiles } from "./attached-file";

/** File chosen with script that has not arrived yet. */
export interface ChosenFile {
  key: number;
  file: File;
  state: "waiting" | "shrinking" | "sending" | "failed";
  progress: number;
  words?: string;
  canRetry?: boolean;
}

/** Sends smaller files one by one: a lost connection costs one. The form waits for them. */
export function useFileUpload(
  action: string,
  formKey: string,
  shown: AttachedFile[],
  input: RefObject<HTMLInputElement>,
) {
  const [sent, setSent] = useState<AttachedFile[]>([]);
  const [chosen, setChosen] = useState<ChosenFile[]>([]);
  const [surplus, setSurplus] = useState(0);
  const [held, setHeld] = useState(false);
  const queue = useRef<ChosenFile[]>([]);
  const busy = useRef(false);
  const nextKey = useRef(1);
  const submitter = useRef<HTMLElement | null>(null);
  const arrived = sent.filter(({ id }) => shown.every((file) => file.id !== id));

  const change = (key: number, changes: Partial<ChosenFile>) =>
    setChosen((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));

  async function sendOne({ key, file }: ChosenFile): Promise<void> {
    // A server would receive all of it before it can answer.
    if (file.type.startsWith("video/")) {
      const words = t("This file is a video. Put it on YouTube, then use “Add video”.");
      return change(key, { state: "failed", words, canRetry: false });
    }
    change(key, { state: "shrinking", progress: 0, words: undefined });
    // Sends the original if the connection failed before this chunk was loaded.
    const shrink = file.type.startsWith("image/")
      ? await import("~/ui/form/shrink-photo").catch(() => undefined)
      : undefined;
    const small = (await shrink?.shrinkPhoto(file)) ?? file;
    const body = new FormData();
    body.set(formKeyField, formKey);
    body.set(filesField, small, small.name);
    change(key, { state: "sending" });
    const { answer, problem, canRetry } = await sendFile<{ files: AttachedFile[] }>(
      action,
      body,
      (progress) => change(key, { progress }),
    );
    if (answer) {
      setSent(answer.files);
      setChosen((all) => all.filter((each) => each.key !== key));
    } else change(key, { state: "failed", words: problem, canRetry });
  }

  async function sendAll(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await sendOne(next);
    busy.current = false;
    const { current: button } = submitter;
    submitter.current = null;
    setHeld(false);
    // The form was submitted too early: submit it now, unless a file failed.
    setChosen((all) => {
      if (button && all.length === 0) setTimeout(() => input.current?.form?.requestSubmit(button));
      return all;
    });
  }

  function add(list: ArrayLike<File> | null): void {
    const room = maxFiles - shown.length - arrived.length - chosen.length;
    const fresh = Array.from(list ?? [])
      .slice(0, Math.max(0, room))
      .map((file): ChosenFile => ({ key: nextKey.current++, file, state: "waiting", progress: 0 }));
    setSurplus((list?.length ?? 0) - fresh.length);
    if (input.current) input.current.value = "";
    setChosen((all) => [...all, ...fresh]);
    queue.current.push(...fresh);
    void sendAll();
  }

  function tryAgain(key: number): void {
    const again = chosen.find((each) => each.key === key);
    if (!again) return;
    queue.current.push(again);
    void sendAll();
  }

  function leaveOut(key: number): void {
    queue.current = queue.current.filter((each) => each.key !== key);
    setChosen((all) => all.filter((each) => each.key !== key));
  }

  const state = useRef({ chosen, add });
  state.current = { chosen, add };
  useEffect(() => {
    const { current: field } = input;
    const form = field?.form;
    if (!field || !form) return;
    // Includes files chosen before hydration.
    if (field.files?.length) state.current.add(field.files);
    const hold = (event: SubmitEvent) => {
      if (state.current.chosen.length === 0) return;
      // The form waits for a connection, with its files.
      if (!navigator.onLine && !busy.current) return putBack(field, state.current.chosen);
      event.preventDefault();
      event.stopPropagation();
      if (!busy.current) return field.focus();
      submitter.current = event.submitter;
      setHeld(true);
    };
    const choose = () => state.current.add(field.files);
    const forget = () => setChosen([]);
    form.addEventListener(formSaved, forget);
    field.addEventListener("change", choose);
    form.addEventListener("submit", hold, { capture: true });
    return () => {
      form.removeEventListener(formSaved, forget);
      field.removeEventListener("change", choose);
      form.removeEventListener("submit", hold, { capture: true });
    };
  }, [input]);

  return { add, arrived, chosen, surplus, held, tryAgain, leaveOut };
}

function putBack(field: HTMLInputElement, chosen: ChosenFile[]): void {
  const files = new DataTransfer();
  for (const { file } of chosen) files.items.add(file);
  field.files = files.files;
}
