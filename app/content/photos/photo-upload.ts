import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { t } from "#say";
import { sendFile } from "~/ui/form/send-file";

/** A photo chosen on a page with script, and how far it is. */
export interface ChosenPhoto {
  key: number;
  file: File;
  /** Its place among those that were chosen with it, from 1. */
  place: number;
  /** An object URL of the original. */
  preview: string;
  state: "waiting" | "shrinking" | "sending" | "arrived" | "failed";
  /** Sent so far, 0 to 1. */
  progress: number;
  /** Why it failed. */
  words?: string;
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** Where one photo is posted to, and where one goes when all have arrived. */
export interface UploadWay {
  action: string;
  done: string;
}

/** What comes before the photos: the way for them, or why there is none, by the names of the fields. */
type Prepare = (form: HTMLFormElement) => Promise<UploadWay | { errors: Record<string, string> }>;

/**
 * Sends the photos of a form one by one, each made smaller first, so that a cut line costs one photo only, and what
 * arrived stays. Without script the same form sends the originals together.
 * @param way for the photos, or what has to be done to know it
 */
export function usePhotoUpload(way: UploadWay | Prepare, maxPhotos: number) {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const [sending, setSending] = useState(false);
  const [surplus, setSurplus] = useState(0);
  const [errors, setErrors] = useState<Record<string, string>>();
  const nextKey = useRef(1);
  const arrived = useRef(0);
  const done = useRef("/dashboard");

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
    // Where the line was cut before that part of the script had come, the photo goes as it is.
    const shrink = await import("~/ui/form/shrink-photo").catch(() => undefined);
    const body = bodyOf(form, key, (await shrink?.shrinkPhoto(file)) ?? file);
    body.set("arrived", String(arrived.current));
    body.set("place", String(place));
    change(key, { state: "sending" });
    const { problem } = await sendFile(action, body, (progress) => change(key, { progress }));
    change(key, problem ? { state: "failed", words: problem } : { state: "arrived", progress: 1 });
    if (!problem) arrived.current += 1;
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
    done.current = to.done;
    let failed = false;
    for (const photo of photos) {
      if (photo.state !== "arrived" && !(await sendOne(photo, to.action, form))) failed = true;
    }
    setSending(false);
    // A page of its own, so that the message of the last answer is shown.
    if (!failed) window.location.assign(to.done);
  }

  /** Takes a photo off the list, so that the others can be sent without it. */
  function leaveOut(key: number) {
    const others = photos.filter((photo) => photo.key !== key);
    setPhotos(others);
    const input = document.querySelector<HTMLInputElement>("input[name=photo]");
    if (others.length === 0 && input) input.value = "";
    if (others.length > 0 && others.every((photo) => photo.state === "arrived")) {
      window.location.assign(done.current);
    }
  }

  function send(event: FormEvent<HTMLFormElement>) {
    if (photos.length === 0) return;
    event.preventDefault();
    if (!sending) void sendAll(event.currentTarget);
  }

  const failures = photos.some((photo) => photo.state === "failed");
  const submitLabel = sending ? t("Uploading…") : failures ? t("Try again") : undefined;
  const someArrived = photos.some((photo) => photo.state === "arrived");
  return { photos, surplus, errors, choose, leaveOut, send, sending, submitLabel, someArrived };
}

/** The form with one photo instead of all, and with that photo's own words where it has any. */
function bodyOf(form: HTMLFormElement, key: number, photo: File): FormData {
  const body = new FormData(form);
  for (const name of ["title", "description", "alt"]) {
    const own = body.get(`${name}-${key}`);
    if (typeof own === "string" && own.trim() !== "") body.set(name, own);
  }
  for (const name of [...body.keys()]) if (/-\d+$/.test(name)) body.delete(name);
  body.set("photo", photo, photo.name);
  return body;
}
