import { Form, Link } from "@remix-run/react";
import { t } from "#say";
import type { ActivityFilter } from "~/activity-log/filter";
import { topics } from "~/activity-log/topics";
import { Button } from "~/ui/form/button";
import { SelectField, TextField } from "~/ui/form/fields";

interface Props {
  path: string;
  filter: ActivityFilter;
  names: { value: string; label: string }[];
}

export function Filter({ path, filter, names }: Props) {
  const state = { typed: { ...filter } };
  const { who = "" } = filter;
  const isListed = who === "" || names.some(({ value }) => value === who);
  const whos = isListed ? names : [...names, { value: who, label: who }];
  const whats = Object.entries(topics).map(([value, label]) => ({ value, label: t(label) }));
  const isSet = Object.keys(filter).length > 0;
  return (
    <Form action={path} className="panel" role="search" aria-label={t("Filter")}>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          name="who"
          label={t("Who")}
          options={[{ value: "", label: t("Everybody") }, ...whos]}
          state={state}
        />
        <SelectField
          name="what"
          label={t("What")}
          options={[{ value: "", label: t("Everything") }, ...whats]}
          state={state}
        />
        <TextField name="from" label={t("From")} type="date" state={state} />
        <TextField
          name="to"
          label={t(/* Until which day: over the second of two dates. */ "To")}
          type="date"
          state={state}
        />
      </div>
      <p className="actions">
        <Button icon="search">{t("Show")}</Button> {isSet ? <Link to={path}>{t("Show all")}</Link> : null}
      </p>
    </Form>
  );
}
