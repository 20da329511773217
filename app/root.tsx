import { data, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { pageLanguage, t } from "#say";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { noticePath } from "~/content/notices/address";
import { findNewestNotice } from "~/content/notices/notice.server";
import { setSchoolZone } from "~/dates/dates";
import { takeMessage } from "~/http/flash.server";
import { addressIn, comesInLanguages } from "~/languages/address";
import { messageScripts } from "~/languages/browser-messages.server";
import { offeredLanguage } from "~/languages/choice.server";
import { currentSpeech, speaking } from "~/languages/current";
import { english, getLocale, type Language } from "~/languages/languages";
import { readFrameTexts } from "~/page-texts/queries.server";
import { readRecordLinks } from "~/routes/record-links.server";
import { isOnTls, siteOrigin } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";
import { findStaff } from "~/session/session.server";
import { bannerAt } from "~/settings/banner";
import { hiddenPages } from "~/settings/hidden-pages";
import { readPreviewedLook, shownLook } from "~/settings/looks";
import { settingsOnPage } from "~/settings/queries.server";
import { schoolColours } from "~/styles/school-colours.server";
import siteStyles from "~/styles/site.css?url";
import { excerptInWords } from "~/text/excerpt";
import { plainText } from "~/text/plain-text";
import { ownLogo, sharePicturePath } from "~/ui/frame/branding";
import { type FrameData, pickFrameSettings } from "~/ui/frame/frame-data";
import { type PageLayout, SiteFrame } from "~/ui/frame/site-frame";
import { siteHeaderId } from "~/ui/frame/site-header";
import { useDocumentProps } from "~/ui/page/document-context";
import { PageError } from "~/ui/page/page-error";
import { nameUndo } from "~/undo/undo.server";

const marqueeLength = 400;

function marqueeText(details: string): string {
  const shown = excerptInWords(details, marqueeLength);
  return shown === details ? details : `${shown} ${t("Read the whole notice")}`;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { db } = services;
  const { pathname } = new URL(request.url);
  const [settings, texts, records, newest, staff, { message, headers }] = await Promise.all([
    settingsOnPage(db),
    readFrameTexts(db, pathname),
    readRecordLinks(db),
    findNewestNotice(db),
    findStaff(request, context),
    takeMessage(request, context),
  ]);
  const offered = offeredLanguage(
    siteLanguages(services).languages,
    request.headers.get("Cookie"),
    request.headers.get("Accept-Language"),
    isOnTls(request, context),
  );
  const previewed = readPreviewedLook(request, staff);
  const look = previewed ?? settings;
  const frame = {
    ...languagesOfPage(pathname, offered),
    school: pickFrameSettings(settings),
    colours: schoolColours({ main: look.colour_main, accent: look.colour_accent }),
    look: shownLook(look),
    isPreview: previewed !== undefined,
    hidden: hiddenPages(settings),
    ...texts,
    records,
    offline: services.config.isOfflineOn && !import.meta.env.DEV,
    banner: bannerAt(settings),
    marquee: newest ? { href: noticePath(newest), text: marqueeText(plainText(newest.details)) } : null,
    // Previews show the visitors' view, and leave the message to the next page.
    staff: staff && !previewed ? { name: staff.username, role: staff.role } : null,
    site: siteOrigin(request, context),
    messageScripts: staff ? messageScripts() : [],
    message: message && !previewed ? await nameUndo(db, message) : null,
  };
  return data(frame, previewed ? {} : { headers });
}

export { errorMeta as meta } from "~/ui/page/page-error";

function Icons({ setting }: { setting: string }) {
  const logo = ownLogo(setting);
  return (
    <>
      {logo ? (
        <link rel="icon" href={logo.file("48.png")} type="image/png" />
      ) : (
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={logo?.file("180.png") ?? "/apple-touch-icon.png"} />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}

/** React 18 supports only this spelling. */
const lowPriority = { fetchpriority: "low" };

/** Chrome's parser pauses after the styles of the head: without this it would paint an empty frame there. React 18 knows no `blocking`. */
const firstFrame = { rel: "expect", href: `#${siteHeaderId}`, blocking: "render" };

/** True if React hydrates the page: `handle = { hydrate: true }`. */
function useHydrated(): boolean {
  return useMatches().some((match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate);
}

export function Layout({ children }: { children: ReactNode }) {
  const { entry, nonce, css, headSheet, light } = useDocumentProps();
  const hydrated = useHydrated();
  const language = pageLanguage();
  const frame = useRouteLoaderData<typeof loader>("root");
  // Browsers can be in another zone.
  if (frame) setSchoolZone(frame.school.time_zone);
  return (
    <html
      lang={language === "en" ? "en-IN" : language}
      id="top"
      className={light ? "light" : undefined}
      data-type={frame?.look.type || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={frame?.colours?.["green-deep"] ?? "#0f3d2e"} />
        {/* Links of a preview, in its sandbox, open nothing. */}
        {frame?.isPreview ? <base target="_blank" /> : null}
        {frame ? <SharedLinkMeta frame={frame} /> : null}
        <Meta />
        <Icons setting={frame?.school.logo ?? ""} />
        <Links />
        {frame && !hydrated ? <link {...firstFrame} /> : null}
        {headSheet ? <link rel="stylesheet" href={headSheet} /> : null}
        {css === undefined ? (
          <link rel="stylesheet" href={siteStyles} />
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, allowed by its hash
          <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
        )}
      </head>
      <body>
        {children}
        {hydrated ? <ScrollRestoration nonce={nonce} /> : null}
        {/* Preloads come first. */}
        {!hydrated && entry && !light && !frame?.isPreview ? (
          <script type="module" src={entry} {...lowPriority} />
        ) : null}
        {/* Before scripts that render texts. */}
        {hydrated ? frame?.messageScripts.map((src) => <script key={src} src={src} nonce={nonce} />) : null}
        {hydrated ? <Scripts nonce={nonce} /> : null}
        {/* Prefetches the shared sheet; here it delays nothing. */}
        {hydrated && css !== undefined ? <link rel="stylesheet" href={siteStyles} /> : null}
      </body>
    </html>
  );
}

/** Open Graph data; URLs must be absolute. Its address is the canonical one, and its type the default. */
function SharedLinkMeta({
  frame,
}: {
  frame: Pick<FrameData, "site" | "school" | "path" | "locale" | "languages">;
}) {
  const picture: SharePicture = useSharePicture() ?? {
    path: sharePicturePath(frame.school.share_picture),
    words: frame.school.share_alt || frame.school.school_name,
  };
  return (
    <>
      <link rel="canonical" href={frame.site + frame.path} />
      {frame.languages.map(({ code, path }) => (
        <link key={code} rel="alternate" hrefLang={code} href={frame.site + path} />
      ))}
      <meta property="og:site_name" content={frame.school.school_name} />
      <meta property="og:locale" content={frame.locale} />
      <meta property="og:image" content={frame.site + picture.path} />
      <meta property="og:image:alt" content={picture.words} />
      <meta name="twitter:card" content="summary_large_image" />
      {picture.width && picture.height ? (
        <>
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
        </>
      ) : null}
    </>
  );
}

interface SharePicture {
  path: string;
  words: string;
  width?: number;
  height?: number;
}

function useSharePicture(): SharePicture | undefined {
  type Data = { sharePicture?: SharePicture } | undefined;
  return (useMatches().at(-1)?.data as Data)?.sharePicture;
}

export default function App() {
  const data = useRouteLoaderData<typeof loader>("root");
  const hydrated = useHydrated();
  const matches = useMatches();
  const isPreview = matches.some((match) => (match.handle as { framed?: boolean } | undefined)?.framed);
  // Staff pages have their own frame (routes/dashboard/layout.tsx); browsers render only those.
  if (!import.meta.env.SSR || !data || hydrated) return <Outlet />;
  const { handle, data: shown } = matches.at(-1) ?? {};
  const { layout } = { ...(handle as { layout?: PageLayout }), ...(shown as { layout?: PageLayout }) };
  // Previews show the visitors' view.
  const frame = isPreview ? { ...data, staff: null } : data;
  return (
    <SiteFrame frame={frame} layout={layout}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>("root");
  return import.meta.env.SSR && frame ? (
    <SiteFrame frame={frame} layout="wide">
      <PageError />
    </SiteFrame>
  ) : (
    <main>
      <PageError />
    </main>
  );
}

/** @param path English path @param offered code of the language to offer on an English page */
function languagesOfPage(path: string, offered: string | undefined) {
  const { language, languages } = currentSpeech();
  const all = languages.length > 1 && comesInLanguages(path) ? languages : [];
  const offer = language.code === english.code ? all.find(({ code }) => code === offered) : undefined;
  return {
    path: addressIn(language, path),
    locale: getLocale(language).replace("-", "_"),
    languages: all.map((each) => ({
      code: each.code,
      name: each.name,
      path: addressIn(each, path),
      current: each.code === language.code,
    })),
    offer: offer ? { code: offer.code, words: offerIn(offer) } : null,
  };
}

const offerIn = (language: Language) =>
  speaking({ ...currentSpeech(), language, staff: undefined }, () =>
    t(/* Names your own language instead of English. */ "Read this page in English"),
  );
