import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { idOf, notFound } from "~/http/refusal";
import { getDoneMessage } from "~/kinds/kind";
import { speakingEnglish } from "~/languages/current";
import { getPrivateFiles } from "~/records/file-columns";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { titled } from "~/ui/page/page-meta";
import { ConfirmDelete } from "~/ui/records/confirm-delete";
import type { Database } from "~db/connection.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { erasableKind, nameOfErased } from "./erasable.server";

async function found({ request, params }: Pick<LoaderFunctionArgs, "request" | "params">, db: Database) {
  const erasable = erasableKind(request);
  const [row] = await erasable.records.findSome(db, [idOf(params)]);
  if (!row) throw notFound();
  return { ...erasable, row };
}

export const loader = staffLoader("administrator", async (args) => {
  const { row, ...erasable } = await found(args, args.db);
  const { kind, records } = erasable;
  return {
    noun: t(kind.names.one),
    back: kind.pages.list,
    consequence: t(records.consequence),
    name: nameOfErased(erasable, row),
    facts: records.factsOf?.(row),
    token: args.issueToken(),
  };
});

/** Erases without the trash, as promised to visitors, including the private file. */
export const action = staffAction({ role: "administrator", proof: "asked" }, async (args) => {
  const { services, recordEvent } = args;
  let erased: Awaited<ReturnType<typeof found>> | undefined;
  return {
    work: async (trx) => {
      erased = await found(args, trx);
      const { kind, records, row } = erased;
      await records.erase(trx, row.id);
      const subject = speakingEnglish(() => records.subjectOf(row));
      await recordEvent({ verb: "deleted", kind: kind.key, subject }, trx);
      return {
        location: kind.pages.list,
        message: records.deleted ? t(records.deleted) : getDoneMessage(kind, "deleted"),
      };
    },
    after: async () => {
      if (erased) await services.files.remove(getPrivateFiles(erased.kind, [erased.row]));
    },
  };
});

export const meta = titled<typeof loader>((data) =>
  data
    ? t(/* The title of a page. {noun} is such as “notice”. */ "Delete {noun}: {name}", {
        noun: data.noun,
        name: excerpt(data.name, 60),
      })
    : t("Delete"),
);

export default function DeleteReceived() {
  const { noun, consequence, token, back, name, facts } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete noun={noun} consequence={consequence} token={token} back={back}>
      <h2 className="wrap-anywhere">{name}</h2>
      {facts ? <p className="hint">{facts.line}</p> : null}
      {facts?.text ? (
        <p className="whitespace-pre-line text-ink-soft" {...languageProps(facts.text)}>
          {facts.text}
        </p>
      ) : null}
    </ConfirmDelete>
  );
}
