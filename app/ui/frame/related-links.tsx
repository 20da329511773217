import { useLocation } from "@remix-run/react";
import { t } from "#say";
import { PhoneLink } from "../contact/phone-link";
import { Icon } from "../icons/icon";
import { LinkList } from "../page/link-list";
import type { FrameData } from "./frame-data";
import { shownMenu } from "./shown-menu";

/** Address of a page in the group that other pages show. */
const parents = "/admission";

/** Ends each page with the other pages of its menu group; on laptops they fill the right third. */
export function RelatedLinks({ frame }: { frame: Pick<FrameData, "school" | "hidden" | "records"> }) {
  const { pathname } = useLocation();
  const groups = shownMenu(frame.hidden, frame.records).flatMap((entry) => ("links" in entry ? [entry] : []));
  const groupOf = (path: string) => groups.find(({ links }) => links.some(({ to }) => to === path));
  const group = groupOf(pathname) ?? groupOf(parents);
  const { phone } = frame.school;
  return (
    <aside className="max-xl:shell max-xl:pb-section xl:pt-22 print:hidden" aria-label={t("Related pages")}>
      <div className="grid gap-5 border-t-4 border-orange bg-sheet p-6 xl:sticky xl:top-24">
        {group ? (
          <nav aria-label={group.label}>
            <h2 className="mb-1 text-lg">{group.label}</h2>
            <LinkList links={group.links} current={pathname} />
          </nav>
        ) : null}
        <section>
          <h2 className="text-lg">{t("Questions?")}</h2>
          <p className="text-ink-soft">{t("Call or write. We answer every working day.")}</p>
          <p className="actions">
            {phone ? (
              <PhoneLink number={phone} className="button button-primary">
                <Icon name="phone" size={18} />
                {phone}
              </PhoneLink>
            ) : null}{" "}
            <a className="button button-quiet" href="/contact">
              {t("Contact")}
            </a>
          </p>
        </section>
      </div>
    </aside>
  );
}
