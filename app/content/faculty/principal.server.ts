import { sql } from "kysely";
import { pictureColumns, takePicture } from "~/files/pictures/picture";
import { parserOf } from "~/forms/fields.server";
import { findText, saveText } from "~/page-texts/queries.server";
import type { Database } from "~db/connection.server";
import { starterIds } from "~db/starter-marks";
import { faculty } from "./faculty-member.server";
import { principalFields } from "./principal";

export const parsePrincipal = parserOf(principalFields);

/** Returns the faculty member with the role Principal: the school's own before a sample, the newest first. */
async function findMember(db: Database) {
  const rows = await db
    .selectFrom("faculty")
    .innerJoin("pictures", "pictures.id", "faculty.picture_id")
    .select(["faculty.id", "faculty.name", "faculty.details"])
    .select(pictureColumns)
    .where(sql<string>`lower(trim(faculty.title))`, "=", "principal")
    .where("faculty.deleted_at", "is", null)
    .orderBy("faculty.id", "desc")
    .execute();
  if (rows.length === 0) return undefined;
  const samples = new Set(await starterIds(db, "faculty"));
  const own = rows.find(({ id }) => !samples.has(id));
  const row = own ?? rows.at(-1);
  return row && { ...takePicture(row), isSample: own === undefined };
}

/** Returns picture and qualification. A sample is not shown with the school's own name. */
export async function findPrincipalPortrait(db: Database) {
  const [member, name] = await Promise.all([findMember(db), findText(db, "principal_name")]);
  const isOwnName = Boolean(name?.value) && !name?.is_sample;
  return member?.isSample && isOwnName ? undefined : member;
}

export async function readPrincipal(db: Database) {
  const [member, name, message] = await Promise.all([
    findMember(db),
    findText(db, "principal_name"),
    findText(db, "principal_message"),
  ]);
  // A sample's name and degrees must not be saved with the school's own.
  const own = member?.isSample ? undefined : member;
  return {
    member,
    typed: {
      name: name?.is_sample ? "" : name?.value || own?.name || "",
      details: own?.details ?? "",
      message: message?.value ?? "",
    },
  };
}

interface PrincipalValues {
  name: string;
  details: string;
  message: string;
}

/**
 * Needs a transaction. Without a photo a sample member stays a sample: its drawing shows somebody else.
 * @returns false if the qualification is not stored, because it belongs to a member with a photo
 */
export async function savePrincipal(
  trx: Database,
  { name, details, message }: PrincipalValues,
  file: { picture_id: number } | undefined,
  who: string,
): Promise<boolean> {
  await saveText(trx, "principal_name", name, { who });
  await saveText(trx, "principal_message", message, { who });
  const member = await findMember(trx);
  if (member && (file || !member.isSample)) {
    await faculty.update(trx, member.id, { name, details, ...file });
  } else if (file) {
    await faculty.create(trx, { name, details, title: "Principal", subject: "", ...file });
  } else return details === "";
  return true;
}
