import { t } from "#say";
import type { Finding } from "~/findings/finding";
import { transferCertificate } from "~/kinds/transfer-certificate";
import type { Database } from "~db/connection.server";
import { summarizeWrongTries } from "./wrong-tries.server";

const to = transferCertificate.pages.list;

export async function listCertificateFindings(db: Database): Promise<Finding[]> {
  const { wrong, closed } = await summarizeWrongTries(db);
  return [
    ...(wrong > 0
      ? [
          {
            words: t(
              "There were {count} wrong tries for transfer certificates in a day. Somebody may be guessing at numbers and dates.",
              { count: wrong },
            ),
            link: { label: t("See which are closed"), to },
            isUrgent: true,
          },
        ]
      : []),
    ...(closed > 0
      ? [
          {
            words: t("Transfer certificates that are closed after wrong tries: {count}.", { count: closed }),
            link: { label: t("Open them for visitors"), to },
          },
        ]
      : []),
  ];
}
