import type { SendMailOptions } from "nodemailer";
import { renderToStaticMarkup } from "react-dom/server";
import { pageLanguage, t } from "#say";
import { noticePath } from "~/content/notices/address";
import { noticeDay } from "~/content/notices/event";
import { categoryLabel } from "~/kinds/notice-categories";
import { localAddress } from "~/languages/address";
import { formatText } from "~/text/format-text.server";
import { languageProps } from "~/text/language";
import { renderBlocks } from "~/text/plain-html";
import { excerptLines, plainText } from "~/text/plain-text";
import { getTitle, type MailedNotice } from "./issue.server";

const maxNoticeLength = 600;

interface Sender {
  school: string;
  site: string;
  mailbox: string;
}

interface IssueMail extends Sender {
  notices: readonly MailedNotice[];
  issue: number;
  recipient: { id: number; email: string; token: string };
}

export function formatSubject(school: string, notices: readonly MailedNotice[]): string {
  const [first] = notices;
  return first && notices.length === 1
    ? `${school}: ${getTitle(first)}`
    : t(/* Subject of a mail. */ "{school}: {count} new notices", { school, count: notices.length });
}

/** @param length characters of a notice */
export function createEntry(site: string, length = maxNoticeLength) {
  return (notice: MailedNotice) => {
    const details = excerptLines(notice.details, length);
    return {
      title: getTitle(notice),
      facts: `${t(categoryLabel(notice.category))} · ${noticeDay(notice)}`,
      text: plainText(details),
      html: renderBlocks(formatText(details)),
      link: site + localAddress(noticePath(notice)),
    };
  };
}

type Entry = ReturnType<ReturnType<typeof createEntry>>;

/** Gmail cuts mails from 102 KB on. Letters of India are sent in base64, which is a third longer. */
const maxMailBytes = 72 * 1024;
const minNoticeLength = 40;

/** Renders text and HTML; shortens the notices until both together are small enough. */
function renderWithin(maxBytes: number, notices: readonly MailedNotice[], words: Words) {
  for (let length = maxNoticeLength; ; length = Math.floor(length / 2)) {
    const entries = notices.map(createEntry(words.site, length));
    const text = renderText(entries, words);
    const html = `<!DOCTYPE html>${renderToStaticMarkup(<MailPage entries={entries} {...words} />)}`;
    if (Buffer.byteLength(text) + Buffer.byteLength(html) <= maxBytes || length < minNoticeLength)
      return { text, html };
  }
}

/** Text and HTML mail with list headers (RFC 2369, RFC 8058). */
export function composeIssue({
  school,
  site,
  mailbox,
  notices,
  issue,
  recipient,
}: IssueMail): SendMailOptions {
  const unsubscribe = `${site}${localAddress("/newsletter/unsubscribe")}?token=${recipient.token}`;
  const words = { school, site, unsubscribe, email: recipient.email };
  const { text, html } = renderWithin(maxMailBytes, notices, words);
  return {
    messageId: `<newsletter-${issue}-${recipient.id}@${mailbox.split("@").at(-1)}>`,
    from: { name: school, address: mailbox },
    to: { name: "", address: recipient.email },
    subject: formatSubject(school, notices),
    text,
    html,
    list: {
      id: { url: `newsletter.${new URL(site).hostname}`, comment: school },
      unsubscribe: [[unsubscribe, `mailto:${mailbox}?subject=Unsubscribe`]],
    },
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

interface Words {
  school: string;
  site: string;
  unsubscribe: string;
  email: string;
}

function renderText(entries: Entry[], { school, site, unsubscribe, email }: Words): string {
  return [
    t("New on the website of {school}", { school }),
    ...entries.map(({ title, facts, text, link }) =>
      [title, facts, ...(text === title ? [] : ["", text]), "", link].join("\n"),
    ),
    `${t("All notices")}: ${site}${localAddress("/notices")}`,
    `${t("You get this mail because {email} is on the newsletter list of {school}. ", { email, school }).trim()}\n${t(/* From the newsletter. */ "Unsubscribe")}: ${unsubscribe}`,
  ].join("\n\n----\n\n");
}

const font = "Georgia, 'Times New Roman', serif";
const small = { font: "14px/1.5 Arial, sans-serif", color: "#4a5a50", margin: 0 };

/** Inline styles: mail programs support no style sheets, and most block remote pictures. */
function MailPage({ entries, school, site, unsubscribe, email }: Words & { entries: Entry[] }) {
  return (
    <html lang={pageLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{t("New on the website of {school}", { school })}</title>
      </head>
      <body style={{ margin: 0, padding: "16px", background: "#f4f1e8", color: "#16261d" }}>
        <div
          style={{
            maxWidth: "600px",
            margin: "0 auto",
            background: "#ffffff",
            borderTop: "4px solid #1f5a3d",
          }}
        >
          <p style={{ ...small, padding: "20px 24px 0" }}>
            <a href={`${site}${localAddress("/")}`} style={{ color: "#1f5a3d" }} {...languageProps(school)}>
              {t("New on the website of {school}", { school })}
            </a>
          </p>
          {entries.map(({ title, facts, text, html, link }) => (
            <div key={link} style={{ padding: "16px 24px", borderBottom: "1px solid #e2ddcf" }}>
              <h2 style={{ font: `bold 20px/1.3 ${font}`, margin: "0 0 4px" }} {...languageProps(title)}>
                <a href={link} style={{ color: "#1f5a3d" }}>
                  {title}
                </a>
              </h2>
              <p style={small}>{facts}</p>
              {text === title ? null : (
                <div
                  style={{ font: "16px/1.5 Arial, sans-serif", margin: "8px 0 0" }}
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from escaped blocks
                  dangerouslySetInnerHTML={{ __html: html }}
                />
              )}
            </div>
          ))}
          <p style={{ ...small, padding: "16px 24px 20px" }}>
            <a href={`${site}${localAddress("/notices")}`} style={{ color: "#1f5a3d" }}>
              {t("All notices")}
            </a>
          </p>
        </div>
        <p style={{ ...small, maxWidth: "600px", margin: "16px auto" }}>
          {t("You get this mail because {email} is on the newsletter list of {school}. ", { email, school })}
          <a href={unsubscribe} style={{ color: "#1f5a3d" }}>
            {t("Unsubscribe")}
          </a>
        </p>
      </body>
    </html>
  );
}
