import { t } from "#say";
import type { OuterLink } from "~/content/disclosures/report/links.server";
import { indianDate } from "~/dates/indian-dates";
import { settingPath } from "~/settings/parts";
import { PostForm } from "~/ui/form/post-form";

interface OuterLinksProps {
  links: OuterLink[];
  areChecked: boolean;
  mayChange: boolean;
  token: string;
}

export function OuterLinks({ links, areChecked, mayChange, token }: OuterLinksProps) {
  return (
    <section id="links" className="mt-10 scroll-mt-28 print:hidden">
      <h2 className="text-lg">{t("Links to other websites: {count}", { count: links.length })}</h2>
      <p className="my-2">
        {areChecked
          ? t(
              "The website asks each of them once a week whether the page is still there. One that did not answer twice, a day apart, counts as dead.",
            )
          : t("They are not checked: that is switched off in the settings.")}
      </p>
      {mayChange ? (
        <p className="mb-2">
          <a className="tap font-semibold underline" href={settingPath("link_checks")}>
            {areChecked ? t("Check no links at all") : t("Have them checked again")}
          </a>
        </p>
      ) : null}
      {links.length === 0 ? (
        <p className="hint">{t("None was found yet. The website looks for them every night.")}</p>
      ) : (
        <PostForm token={token} submit={t("Save")}>
          <input type="hidden" name="what" value="links" />
          <fieldset>
            <legend className="mb-1 font-semibold">{t("Do not check")}</legend>
            <ul className="border-t border-line">
              {links.map(({ key, url, page, isOff, ...state }) => (
                <li key={key} className="border-b border-line py-1">
                  <div className="check items-start! [&_input]:mt-2.5">
                    <input type="checkbox" name="off" id={`off-${key}`} value={key} defaultChecked={isOff} />
                    <label htmlFor={`off-${key}`} className="min-w-0 wrap-anywhere">
                      {url}{" "}
                      <span className="hint block">
                        {`${t("On the page {page}.", { page })} ${stateWords(isOff, state)}`}
                      </span>
                    </label>
                  </div>
                </li>
              ))}
            </ul>
          </fieldset>
        </PostForm>
      )}
    </section>
  );
}

function stateWords(
  isOff: boolean,
  { problem, checked_at }: Pick<OuterLink, "problem" | "checked_at">,
): string {
  if (isOff) return t("Not checked.");
  if (!checked_at) return t("Not asked yet.");
  return problem
    ? `${indianDate(checked_at)}: ${problem}.`
    : t("{date}: answers.", { date: indianDate(checked_at) });
}
