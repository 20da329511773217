import type { Database } from "~db/connection.server";
import { loadSharp } from "../sharp.server";
import { type Focus, focusText, parseFocus } from "./focus";
import { focusField, focusOfField, tapHeight, tapWidth } from "./focus-form";

/** Proposes the focus of a picture: skin, saturated colours and edges attract it. */
export async function proposeFocus(path: string): Promise<string> {
  const sharp = await loadSharp();
  const { data, info: small } = await sharp(path)
    .resize({ width: 240, height: 240, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = small;
  // Without scaling, whose factor is missing from the point that sharp reports for some formats.
  const { info } = await sharp(data)
    .resize({ width, height: Math.ceil(height / 2), fit: "cover", position: "attention" })
    .toBuffer({ resolveWithObject: true });
  const { attentionX = width / 2, attentionY = height / 2 } = info;
  return focusText({ x: (attentionX / width) * 100, y: (attentionY / height) * 100 });
}

/** Stores the focus that a form's button chose. @returns false if no such button was pressed */
export async function saveFocus(db: Database, fields: URLSearchParams): Promise<boolean> {
  const stem = fields.get(focusOfField);
  const named = fields.get(focusField);
  const [x, y] = [fields.get(`${focusField}.x`), fields.get(`${focusField}.y`)];
  if (!stem || (named === null && (x === null || y === null))) return false;
  const picture = await db
    .selectFrom("pictures")
    .select(["width", "height"])
    .where("stem", "=", stem)
    .executeTakeFirst();
  if (!picture) return false;
  const focus: Focus =
    named === null
      ? { x: (Number(x) / tapWidth) * 100, y: (Number(y) / tapHeight(picture)) * 100 }
      : parseFocus(named);
  if (Number.isNaN(focus.x + focus.y)) return false;
  await db
    .updateTable("pictures")
    .set({ focus: focusText(focus) })
    .where("stem", "=", stem)
    .execute();
  return true;
}
