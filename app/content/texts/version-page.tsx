import { Link } from "@remix-run/react";
import { momentAtSchool } from "~/ui/dates";
import { PostForm } from "~/ui/form/post-form";
import type { Difference } from "./differences.server";

interface VersionPageProps {
  label: string;
  version: { value: string; saved_at: string; saved_by: string };
  differences: readonly Difference[];
  token: string;
  errors: Record<string, string> | undefined;
  /** The form of the present text. */
  present: string;
}

/** An earlier version of a text beside what changed since, and the button that brings it back. */
export function VersionPage({ label, version, differences, token, errors, present }: VersionPageProps) {
  return (
    <>
      <h1>{`Earlier version: ${label}`}</h1>
      <p className="lead">
        {`Saved ${momentAtSchool(version.saved_at)}${version.saved_by ? ` by ${version.saved_by}` : ""}.`}
      </p>
      <div className="my-4 grid gap-4 *:my-0 lg:grid-cols-2">
        <section className="panel">
          <h2 className="text-xl">How it was</h2>
          <p className="whitespace-pre-line wrap-anywhere">{version.value || "It was empty."}</p>
        </section>
        <section className="panel">
          <h2 className="text-xl">What changed since</h2>
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
            <del>Struck out</del>
            {" was taken out since, "}
            <ins>underlined</ins>
            {" was put in."}
          </p>
        </section>
      </div>
      <PostForm
        token={token}
        errors={errors}
        submit="Restore this version"
        sending="Restoring…"
        aside={<Link to={present}>Keep the present one</Link>}
      />
      <p className="hint mt-2">The present text stays among the earlier versions.</p>
    </>
  );
}
