import { t } from "#say";
import { sentLaterHeader } from "./sent-later";
import { listPending, type PendingForm, removePending, storePending } from "./store";

/** Sends a staff member's waiting forms one after the other, each file alone. Only one tab sends. */
export async function sendPending(account: number): Promise<void> {
  const send = async () => {
    for (const form of await listPending(account))
      if (!form.refusal && !(await sendOne(form).catch(() => false))) return;
  };
  await (navigator.locks ? navigator.locks.request("pending-forms", send) : send());
}

/** Milliseconds; the server keeps staged files for two days. */
const stagedMs = 24 * 60 * 60 * 1000;
const headers = { [sentLaterHeader]: "yes" };
/** No session, too many forms, or a fault of the server. */
const mustWait = ({ status }: Response) => status === 401 || status === 429 || status >= 500;

/** Files stay stored until the form is taken. @returns false if it has to wait longer */
async function sendOne(form: PendingForm): Promise<boolean> {
  const session = await fetch("/dashboard/account", { redirect: "manual" });
  if (!session.ok) return false;
  const files = form.filesPath ? form.entries.filter(([, value]) => value instanceof File) : [];
  const others = form.entries.filter((entry) => !files.includes(entry));
  let staged = form.staged && form.staged.at > Date.now() - stagedMs ? form.staged : undefined;
  for (const file of files.slice(staged?.count)) {
    const answer = await post(form.filesPath ?? "", [...others, file]);
    if (mustWait(answer)) return false;
    if (!answer.ok) return refuse(form, answer);
    staged = { count: (staged?.count ?? 0) + 1, at: staged?.at ?? Date.now() };
    await storePending({ ...form, staged });
  }
  const answer = await post(form.path, others);
  if (mustWait(answer)) return false;
  if (answer.type !== "opaqueredirect" && !answer.ok) return refuse(form, answer);
  await removePending(form.id);
  return true;
}

function post(path: string, entries: PendingForm["entries"]): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return fetch(path, { method: "POST", body, headers, redirect: "manual" });
}

async function refuse(form: PendingForm, answer: Response): Promise<boolean> {
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const { message } = (isJson ? await answer.json() : {}) as { message?: string };
  return storePending({ ...form, refusal: message ?? t("The website did not take it.") });
}
