import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPortrait } from "~/content/faculty/queries.server";
import { readSettings } from "~/content/settings/queries.server";
import { Photo } from "~/files/photo";
import { excerpt } from "~/forms/excerpt";
import { servicesOf } from "~/services/services.server";
import { EditSettingLink } from "~/ui/edit-link";
import { languageOf } from "~/ui/language";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Paragraphs } from "~/ui/text-page";

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const { principal_name, principal_message } = await readSettings(db);
  return { name: principal_name, message: principal_message, portrait: await findPortrait(db, "Principal") };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, "Principal's message", data && excerpt(data.message, 150));

export default function Principal() {
  const { name, message, portrait } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Principal's message" />
      <div
        className={
          portrait
            ? "shell section grid gap-8 lg:grid-cols-[22rem_1fr] lg:items-start lg:gap-14"
            : "shell section-narrow"
        }
      >
        {portrait ? (
          <Photo
            picture={portrait}
            alt=""
            offer={name || "The principal"}
            sizes="(width < 64rem) 60vw, 22rem"
            className="w-full max-w-88 rounded-card"
            priority
          />
        ) : null}
        <div className="prose">
          <Paragraphs text={message} />
          <EditSettingLink setting="principal_message" of="Principal's message" />
          {name ? (
            <p className="border-t-3 border-marigold pt-4">
              <strong lang={languageOf(name)}>{name}</strong>
              <br />
              Principal
            </p>
          ) : null}
        </div>
      </div>
    </>
  );
}
