import { instantAtSchool } from "~/dates/dates";
import { readWrittenDay } from "~/dates/parse-written-date";
import { sha256 } from "~/services/secrets.server";
import { excerpt } from "~/text/excerpt";
import type { OldRecord } from "./kinds.server";
import { decodeEntities } from "./old-text";

export type OldRow = Record<string, unknown>;

export interface RowIdentity {
  /** Old ID; a fingerprint for listings without IDs. */
  key: string;
  fingerprint: string;
  /** Its own creation time, ISO; can be empty. Differs if an ID was reused. */
  born: string;
}

/** @param base API address; picture URLs under it count as relative */
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

/** @param fallback creation time in milliseconds, for rows without one */
export function oldRecord(row: OldRow, fallback: number): OldRecord {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === "string" || typeof value === "number") fields.set(name, String(value));
  }
  const at = bornAt(row) ?? new Date(fallback).toISOString();
  const changes = (["created_at", "uploaded_at"] as const).flatMap((name) => {
    const text = fields.get(name)?.trim();
    return text && !parseMoment(text)
      ? [`its time "${excerpt(text, 30)}" cannot be read; the time of the import is used`]
      : [];
  });
  return {
    fields,
    at,
    updatedAt: parseMoment(fields.get("updated_at") ?? "") ?? at,
    isDated: bornAt(row) !== undefined,
    changes,
  };
}

function bornAt({ created_at, uploaded_at }: OldRow): string | undefined {
  return parseMoment(String(created_at ?? uploaded_at ?? ""));
}

const timeOfDay = /[ T,]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d+)?\s*([ap])?(?:\.?m\.?)?$/i;

/** Parses a time with zone, seconds since 1970, or a local time of the school, to an ISO time. */
function parseMoment(typed: string): string | undefined {
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

export function getRecordName({ fields }: OldRecord): string {
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
