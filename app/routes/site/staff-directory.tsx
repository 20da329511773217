import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { faculty, groupFaculty } from "~/content/faculty/faculty-member.server";
import { facultyMember } from "~/kinds/faculty-member";
import { editPathOf } from "~/kinds/kind";
import { servicesOf } from "~/services/services.server";
import { languageProps } from "~/text/language";
import { AskSchool } from "~/ui/contact/ask-school";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { EditLink } from "~/ui/records/edit-link";
import { StaffText } from "~/ui/text/staff-text";

const limit = 500;
/** Number of groups from which the page links to each. */
const many = 6;

export const handle = { layout: "wide" };
export async function loader({ context }: LoaderFunctionArgs) {
  return { groups: groupFaculty(await faculty.listOnSite(servicesOf(context).db, { limit })) };
}

export const meta = titled(msg("Staff directory"));

/** True if the role adds to the heading and the subjects. */
const saysMore = ({ title, subject }: { title: string; subject: string }, heading: string) =>
  title !== heading && !subject.toLowerCase().includes(title.toLowerCase());

export default function StaffDirectory() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("Staff directory")} />
      <div className="shell section grid gap-6 *:min-w-0 print:gap-3 print:py-2">
        {groups.length === 0 ? (
          <AskSchool missing={t("The teachers are not on this website yet.")} />
        ) : (
          <p className="print:hidden">
            <a className="more-link after:sign-arrow" href="/faculty">
              {t("See the faculty with photos")}
            </a>
          </p>
        )}
        {groups.length >= many ? (
          <nav aria-label={t(/* That are taught. */ "Subjects")} className="print:hidden">
            <ul className="flex flex-wrap gap-2">
              {groups.map(({ name }, index) => (
                <li key={name}>
                  <a
                    className="plain-chip tap no-underline"
                    href={`#group-${index + 1}`}
                    {...languageProps(name)}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {groups.map(({ name, people }, index) => (
            <section key={name} id={`group-${index + 1}`} className="scroll-mt-24">
              <h2 className="border-b-2 border-link pb-1" {...languageProps(name)}>
                {name}
              </h2>
              <ul>
                {people.map((person) => (
                  <li key={person.id} className="border-b border-line py-2">
                    <b {...languageProps(person.name)}>{person.name}</b>
                    <EditLink to={editPathOf(facultyMember, person.id)} of={person.name} />
                    <StaffText
                      text={saysMore(person, name) ? person.title : ""}
                      className="text-base text-ink-soft"
                    />
                    <StaffText
                      text={person.subject === name ? "" : person.subject}
                      className="text-base text-ink-soft"
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
