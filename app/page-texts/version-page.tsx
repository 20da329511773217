import { Link } from "@remix-run/react";
import { rich, t } from "#say";
import { momentAtSchool } from "~/dates/dates";
import { PostForm } from "~/ui/form/post-form";
import type { Difference } from "./differences.server";

interface VersionPageProps {
  label: string;
  version: { value: string; saved_at: string; saved_by: string };
  differences: readonly Difference[];
  token: string;
  errors: Record<string, string> | undefined;
  present: string;
}

export function VersionPage({ label, version, differences, token, errors, present }: VersionPageProps) {
  return (
    <>
      <h1>{t("Earlier version: {label}", { label })}</h1>
      <p className="lead">
        {version.saved_by
          ? t(/* {moment} is a day and a time. */ "Saved {moment} by {name}.", {
              moment: momentAtSchool(version.saved_at),
              name: version.saved_by,
            })
          : t(/* {moment} is a day and a time. */ "Saved {moment}.", {
              moment: momentAtSchool(version.saved_at),
            })}
      </p>
      <div className="my-4 grid gap-4 *:my-0 lg:grid-cols-2">
        <section className="panel">
          <h2 className="text-lg">{t("How it was")}</h2>
          <p className="whitespace-pre-line wrap-anywhere">{version.value || t("It was empty.")}</p>
        </section>
        <section className="panel">
          <h2 className="text-lg">{t("What changed since")}</h2>
          <p className="whitespace-pre-line wrap-anywhere">
            {differences.map(({ words, only }, index) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity, and never move
              if (only === "earlier") return <del key={index}>{words}</del>;
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              if (only === "later") return <ins key={index}>{words}</ins>;
              return words;
            })}
          </p>
          <p className="hint">
            {rich(
              /* Explains how the differences of two versions are shown. */ "<del>Struck out</del> was taken out since, <ins>underlined</ins> was put in.",
              {
                del: (words) => <del>{words}</del>,
                ins: (words) => <ins>{words}</ins>,
              },
            )}
          </p>
        </section>
      </div>
      <PostForm
        token={token}
        errors={errors}
        submit={t("Restore this version")}
        sending={t("Restoring…")}
        aside={<Link to={present}>{t("Keep the current one")}</Link>}
      />
      <p className="hint mt-2">{t("The current text is kept as an earlier version.")}</p>
    </>
  );
}
