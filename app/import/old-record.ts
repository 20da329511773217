import { excerpt } from "~/forms/excerpt";
import { sha256 } from "~/services/secrets.server";
import { instantAtSchool } from "~/ui/dates";
import type { OldRecord } from "./kinds.server";

/** A row of an old listing, as the site sent it. */
export type OldRow = Record<string, unknown>;

/** What tells a row from others, whatever name its site is asked by. */
export interface RowIdentity {
  /** The old id; where a listing has none, what the record says. */
  key: string;
  /** A hash of all that the record says. */
  fingerprint: string;
  /** When it was made by its own words, an ISO time; empty where it does not say. An id that is given again differs in it. */
  born: string;
}

/** @param base the address of the old interface; a picture's address that begins with it counts as a relative one */
export function identify(row: OldRow, base: string): RowIdentity {
  const { id } = row;
  const relative = Object.entries(row).map(([name, value]) =>
    typeof value === "string" && value.startsWith(base)
      ? [name, `./${value.slice(base.length)}`]
      : [name, value],
  );
  const fingerprint = sha256(JSON.stringify(relative.sort()));
  const hasId = typeof id === "number" || (typeof id === "string" && id !== "");
  return { key: hasId ? `id ${id}` : `content ${fingerprint}`, fingerprint, born: bornAt(row) ?? "" };
}

/** @param fallback milliseconds since 1970, for a record that does not say when it was made */
export function oldRecord(row: OldRow, fallback: number): OldRecord {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === "string" || typeof value === "number") fields.set(name, String(value));
  }
  const at = bornAt(row) ?? new Date(fallback).toISOString();
  return { fields, at, updatedAt: momentOf(fields.get("updated_at") ?? "") ?? at };
}

function bornAt({ created_at, uploaded_at }: OldRow): string | undefined {
  return momentOf(String(created_at ?? uploaded_at ?? ""));
}

/** An ISO time, or MySQL's form of one, which is the school's local time. */
function momentOf(text: string): string | undefined {
  const local = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?$/.exec(text.trim());
  const moment = new Date(local ? instantAtSchool(`${local[1]}T${local[2] ?? "00:00:00"}`) : text);
  return Number.isNaN(moment.getTime()) || text.trim() === "" ? undefined : moment.toISOString();
}

/** What the report calls a record. */
export function nameOf({ fields }: OldRecord): string {
  const words = ["title", "name", "original_name", "details"].map((name) => fields.get(name)).find(Boolean);
  const id = fields.get("id");
  return `${words ? `"${excerpt(words, 60)}"` : "a record without a name"}${id ? ` (${id})` : ""}`;
}
