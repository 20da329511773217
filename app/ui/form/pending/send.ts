import { t } from "#say";
import { listPending, type PendingForm, removePending, storePending } from "./store";

/** Sends a staff member's waiting forms one after the other, each file alone. Only one tab sends. */
export async function sendPending(account: number): Promise<void> {
  const send = async () => {
    for (const form of await listPending(account))
      if (!form.refusal && !(await sendOne(form).catch(() => false))) return;
  };
  await (navigator.locks ? navigator.locks.request("pending-forms", send) : send());
}

/** @returns false if it has to wait longer */
async function sendOne(form: PendingForm): Promise<boolean> {
  // A form that arrives without a session would become a draft without files.
  const session = await fetch("/dashboard/account", { redirect: "manual" });
  if (!session.ok) return false;
  let { entries } = form;
  for (const entry of form.filesPath ? entries.filter(([, value]) => value instanceof File) : []) {
    const body = new FormData();
    for (const [name, value] of entries) if (typeof value === "string") body.append(name, value);
    body.append(...(entry as [string, File]));
    const answer = await fetch(form.filesPath ?? "", { method: "POST", body });
    if (answer.status === 429 || answer.status >= 500) return false;
    if (!answer.ok) return refuse(form, answer);
    entries = entries.filter((each) => each !== entry);
    await storePending({ ...form, entries });
  }
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  const answer = await fetch(form.path, { method: "POST", body, redirect: "manual" });
  if (answer.status === 429 || answer.status >= 500) return false;
  if (answer.type !== "opaqueredirect" && !answer.ok) return refuse({ ...form, entries }, answer);
  await removePending(form.id);
  return true;
}

async function refuse(form: PendingForm, answer: Response): Promise<boolean> {
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const { message } = (isJson ? await answer.json() : {}) as { message?: string };
  return storePending({ ...form, refusal: message ?? t("The website did not take it.") });
}
