import { Link, useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { readSearch } from "~/lists/paging.server";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";
import { EmptyList } from "~/ui/lists/empty-list";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";
import { findPlaces } from "./find.server";

export const loader = staffLoader("editor", async ({ request, staff, db }) => {
  const asked = readSearch(request);
  return { asked, found: await findPlaces(db, asked, staff.role) };
});

export const meta = titled(msg(/* The verb: names a search field. */ "Find"));

export default function Find() {
  const { asked, found } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{asked ? t("Found for “{words}”", { words: asked }) : t("Find")}</h1>
      {found.length > 0 ? (
        <ul className="rows mt-3">
          {found.map(({ title, place, what, to, isEditable }) => (
            <li
              key={to}
              className="relative flex items-center gap-x-3 border-t border-line py-1.5 hover:bg-green-mist"
            >
              <div className="min-w-0 flex-1">
                <h2 className="font-sans text-base/snug" {...languageProps(title)}>
                  {/* Makes the whole row clickable. */}
                  <Link className="no-underline after:absolute after:inset-0" to={to}>
                    {title}
                  </Link>
                </h2>
                <p className="hint m-0">{[place, what].filter(Boolean).join(" · ")}</p>
              </div>
              <span className="row-action" aria-hidden>
                <Icon name={isEditable ? "pencil" : "chevron-right"} size={16} />
                {isEditable ? t("Edit") : t("Open")}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyList icon="search">
          {asked
            ? t("Nothing found for “{words}”. Try one other word, such as fees or logo.", { words: asked })
            : t("Type a word in the field at the top, such as fees or logo.")}
        </EmptyList>
      )}
    </>
  );
}
