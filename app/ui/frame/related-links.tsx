import { useLocation } from "@remix-run/react";
import { t } from "#say";
import { PhoneLink } from "../contact/phone-link";
import { ButtonLink, buttonClass } from "../form/button";
import { Icon } from "../icons/icon";
import { LinkList } from "../page/link-list";
import type { FrameData } from "./frame-data";
import { schoolLife, schoolLifeLinks, shownLinks } from "./menu";
import { inWords, shownMenu } from "./shown-menu";

/** Address of a page in the group that other pages show. */
const parents = "/admission";

const isSchoolLife = (path: string) => /^\/(events|school-gallery)(\/|$)/.test(path);

interface RelatedLinksProps {
  frame: Pick<FrameData, "school" | "hidden" | "records">;
  /** Below a page that uses the whole width, in columns. */
  isBelow: boolean;
}

const besideClass = "max-xl:shell max-xl:pb-3 xl:pt-5 xl:pb-section print:hidden";
const boxClass =
  "grid gap-5 rounded-b-card border-t-4 border-orange max-xl:gap-1 max-xl:pt-2 xl:sticky xl:top-24 xl:bg-sheet xl:p-6";
const columnsClass =
  "grid gap-1 border-t-4 border-orange pt-2 xl:gap-5 xl:pt-5 lg:grid-cols-[1fr_21rem] lg:gap-16";

/** Ends a page with the other pages of its menu group; on laptops they fill the right third of text pages. */
export function RelatedLinks({ frame, isBelow }: RelatedLinksProps) {
  const { pathname } = useLocation();
  const groups = shownMenu(frame.hidden, frame.records).flatMap((entry) => ("links" in entry ? [entry] : []));
  const groupOf = (path: string) => groups.find(({ links }) => links.some(({ to }) => to === path));
  const group = isSchoolLife(pathname)
    ? { label: t(schoolLife), links: inWords(shownLinks(schoolLifeLinks, frame.hidden)) }
    : (groupOf(pathname) ?? groupOf(parents));
  const { phone } = frame.school;
  const links = group?.links.filter(({ to }) => to !== pathname) ?? [];
  return (
    <aside
      className={isBelow ? "shell pb-3 lg:pb-section print:hidden" : besideClass}
      aria-label={t("Related pages")}
    >
      <div className={isBelow ? columnsClass : boxClass}>
        {group && links.length > 0 ? (
          <div>
            <h2 className="text-lg xl:mb-1">{group.label}</h2>
            <LinkList links={links} columns={isBelow ? "all" : "beside"} few />
          </div>
        ) : null}
        <section>
          <h2 className="text-lg max-xl:sr-only">{t("Questions?")}</h2>
          {phone ? (
            <p className="text-ink-soft max-xl:hidden">{t("Call or write. We answer every working day.")}</p>
          ) : null}
          <p className="actions max-xl:mt-1 max-md:[&_.button]:px-3">
            {phone ? (
              <PhoneLink number={phone} className={buttonClass("primary")}>
                <Icon name="phone" size={18} />
                {phone}
              </PhoneLink>
            ) : null}{" "}
            <ButtonLink href="/contact">{t("Contact")}</ButtonLink>
          </p>
        </section>
      </div>
    </aside>
  );
}
