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
  /** True if the page has nothing to list: the default sentence would promise what is missing. */
  isEmpty?: boolean;
  id?: string;
  /** Shown below the text, on laptops next to it. */
  picture?: ReactNode;
}

const headerClass = "shell pt-2.5 md:pt-5 [&+*]:pt-3 md:[&+*]:pt-5 print:py-2 print:[&+*]:pt-2";
const besideClass =
  "md:grid md:grid-cols-2 md:items-start md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_30rem] lg:gap-x-14";

export function PageHeader({ title, lead, isEmpty = false, id, picture }: PageHeaderProps) {
  const own = useRouteLoaderData<FrameData>("root")?.lead;
  const usual = own?.isShown && (own.isOwn || !isEmpty) ? own.text : "";
  return (
    <header className={picture ? `${headerClass} ${besideClass}` : headerClass}>
      <div>
        <h1 id={id} {...languageProps(title)}>
          {title}
        </h1>
        <StaffText text={lead || usual} className="lead mt-2" />
        {own && !lead ? (
          <EditLink
            to={own.edit}
            of={t(/* As in: Edit the line under the heading. */ "the sentence under the title")}
          />
        ) : null}
      </div>
      {picture}
    </header>
  );
}
