import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { rich, t } from "#say";
import { getDefaultText, savedTexts } from "~/capabilities/texts/queries.server";
import { textNames, textPages, textPath, textSpec } from "~/capabilities/texts/texts";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { plainText } from "~/text/plain-text";
import { Icon } from "~/ui/icons/icon";
import { pageMeta } from "~/ui/page/page-meta";

/** Characters. */
const shown = 110;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  const saved = await savedTexts(servicesOf(context).db);
  const rows = textNames.map((name) => {
    const { page, label } = textSpec(name);
    const text = saved.get(name);
    const own = text?.value ?? "";
    return {
      name,
      page,
      label,
      beginning: excerpt(plainText(own || getDefaultText(name)).replace(/\s+/g, " "), shown),
      status: own ? (text?.is_sample ? ("sample" as const) : ("own" as const)) : ("usual" as const),
    };
  });
  return {
    samples: rows.filter(({ status }) => status === "sample").length,
    pages: Object.entries(textPages).map(([path, title]) => ({
      path,
      // Translated here, so that the messages are in no script.
      title: t(title),
      texts: rows.filter(({ page }) => page === path),
    })),
  };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, t("Texts"));

/** In the order of the site's pages. */
export default function Texts() {
  const { pages, samples } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("Texts")}</h1>
      <p className="lead">
        {t(
          "The words of each page, in the order of the website. Notices, photos and people have lists of their own.",
        )}
      </p>
      {samples > 0 ? (
        <p className="panel">
          {t("{count, plural, one {# text is still a sample.} other {# texts are still samples.}}", {
            count: samples,
          })}{" "}
          {t("Replace them with the school's own words, or empty them.")}
        </p>
      ) : null}
      {pages.map((page) => (
        <section key={page.path} className="mt-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-lg">{page.title}</h2>
            <a className="tap text-sm" href={page.path}>
              {rich(
                /* Text in the tags is for screen readers only. */ "See the page<heard>: {page}</heard>",
                { heard: (words) => <span className="sr-only">{words}</span> },
                { page: page.title },
              )}
            </a>
          </div>
          <ul className="rows">
            {page.texts.map((text) => (
              <TextRow key={text.name} text={text} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type TextRowData = ReturnType<typeof useLoaderData<typeof loader>>["pages"][number]["texts"][number];

function TextRow({ text }: { text: TextRowData }) {
  const { name, label, beginning, status } = text;
  return (
    <li
      id={name}
      className="flex items-center gap-x-3 scroll-mt-28 border-t border-line py-1.5 target:bg-marigold-mist lg:py-0.5"
    >
      <div className="min-w-0 flex-1 md:flex md:items-baseline md:gap-x-4">
        <h3 className="font-sans text-base/snug md:w-60 md:flex-none">
          <Link className="block py-1 no-underline hover:underline" to={textPath(name)}>
            {t(label)}
          </Link>
        </h3>
        <p
          className="m-0 min-w-0 flex-1 text-sm/snug text-ink-soft wrap-anywhere"
          {...languageProps(beginning)}
        >
          {beginning || t("Empty: nothing is shown.")}
        </p>{" "}
        {status === "sample" ? (
          <span className="tag bg-yellow-mist text-yellow-ink">{t("Sample")}</span>
        ) : null}
      </div>{" "}
      <Link className="row-action" to={textPath(name)} aria-label={t("Edit {name}", { name: t(label) })}>
        <Icon name="pencil" size={16} />
        {t("Edit")}
      </Link>
    </li>
  );
}
