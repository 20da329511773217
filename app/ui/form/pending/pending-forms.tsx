import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { t } from "#say";
import { clockAtSchool } from "~/dates/dates";
import { storeFiles, storeTypedText, type TypedField } from "../typed-text/storage";
import { sendPending } from "./send";
import { listPending, type PendingForm, pendingChanged, removePending } from "./store";

/** Lists what a staff member saved without a connection, and sends it when there is one. */
export default function PendingForms({ account }: { account: number }) {
  const [forms, setForms] = useState<PendingForm[]>([]);
  const count = useRef(0);
  const section = useRef<HTMLElement>(null);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const show = async () => {
      const all = await listPending(account);
      if (all.length < count.current && navigator.onLine) revalidate();
      count.current = all.length;
      setForms(all);
    };
    const send = () => (navigator.onLine ? sendPending(account) : undefined);
    const onChange = () => void show();
    const onOnline = () => void send();
    window.addEventListener(pendingChanged, onChange);
    window.addEventListener("online", onOnline);
    void show().then(send).then(show);
    return () => {
      window.removeEventListener(pendingChanged, onChange);
      window.removeEventListener("online", onOnline);
    };
  }, [account, revalidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is shown when a form was added to it
  useEffect(() => {
    if (!navigator.onLine) section.current?.focus();
  }, [forms.length]);

  if (forms.length === 0) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="panel scroll-mt-16"
      aria-labelledby="pending-heading"
      role="status"
    >
      <h2 id="pending-heading" className="text-base">
        {t("Waiting for a connection")}
      </h2>
      <p>
        {t("This is stored on your phone. It is sent when you have a connection and open the dashboard.")}
      </p>
      <ul className="mt-2">
        {forms.map((form) => (
          <li key={form.id} className="wrap-anywhere">
            {`${form.name || t("Photo")} · ${clockAtSchool(new Date(form.at).toISOString())}`}
            {form.refusal ? ` · ${form.refusal}` : null}{" "}
            {form.refusal ? (
              <button
                type="button"
                className="tap cursor-pointer underline"
                onClick={() => void reopen(form)}
              >
                {t(
                  /* On a button: a form that was refused is shown with everything typed. */ "Open the form",
                )}
              </button>
            ) : null}{" "}
            <button
              type="button"
              className="tap cursor-pointer underline"
              onClick={() => void removePending(form.id)}
            >
              {t(/* On a button: a form that was not sent yet is removed. */ "Withdraw")}
              <span className="sr-only">{`: ${form.name}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Hands a refused form over to its page, which brings back what was typed. */
async function reopen({ id, page, textKey, at, entries }: PendingForm): Promise<void> {
  const count = new Map<string, number>();
  const files: Record<string, File[]> = {};
  const fields = entries.flatMap(([name, value]): TypedField[] => {
    if (typeof value !== "string") {
      files[name] = [...(files[name] ?? []), value];
      return [];
    }
    const position = count.get(name) ?? 0;
    count.set(name, position + 1);
    return [[name, position, value]];
  });
  storeTypedText(textKey, { at, fields, hasFiles: Object.keys(files).length > 0 });
  await storeFiles(textKey, files);
  await removePending(id);
  window.location.assign(page);
}
