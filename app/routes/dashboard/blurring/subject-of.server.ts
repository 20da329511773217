import { type BlurredKind, type BlurSubject, blurredKind, findBlurSubject } from "~/blurring/subject.server";
import { idOf, notFound } from "~/http/refusal";
import type { Database } from "~db/connection.server";

/** @throws Response 404 if there is no such record, or it has no picture */
export async function findSubject(
  db: Database,
  params: { kind?: string | undefined; id?: string | undefined },
): Promise<{ kind: BlurredKind; subject: BlurSubject }> {
  const kind = blurredKind(params.kind);
  const subject = kind && (await findBlurSubject(db, kind, idOf(params)));
  if (!subject) throw notFound();
  return { kind, subject };
}
