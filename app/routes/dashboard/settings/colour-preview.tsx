import type { LoaderFunctionArgs } from "@remix-run/node";
import { msg } from "#message";
import { rich, t } from "#say";
import { typedOrOwn } from "~/capabilities/settings/colours.server";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { requireStaff } from "~/http/require-staff.server";
import { schoolColours, themeOwn } from "~/styles/school-colours.server";
import { Icon } from "~/ui/icons/icon";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";

/** Allowed in the form's frame. */
export const handle: ProofHandle & { framed: true } = { proof: "none", framed: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "administrator");
  const { searchParams } = new URL(request.url);
  const colours = schoolColours({
    main: typedOrOwn(searchParams.get("main"), "main"),
    accent: typedOrOwn(searchParams.get("accent"), "accent"),
  });
  return {
    colours: colours ?? themeOwn,
    look: { type: searchParams.get("type") ?? "", hero: "", links: "" },
  };
}

export const meta = titled(msg("Preview of colours"));

/** Public components with unsaved colours. */
export default function ColourPreview() {
  return (
    <>
      <PageHeader title={t("A page of your site")} lead={t("This is how its parts look in these colours.")} />
      <div className="shell section-narrow grid gap-5">
        <p>{rich("Words, and <a>a link in them</a>.", { a: (words) => <a href="#top">{words}</a> })}</p>
        <p className="flex flex-wrap gap-3">
          <a className="button button-primary" href="#top">
            {t("Button")}
          </a>{" "}
          <a className="button button-accent" href="#top">
            {t("Other button")}
          </a>{" "}
          <a className="button button-quiet" href="#top">
            {t("Quiet button")}
          </a>
        </p>
        <article className="card">
          <p className="eyebrow">{t("A small heading")}</p>
          <h2>{t("A card")}</h2>
          <p>{t("Annual sports day is on Friday. Parents are welcome from nine.")}</p>
          <p>
            <a className="more-link" href="#top">
              {t("Read more")}
              <Icon name="arrow-right" size={18} />
            </a>
          </p>
        </article>
        <p className="message">
          <Icon name="circle-check" />
          {t("A message: your form was sent.")}
        </p>
        <p>
          <span className="plain-chip">{t("A tag")}</span>
        </p>
      </div>
    </>
  );
}
