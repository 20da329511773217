import type { PublishingState } from "./publishing.server";

/** A time or none, as an offer to undo holds it. */
const none = "-";
const time = String.raw`-|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
const pattern = new RegExp(String.raw`^(\d{1,15})_(\d{1,9})_(${time})_(${time})(?:_(${time}))?$`);

/** What brings records of a kind back as they were: `notice!12_3_2026-03-14T06:30:00.000Z_-_-`, several parted by `+`. */
export function publishingUndo(kind: string, states: readonly PublishingState[]): string {
  const texts = states.map(({ id, version, published_at, ends_at, pinned_until }) =>
    [
      id,
      version,
      published_at ?? none,
      ends_at ?? none,
      ...(pinned_until === undefined ? [] : [pinned_until ?? none]),
    ].join("_"),
  );
  return `${kind}!${texts.join("+")}`;
}

/** Reads it; undefined for anything else. */
export function parsePublishingUndo(
  text: string | null,
): { kind: string; states: PublishingState[] } | undefined {
  const [kind, rest, ...more] = (text ?? "").split("!");
  if (!kind || !rest || more.length > 0) return undefined;
  const states: PublishingState[] = [];
  for (const part of rest.split("+")) {
    const [, id, version, published, ends, pinned] = pattern.exec(part) ?? [];
    if (!id) return undefined;
    const timeOf = (value = none) => (value === none ? null : value);
    states.push({
      id: Number(id),
      version: Number(version),
      published_at: timeOf(published),
      ends_at: timeOf(ends),
      ...(pinned !== undefined && { pinned_until: timeOf(pinned) }),
    });
  }
  return { kind, states };
}
