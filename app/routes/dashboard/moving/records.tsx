import { Link } from "@remix-run/react";
import { type Message, msg, t } from "#say";
import { allKinds } from "~/kinds/registry";
import { languageProps } from "~/text/language";
import { ActionForm } from "~/ui/form/action-form";
import { Button } from "~/ui/form/button";
import { chipClass } from "~/ui/lists/chip-class";
import { MetaLine } from "~/ui/lists/meta-line";
import type { ImportedState } from "~db/schema";
import { runPath } from "./paths";

const labels: Record<ImportedState, Message> = {
  held: msg(/* Of imported records. */ "Not published yet"),
  published: msg(/* Of imported records. */ "Published"),
  "left out": msg(/* Of records of an old website that are not imported. */ "Left out"),
  undone: msg(/* Of records of an import that was undone. */ "Removed"),
  kept: msg(/* Of records of an import that was undone. */ "Kept, because it was edited here"),
};

const classes: Record<ImportedState, string> = {
  held: "bg-marigold-mist text-marigold-deep",
  published: "bg-leaf-mist text-leaf",
  "left out": "bg-rose-mist text-rose",
  undone: "bg-sand text-ink",
  kept: "bg-sand text-ink",
};

const states = Object.keys(labels) as ImportedState[];

/** Returns a state that a list can be narrowed to. */
export const isShownState = (text: string | null): ImportedState | undefined =>
  states.find((state) => state === text);

interface Count {
  state: ImportedState;
  count: number;
}

export function StateLinks({ runId, state, counts }: { runId: number; state: string; counts: Count[] }) {
  const sum = (one: ImportedState) =>
    counts.filter((count) => count.state === one).reduce((all, { count }) => all + count, 0);
  const links = [
    { value: "", label: t("All") },
    ...states.flatMap((value) => {
      const count = sum(value);
      return count > 0 ? [{ value, label: `${t(labels[value])} (${count})` }] : [];
    }),
  ];
  return (
    <p className="mb-3 flex flex-wrap gap-2">
      {links.map(({ value, label }) => (
        <Link
          key={value}
          className={chipClass}
          to={runPath(runId, value)}
          aria-current={value === state ? "true" : undefined}
        >
          {label}
        </Link>
      ))}
    </p>
  );
}

interface RecordRowProps {
  runId: number;
  record: {
    id: number;
    kind: string;
    state: ImportedState;
    is_draft: number;
    title: string;
    old_address: string;
    reason: string;
    edit: string;
    photos: number;
    isGone: boolean;
    isLive: boolean;
  };
}

export function RecordRow({ runId, record }: RecordRowProps) {
  const { id, kind, title, old_address, reason, edit, photos, isGone } = record;
  const noun = allKinds.find(({ key }) => key === kind)?.names.title;
  const state = record.state === "held" && record.isLive ? "published" : record.state;
  return (
    <li>
      <div className="min-w-0">
        <h3 className="font-sans text-base/snug wrap-anywhere" {...languageProps(title)}>
          {edit && state !== "undone" ? <Link to={edit}>{title}</Link> : title}
        </h3>
        <MetaLine tight>
          <span className={`tag ${classes[state]}`}>{t(labels[state])}</span>
          {noun ? <span>{t(noun)}</span> : null}
          {photos > 0 ? (
            <span>{t("{count, plural, one {# photo} other {# photos}}", { count: photos })}</span>
          ) : null}
          {record.is_draft && state === "held" ? <span>{t("Was a draft there too")}</span> : null}
          {isGone && state !== "undone" ? <span>{t("Deleted here")}</span> : null}
          {old_address ? <span className="wrap-anywhere">{old_address}</span> : null}
        </MetaLine>
        {reason ? (
          <p className="hint wrap-anywhere" lang="en">
            {reason}
          </p>
        ) : null}
      </div>
      {state === "held" && !isGone ? (
        <ActionForm className="actions">
          <input type="hidden" name="run" value={runId} />
          <Button name="record" value={id} aria-label={t("Publish {name}", { name: title })}>
            {t("Publish")}
          </Button>
        </ActionForm>
      ) : null}
    </li>
  );
}
