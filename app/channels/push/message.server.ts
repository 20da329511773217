import { t } from "#say";
import { onPage } from "~/capabilities/translations/on-page.server";
import { getTitle, type MailedNotice } from "~/channels/newsletter/issue.server";
import { formatSubject } from "~/channels/newsletter/mail.server";
import { noticePath } from "~/content/notices/address";
import { notice as noticeWords } from "~/kinds/notice";
import { localAddress } from "~/languages/address";
import { spokenLanguage } from "~/languages/current";
import type { PushedMessage } from "~/offline/pushed-message";
import { settingsOnPage } from "~/settings/queries.server";
import { excerptInWords } from "~/text/excerpt";
import { plainText } from "~/text/plain-text";
import { ownLogo } from "~/ui/frame/branding";
import type { Database } from "~db/connection.server";

/** Characters. Push services accept 3,000 bytes and more; an Indian letter has three. */
const maxLength = { title: 120, body: 300 };

/** Composes a message in the current language. @param site its origin; empty if unknown */
export async function composeMessage(
  db: Database,
  notices: MailedNotice[],
  site: string,
): Promise<PushedMessage> {
  const [{ school_name, logo }, shown] = await Promise.all([
    settingsOnPage(db),
    onPage(db, noticeWords, notices),
  ]);
  const [first] = shown;
  const isOne = first && shown.length === 1;
  const title = isOne ? getTitle(first) : formatSubject(school_name, shown);
  const body = isOne ? plainText(first.details) : shown.map(getTitle).join("\n");
  return {
    web_push: 8030,
    notification: {
      title: excerptInWords(title, maxLength.title),
      body: body === title ? "" : excerptInWords(body, maxLength.body),
      lang: spokenLanguage().code,
      icon: site + (ownLogo(logo)?.file("192.png") ?? "/icon-192.png"),
      navigate: site + localAddress(isOne ? noticePath(first) : "/notices"),
    },
    stop: t(/* A button of a message on a phone: no more messages of this website. */ "Stop notices"),
  };
}
