import { Form, Link, useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { findStaffByUsername } from "~/accounts/queries.server";
import { findPerson } from "~/people/find.server";
import { type Found, maxPerKind } from "~/people/found";
import { excerpt } from "~/text/excerpt";
import { Button } from "~/ui/form/button";
import { Icon } from "~/ui/icons/icon";
import { EmptyList } from "~/ui/lists/empty-list";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";
import { FoundFacts } from "./found-list";

const path = "/dashboard/person";
const maxQueryLength = 254;

export const loader = staffLoader("administrator", async ({ request, db, recordView }) => {
  const asked = new URL(request.url).searchParams;
  const query = excerpt((asked.get("q") ?? "").trim(), maxQueryLength, "");
  if (!query) return { query, found: [], isCut: false, account: undefined, isNothingMarked: false };
  const [result, account] = await Promise.all([findPerson(db, query), findStaffByUsername(db, query)]);
  await recordView({ verb: "looked at person" });
  return {
    query,
    ...result,
    account: account && { id: account.id, username: account.username },
    isNothingMarked: asked.get("nothing") === "marked",
  };
});

export const meta = titled(msg("Personal data"));

export default function PersonalData() {
  const { query, found, isCut, account, isNothingMarked } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("Personal data")}</h1>
      <p className="lead">
        {t("If a person asks what the school keeps about them, find it, send it as a file, or erase it.")}
      </p>
      <Form key={query} action={path} role="search" className="form">
        <div className="field">
          <label htmlFor="q">{t("E-mail, phone number or name")}</label>
          <p className="hint" id="q-hint">
            {t("An e-mail address or a phone number is best: many people have the same name.")}
          </p>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={254}
            aria-describedby="q-hint"
          />
        </div>
        <p>
          <Button variant="primary" icon="search">
            {t("Find")}
          </Button>
        </p>
      </Form>
      {account ? (
        <p className="panel">
          {t("{username} is also a staff account.", { username: account.username })}{" "}
          <Link to={`/dashboard/staff/${account.id}`}>{t("Open the account")}</Link>
        </p>
      ) : null}
      {query && found.length === 0 ? (
        <EmptyList icon="search">{t("Nothing is kept about “{query}”.", { query })}</EmptyList>
      ) : null}
      {found.length > 0 ? (
        <Results query={query} found={found} isCut={isCut} isNothingMarked={isNothingMarked} />
      ) : null}
      {query ? <Limits /> : null}
    </>
  );
}

interface ResultsProps {
  query: string;
  found: Found[];
  isCut: boolean;
  isNothingMarked: boolean;
}

/** Two buttons send the selection: to the download, or to the confirmation of erasing. */
function Results({ query, found, isCut, isNothingMarked }: ResultsProps) {
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="mt-6">
        {t("{count, plural, one {# record} other {# records}}", { count: found.length })}
      </h2>
      {isNothingMarked ? (
        <p className="message message-warning" role="alert">
          <Icon name="alert-triangle" />
          {t("Mark at least one record first.")}
        </p>
      ) : null}
      {isCut ? (
        <p className="hint">
          {t("There are more. Of each kind the first {most} are shown: please be more exact.", {
            most: maxPerKind,
          })}
        </p>
      ) : null}
      <p className="hint mb-4">
        {t(
          "Records with exactly this e-mail address or phone number are marked. Check the others: they may be about another person.",
        )}
      </p>
      <Form key={query} action={`${path}/person.zip`} reloadDocument>
        <input type="hidden" name="q" value={query} />
        <ul className="rows">
          {found.map((record) => (
            <li key={record.item}>
              <div className="min-w-0">
                <div className="check">
                  <input
                    type="checkbox"
                    id={record.item}
                    name="item"
                    value={record.item}
                    defaultChecked={record.isSure}
                  />
                  <label htmlFor={record.item}>{record.title}</label>
                </div>
                <FoundFacts record={record} />
              </div>
            </li>
          ))}
        </ul>
        <p className="actions mt-4">
          <Button icon="download">{t("Download what is marked")}</Button>{" "}
          <Button variant="delete" icon="trash" formAction={`${path}/erase`}>
            {t("Erase what is marked")}
          </Button>
        </p>
      </Form>
    </section>
  );
}

function Limits() {
  return (
    <p className="hint mt-4">
      {t(
        "Not searched: the text of resumes and PDFs, faces in photos, the school's mailbox, and downloaded files. The server's log has no names.",
      )}
    </p>
  );
}
