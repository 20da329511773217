import { instantAtSchool } from "~/dates/dates";
import { readWrittenDay } from "~/dates/parse-written-date";
import { sha256 } from "~/services/secrets.server";
import { excerpt } from "~/text/excerpt";
import type { OldRecord } from "./kinds.server";
import { decodeEntities } from "./old-text";

/** A row of an old listing, as the site sent it. */
export type OldRow = Record<string, unknown>;

/** What tells a row from others, whatever name its site is asked by. */
export interface RowIdentity {
  /** The old id; where a listing has none, what the record says. */
  key: string;
  /** A hash of all that the record says. */
  fingerprint: string;
  /** When it was made by its own words, an ISO time; empty if it does not say. An id that is given again differs in it. */
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

/**
 * Reads a row of a listing.
 * @param fallback milliseconds since 1970, for a record that does not say when it was made
 */
export function oldRecord(row: OldRow, fallback: number): OldRecord {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === "string" || typeof value === "number") fields.set(name, String(value));
  }
  const at = bornAt(row) ?? new Date(fallback).toISOString();
  const changes = (["created_at", "uploaded_at"] as const).flatMap((name) => {
    const text = fields.get(name)?.trim();
    return text && !momentOf(text)
      ? [`its time "${excerpt(text, 30)}" cannot be read; the time of the import is used`]
      : [];
  });
  return {
    fields,
    at,
    updatedAt: momentOf(fields.get("updated_at") ?? "") ?? at,
    isDated: bornAt(row) !== undefined,
    changes,
  };
}

function bornAt({ created_at, uploaded_at }: OldRow): string | undefined {
  return momentOf(String(created_at ?? uploaded_at ?? ""));
}

const timeOfDay = /[ T,]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d+)?\s*([ap])?(?:\.?m\.?)?$/i;

/** Returns the ISO time of a moment with its zone, of seconds since 1970, or of a written day and time at the school. */
function momentOf(typed: string): string | undefined {
  const text = typed.trim();
  const [clock = "", hours = "0", minutes = "00", seconds = "00", half] = timeOfDay.exec(text) ?? [];
  const day = readWrittenDay(clock ? text.slice(0, -clock.length) : text);
  const hour = (Number(hours) % (half ? 12 : 24)) + (/p/i.test(half ?? "") ? 12 : 0);
  const local = day && instantAtSchool(`${day}T${String(hour).padStart(2, "0")}:${minutes}:${seconds}`);
  const moment = new Date(
    local ?? (/^\d{9,10}$/.test(text) ? Number(text) * 1000 : hasZone.test(text) ? text : Number.NaN),
  );
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

const hasZone = /\d(?:Z| ?GMT| ?UTC|[+-]\d\d:?\d\d)$/i;

/** What the report calls a record. */
export function nameOf({ fields }: OldRecord): string {
  const words = ["title", "name", "original_name", "details"]
    .map((name) =>
      decodeEntities(fields.get(name) ?? "")
        .replace(/<[^<>]*>|\s+/g, " ")
        .trim(),
    )
    .find(Boolean);
  const id = fields.get("id");
  return `${words ? `"${excerpt(words, 60)}"` : "a record without a name"}${id ? ` (${id})` : ""}`;
}
