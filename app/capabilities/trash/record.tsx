import { t } from "#say";
import { shortDate } from "~/dates/dates";
import { trashDays } from "./days";
import { type TrashedRecord, trashedName, trashKinds } from "./kinds";

const day = 24 * 60 * 60 * 1000;

export function deletedAndKept(deleted_at: string): string[] {
  const erased = new Date(new Date(deleted_at).getTime() + trashDays * day).toISOString();
  return [
    t(/* Of a record; {day} is a date. */ "deleted {day}", { day: shortDate(deleted_at) }),
    t(/* Of a record in the trash; {day} is a date. */ "kept until {day}", { day: shortDate(erased) }),
  ];
}

export function TrashedDetails({ record }: { record: Omit<TrashedRecord, "picture"> }) {
  const { kind, name, words, created_at, deleted_at } = record;
  const facts = [
    t(trashKinds[kind].label),
    t(/* Of a record; {day} is a date. */ "added {day}", { day: shortDate(created_at) }),
    ...deletedAndKept(deleted_at),
  ];
  return (
    <>
      {name && words ? <p>{trashedName({ name: "", words })}</p> : null}
      <p className="hint">{facts.join(" · ")}</p>
      {record.isAskedFor ? <p>{t("A visitor asked to remove it.")}</p> : null}
    </>
  );
}
