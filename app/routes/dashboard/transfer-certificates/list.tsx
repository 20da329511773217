import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { certificates } from "~/content/transfer-certificates/queries.server";
import { isClosed } from "~/content/transfer-certificates/wrong-tries.server";
import { addMonths, shortDate } from "~/dates/dates";
import { transferCertificate as kind } from "~/kinds/transfer-certificate";
import { readSettings } from "~/settings/queries.server";
import { fileSize } from "~/text/file-size";
import { ButtonLink } from "~/ui/form/button";
import { StaffList } from "~/ui/lists/row-list";
import { titled } from "~/ui/page/page-meta";
import { InboundRow } from "../inbound/inbound-list";
import { inboundPage } from "../inbound/list-page.server";
import { staffLoader } from "../staff-page.server";

export const loader = staffLoader("office", async (args) => {
  const page = await inboundPage(args, certificates);
  const { db } = args;
  const years = Number((await readSettings(db)).certificate_years);
  const closed = await Promise.all(page.rows.map(({ number }) => isClosed(db, number)));
  return {
    ...page,
    rows: page.rows.map(({ id, number, born_on, file_name, file_size, scan, created_at }, index) => ({
      id,
      number,
      file_name,
      isClosed: closed[index] === true,
      facts: [
        ...(closed[index] ? [t("closed after wrong tries")] : []),
        t(/* Of the owner of a transfer certificate. */ "born {date}", { date: shortDate(born_on) }),
        fileSize(file_size),
        ...(scan === "failed" ? [t("not scanned for viruses")] : []),
        years === 0
          ? t(/* Of a transfer certificate. */ "added on {date}", { date: shortDate(created_at) })
          : t(/* Of a transfer certificate, in the future. */ "erased on {date}", {
              date: shortDate(addMonths(new Date(created_at), 12 * years).toISOString()),
            }),
      ].join(" · "),
    })),
  };
});

export const meta = titled(kind.names.titles);

export default function TransferCertificates() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffList
      title={t(kind.names.titles)}
      add={{ label: t(kind.menu.add), to: kind.pages.add }}
      empty={{
        icon: kind.menu.icon,
        words: t(
          "No certificates yet. Parents find them on the website by number and date of birth, and in no list.",
        ),
      }}
      path={kind.pages.list}
      page={page}
      choices={[{ value: "delete", label: t("Delete"), danger: true }]}
    >
      {page.rows.map(({ id, number, file_name, facts, isClosed }) => (
        <InboundRow key={id} kind={kind} id={id} name={number} facts={facts}>
          {isClosed ? (
            <ButtonLink
              to={`${kind.pages.record}/${id}`}
              aria-label={t(
                /* Heard on the button beside a transfer certificate; {name} is its number. */ "Open {name} for visitors",
                { name: number },
              )}
            >
              {t("Open it for visitors")}
            </ButtonLink>
          ) : null}{" "}
          <ButtonLink
            href={`/gdapi/uploads/${file_name}`}
            download
            aria-label={t("Download {name}", { name: number })}
          >
            {t("Download")}
          </ButtonLink>
        </InboundRow>
      ))}
    </StaffList>
  );
}
