import { useLoaderData, useLocation } from "@remix-run/react";
import { t } from "#say";
import { askedField, chosenField, doField } from "~/lists/selection";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { CancelLink } from "~/ui/form/cancel-link";
import { SelectField, TextField } from "~/ui/form/fields";
import { PostForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { Thumb } from "~/ui/pictures/thumb";
import type { chosenPage } from "./page.server";

type Page = ReturnType<typeof chosenPage>;

/** Maximum names; others are counted. */
const maxNamed = 20;

/** Contains the number, or the name of a single record. */
export const chosenMeta = titled((data) => {
  const { title = t("Chosen"), rows = [] } = (data ?? {}) as { title?: string; rows?: { name: string }[] };
  const [only, ...others] = rows;
  return only && others.length === 0 ? `${title}: ${excerpt(only.name, 60)}` : title;
});

export function ChosenPage() {
  const { title, danger, consequence, rows, missing, path, action, ask, token } =
    useLoaderData<Page["loader"]>();
  const { search } = useLocation();
  const more = rows.length - maxNamed;
  return (
    <>
      <h1>{`${title}?`}</h1>
      <section className="panel" aria-label={t("Chosen")}>
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {rows.slice(0, maxNamed).map(({ value, name, picture }) => (
            <li key={value} className="flex min-w-0 items-center gap-3 py-0.5">
              <Thumb
                picture={picture}
                sizes="2.25rem"
                className="size-9 max-w-none flex-none rounded-md bg-sand object-cover"
              />
              <span className="wrap-anywhere" {...languageProps(name)}>
                {name}
              </span>
            </li>
          ))}
        </ul>
        {more > 0 ? <p>{t("and {count} more", { count: more })}</p> : null}
        {missing > 0 ? (
          <p className="hint">
            {t(
              "{count, plural, one {# that you chose is gone already.} other {# that you chose are gone already.}}",
              { count: missing },
            )}
          </p>
        ) : null}
      </section>
      <p>{consequence}</p>
      <PostForm
        token={token}
        tone={danger ? "danger" : "primary"}
        submit={title}
        aside={<CancelLink to={path + (new URLSearchParams(search).get("list") ?? "")} />}
      >
        {ask ? <Question {...ask} /> : null}
        <input type="hidden" name={doField} value={action} />
        <input type="hidden" name={chosenField} value={rows.map(({ value }) => value).join(",")} />
      </PostForm>
    </>
  );
}

const maxAnswerLength = 100;

interface QuestionProps {
  label: string;
  hint?: string;
  options?: { value: string; label: string }[];
}

function Question({ label, hint, options }: QuestionProps) {
  if (options) return <SelectField name={askedField} label={label} options={options} state={{}} />;
  return (
    <TextField
      name={askedField}
      label={label}
      {...(hint && { hint })}
      maxLength={maxAnswerLength}
      state={{}}
    />
  );
}
