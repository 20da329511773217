import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#say";
import { languageProps } from "../../text/language";
import type { FrameData } from "../frame/frame-data";
import { EditLink } from "../records/edit-link";
import { StaffText } from "../text/staff-text";

interface PageHeaderProps {
  title: string;
  /** In the place of the line that staff write for the page. */
  lead?: string;
  id?: string;
  /** Makes it a banner: a picture that fades into the words on a wide screen, and lies above them on a phone. */
  picture?: ReactNode;
}

const bandClass =
  "[&+*]:pt-[clamp(1.5rem,4vw,3rem)] print:[&+*]:py-2 border-b border-line [background:linear-gradient(100deg,--theme(--color-green-mist),--theme(--color-marigold-mist))]";

/** The head of every inner page: its name, and one line of what is there. */
export function PageHeader({ title, lead, id, picture }: PageHeaderProps) {
  const own = useRouteLoaderData<FrameData>("root")?.lead;
  return (
    <header
      className={
        picture
          ? `${bandClass} relative pb-7 md:py-[clamp(4rem,8vw,6.5rem)]`
          : `${bandClass} py-[clamp(1.75rem,5vw,3.5rem)] print:py-2`
      }
    >
      {picture}
      <div className={picture ? "shell relative pt-6 md:pt-0 md:*:max-w-80 lg:*:max-w-96" : "shell"}>
        <h1 id={id} {...languageProps(title)}>
          {title}
        </h1>
        <StaffText text={lead || own?.text} className="lead mt-2" />
        {own && !lead ? (
          <EditLink
            to={own.edit}
            of={t(/* As in: Edit the line under the heading. */ "the line under the heading")}
          />
        ) : null}
      </div>
    </header>
  );
}
