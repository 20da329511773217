import { type RawBuilder, sql } from "kysely";
import { msg, t } from "#say";
import { byAlphabet } from "~/languages/by-alphabet.server";
import { type ListChoice, listChoice, plainOptions } from "~/lists/list-choice";
import { readQuery } from "~/lists/page-query";
import type { Database } from "~db/connection.server";
import { applicantLimits } from "./limits";
import { isResumeStatus, resumeStatuses, statusNames } from "./statuses";

export async function readResumeFilter(
  request: Request,
  db: Database,
): Promise<{ filter: RawBuilder<boolean> | undefined; choices: ListChoice[] }> {
  const { status = "", post = "" } = readQuery(request, {
    status: isResumeStatus,
    post: (value) => value.length <= applicantLimits.post,
  });
  const conditions = [
    ...(status ? [sql<boolean>`resumes.status = ${status}`] : []),
    ...(post ? [sql<boolean>`resumes.post = ${post}`] : []),
  ];
  const posts = await listAppliedPosts(db);
  if (post && !posts.includes(post)) posts.push(post);
  const choices: ListChoice[] = [
    listChoice(
      "status",
      [msg("Status"), msg("Every status")],
      status,
      statusNames.map((value) => ({ value, label: t(resumeStatuses[value].label) })),
    ),
    listChoice("post", [msg("Post"), msg("Every post")], post, plainOptions(posts)),
  ];
  return {
    filter: conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : undefined,
    choices: choices.filter(({ options }) => options.length > 0),
  };
}

/** Job posts with applications, in alphabetical order. */
async function listAppliedPosts(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("resumes")
    .select("post")
    .distinct()
    .where("post", "<>", "")
    .orderBy("post")
    .limit(100)
    .execute();
  return byAlphabet(rows, ({ post }) => post).map(({ post }) => post);
}
