import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#say";
import { languageProps } from "../../text/language";
import type { FrameData } from "../frame/frame-data";
import { EditLink } from "../records/edit-link";
import { StaffText } from "../text/staff-text";

interface PageHeaderProps {
  title: string;
  lead?: string;
  id?: string;
  /** Banner picture: fades into the text on wide screens, above it on phones. */
  picture?: ReactNode;
}

const bandClass =
  "[&+*]:pt-[clamp(1.5rem,4vw,3rem)] print:[&+*]:py-2 border-b border-line [background:linear-gradient(100deg,--theme(--color-green-mist),--theme(--color-marigold-mist))]";

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
            of={t(/* As in: Edit the line under the heading. */ "the sentence under the title")}
          />
        ) : null}
      </div>
    </header>
  );
}
