import { type ChangeEvent, type FormEvent, useContext, useEffect, useRef, useState } from "react";
import { t } from "#say";
import { readReturnPath } from "~/forms/return-path";
import { storePending } from "~/ui/form/pending/store";
import { describePage } from "~/ui/form/pending/use-pending";
import { sendFile } from "~/ui/form/send-file";
import { formSaved } from "~/ui/form/typed-text/form-saved";
import { TypedTextAccount } from "~/ui/form/typed-text/use-typed-text";

export interface ChosenPhoto {
  key: number;
  file: File;
  /** Position in its selection, from 1. */
  place: number;
  preview: string;
  state: "waiting" | "shrinking" | "sending" | "arrived" | "failed";
  /** 0 to 1. */
  progress: number;
  words?: string;
  canRetry?: boolean;
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** URL that takes photos, and the page after the last one. */
export interface UploadWay {
  action: string;
  done: string;
}

/** Step before the photos: returns their URLs, or errors by field. */
type Prepare = (form: HTMLFormElement) => Promise<UploadWay | { errors: Record<string, string> }>;

/** Photos that a phone can list with their previews. */
const maxWithScript = 60;

/** Sends smaller photos one by one: a lost connection costs one. @param maxTogether limit without script */
export function usePhotoUpload(way: UploadWay | Prepare, maxTogether: number) {
  const [maxPhotos, setMaxPhotos] = useState(maxTogether);
  useEffect(() => setMaxPhotos(maxWithScript), []);
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const [sending, setSending] = useState(false);
  const [surplus, setSurplus] = useState(0);
  const [errors, setErrors] = useState<Record<string, string>>();
  const nextKey = useRef(1);
  const counts = useRef({ arrived: 0, present: 0 });
  const done = useRef("/dashboard");
  const account = useContext(TypedTextAccount);
  const later = useRef(false);

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    if (sending) return;
    setSurplus(Math.max(0, (input.files?.length ?? 0) - maxPhotos));
    const chosen = [...(input.files ?? [])].slice(0, maxPhotos).map((file, index) => ({
      key: nextKey.current++,
      file,
      place: index + 1,
      preview: URL.createObjectURL(file),
      state: "waiting" as const,
      progress: 0,
    }));
    for (const photo of photos) URL.revokeObjectURL(photo.preview);
    setPhotos(chosen);
  }

  const change = (key: number, changes: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));

  async function sendOne(
    { key, file, place }: ChosenPhoto,
    action: string,
    form: HTMLFormElement,
  ): Promise<boolean> {
    change(key, { state: "shrinking", progress: 0, words: undefined });
    // Sends the original if the connection failed before this chunk was loaded.
    const shrink = await import("~/ui/form/shrink-photo").catch(() => undefined);
    const body = createBody(form, key, (await shrink?.shrinkPhoto(file)) ?? file);
    for (const [name, count] of Object.entries(counts.current)) body.set(name, String(count));
    body.set("place", String(place));
    change(key, { state: "sending" });
    const { problem, answer, canRetry } = await sendFile<{ isThere?: boolean }>(action, body, (progress) =>
      change(key, { progress }),
    );
    if (problem && !navigator.onLine && account !== undefined) {
      later.current = await storePending({
        account,
        ...describePage(account, form),
        path: action,
        name: String(body.get("title") || file.name),
        at: Date.now(),
        entries: [...body],
      });
      if (later.current) {
        change(key, { state: "arrived", progress: 1 });
        return true;
      }
    }
    change(key, problem ? { state: "failed", words: problem, canRetry } : { state: "arrived", progress: 1 });
    if (!problem) counts.current[answer?.isThere ? "present" : "arrived"] += 1;
    return !problem;
  }

  async function sendAll(form: HTMLFormElement) {
    setSending(true);
    setErrors(undefined);
    const to = typeof way === "function" ? await way(form) : way;
    if ("errors" in to) {
      setErrors(to.errors);
      return setSending(false);
    }
    done.current = readReturnPath(window.location.search) ?? to.done;
    let failed = false;
    for (const photo of photos) {
      if (photo.state === "arrived") continue;
      const isRefused = photo.state === "failed" && !photo.canRetry;
      if (isRefused || !(await sendOne(photo, to.action, form))) failed = true;
    }
    setSending(false);
    // Loads a document, to show the flash message of the last response.
    if (failed) return;
    form.dispatchEvent(new Event(formSaved));
    if (!later.current) return window.location.assign(done.current);
    // Without a connection, no other page can be shown.
    form.reset();
    setPhotos([]);
  }

  function leaveOut(key: number) {
    const others = photos.filter((photo) => photo.key !== key);
    setPhotos(others);
    const input = document.querySelector<HTMLInputElement>("input[name=photo]");
    if (others.length === 0 && input) input.value = "";
    if (others.length > 0 && others.every((photo) => photo.state === "arrived")) {
      input?.form?.dispatchEvent(new Event(formSaved));
      window.location.assign(done.current);
    }
  }

  function send(event: FormEvent<HTMLFormElement>) {
    if (photos.length === 0) return;
    event.preventDefault();
    if (!sending) void sendAll(event.currentTarget);
  }

  const failures = photos.some((photo) => photo.state === "failed" && photo.canRetry);
  const number = Math.min(photos.length, photos.filter(({ state }) => state === "arrived").length + 1);
  const uploading = t("Uploading {number} of {count}…", { number, count: photos.length });
  const submitLabel = sending ? uploading : failures ? t("Try again") : undefined;
  const someArrived = photos.some((photo) => photo.state === "arrived");
  return { photos, maxPhotos, surplus, errors, choose, leaveOut, send, sending, submitLabel, someArrived };
}

/** Form data with this photo only, and its own text fields. */
function createBody(form: HTMLFormElement, key: number, photo: File): FormData {
  const body = new FormData(form);
  for (const name of ["title", "description", "alt"]) {
    const own = body.get(`${name}-${key}`);
    if (typeof own === "string" && own.trim() !== "") body.set(name, own);
  }
  for (const name of [...body.keys()]) if (/-\d+$/.test(name)) body.delete(name);
  body.set("photo", photo, photo.name);
  return body;
}
