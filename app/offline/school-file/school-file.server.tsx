import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { t } from "#say";
import { createSpeech, siteLanguages } from "~/capabilities/translations/site-languages.server";
import { indianMoment } from "~/dates/indian-dates";
import { speaking } from "~/languages/current";
import { english } from "~/languages/languages";
import { isSignedBy, sign } from "~/services/secrets.server";
import type { Services } from "~/services/services.server";
import { settingsOnPage } from "~/settings/queries.server";
import { languageProps } from "~/text/language";
import { openRevision } from "~db/connection.server";
import { readOnce } from "~db/read-once";
import { readTerm } from "./term.server";
import { TermSection } from "./term-section";

/** Cloudflare's e-mail protection: the address in hexadecimal, each byte XORed with the first. */
const protectedLink = /\/cdn-cgi\/l\/email-protection#([\da-f]+)/g;
const protectedText = /<(span|a)\b[^>]*\bdata-cfemail="([\da-f]+)"[^>]*>[^<]*<\/\1>/g;
const decoderScript = /<script [^>]*src="\/cdn-cgi\/scripts\/[\w/.-]+\/email-decode\.min\.js"><\/script>/g;

function decodeAddress(hex: string): string {
  const [key = 0, ...bytes] = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return String.fromCharCode(...bytes.map((byte) => byte ^ key));
}

/**
 * Returns the texts, tags and links that readers get, without what browsers, editors and networks change on the way:
 * comments, white space, byte order marks and hidden e-mail addresses.
 */
function plainMarkup(html: string): string {
  return html
    .replace(decoderScript, "")
    .replace(protectedText, (_, _tag: string, hex: string) => decodeAddress(hex))
    .replace(protectedLink, (_, hex: string) => `mailto:${decodeAddress(hex)}`)
    .replace(/<!--[\s\S]*?-->|<wbr ?\/?>|\uFEFF/g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([<>]) ?/g, "$1")
    .trim();
}

/** Bytes that phones pass on without trouble. */
export const maxFileBytes = 2 * 1024 * 1024;
const maxNotices = 60;

const style = `body{margin:0 auto;max-width:44rem;padding:1rem;font:1rem/1.6 sans-serif;color:#16261d;background:#fffefa}
a{color:#14532d}h1,h2,h3,h4{line-height:1.3;margin:1.5em 0 .4em}h2{border-top:4px solid #b4471c;padding-top:.5em}h4{font-size:1em}
nav a{display:inline-block;padding:.6em 1em .6em 0}p{margin:.4em 0}.small{color:#56645c;font-size:.9em}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #d8d3c2;padding:.4em;text-align:left;vertical-align:top}
dt{font-weight:bold;margin-top:.5em}dd{margin:0}article{border-bottom:1px solid #d8d3c2;padding-bottom:.6em}
@media (max-width:36em){table,tbody,tr,td,tbody th{display:block;border:0;padding:.1em 0}thead{display:none}
tr{border-bottom:1px solid #d8d3c2;padding:.5em 0}td:first-child{font-weight:bold}td+td:before,th+td:before{content:attr(data-label)" ";color:#56645c}}`;

/** Content-Security-Policy of the file: nothing is loaded, and only its own style counts. */
export const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface Kept {
  key: string;
  file: Promise<string>;
}
const keptFiles = new WeakMap<Services["db"], Kept>();

/** Returns the file with everything that parents need in a term, made again when content or hour changes. */
export function readSchoolFile(services: Services, site: string, now = new Date()): Promise<string> {
  const { db } = services;
  const revision = readOnce(db, "content revision", openRevision(db).read);
  const key = [revision, site, now.toISOString().slice(0, 13)].join(" ");
  const kept = keptFiles.get(db);
  if (kept?.key === key) return kept.file;
  const file = makeFile(services, site, now, maxNotices);
  keptFiles.set(db, { key, file });
  file.catch(() => keptFiles.delete(db));
  return file;
}

async function makeFile(services: Services, site: string, now: Date, notices: number): Promise<string> {
  const { db } = services;
  const all = siteLanguages(services);
  const languages = [english, ...all.languages];
  const sections = await Promise.all(
    languages.map((language) =>
      speaking(createSpeech(all, language), async () =>
        renderToStaticMarkup(
          <TermSection language={language} term={await readTerm(db, site, now, notices)} site={site} />,
        ),
      ),
    ),
  );
  const { school_name } = await settingsOnPage(db);
  const made = now.toISOString();
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width" />
        <title>{t("{school}: notices, dates and fees", { school: school_name })}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would escape its signs. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <h1 {...languageProps(school_name)}>{school_name}</h1>
        <p>
          {t("Made on {moment}.", { moment: indianMoment(made) })}{" "}
          <a href={`${site}/school.html`}>{t("Newest version")}</a>{" "}
          <a href={`${site}/school.html/check`}>{t("Is this file genuine?")}</a>
        </p>
        <nav>
          {languages.map(({ code, name }) => (
            <a key={code} href={`#${code}`} lang={code}>
              {name}
            </a>
          ))}
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered above, one language each. */}
        <main dangerouslySetInnerHTML={{ __html: sections.join("") }} />
      </body>
    </html>,
  );
  const text = `<!DOCTYPE html>${page}`;
  const signature = sign(db, "school file", made + plainMarkup(text));
  const file = `${text}\n<!-- signature ${made} ${signature} -->\n`;
  const isTooLarge = Buffer.byteLength(file) > maxFileBytes && notices > 0;
  return isTooLarge ? makeFile(services, site, now, Math.floor(notices / 2)) : file;
}

/** Returns the ISO time at which this site made a file; undefined if it is another's, or was changed. */
export function checkSchoolFile(db: Services["db"], file: string): string | undefined {
  const [, made = "", signature = ""] = /<!-- signature (\S+) (\S+) -->\s*$/.exec(file) ?? [];
  return isSignedBy(db, "school file", made + plainMarkup(file), signature) ? made : undefined;
}
