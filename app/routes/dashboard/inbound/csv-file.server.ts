import type { AppLoadContext } from "@remix-run/node";
import { requireProofToOpen } from "~/accounts/proof/require-proof.server";
import { recordView } from "~/activity-log/record-event.server";
import type { Verb } from "~/activity-log/verbs";
import { saving } from "~/http/unavailable.server";
import { csvDownload } from "~/spreadsheets/csv";
import type { Database } from "~db/connection.server";
import { staffLoader } from "../staff-page.server";

interface PersonalFile<Row> {
  /** File name in ASCII. */
  name: string;
  /** Page that links to the file, with its filter. */
  list: string;
  verb: Verb;
  subject?(db: Database): Promise<string>;
  /** By heading, in order. */
  columns: Readonly<Record<string, (row: Row) => string>>;
  pages(db: Database, request: Request, context: AppLoadContext): AsyncIterable<Row[]>;
}

/** Loader of a CSV file with personal data: requires a proof, and logs the download. */
export const personalCsv = <Row>({ name, list, verb, subject, columns, pages }: PersonalFile<Row>) =>
  saving(
    staffLoader("office", async ({ request, context, staff, db }) => {
      await requireProofToOpen(request, context, `${list}${new URL(request.url).search}`);
      await recordView(
        context,
        { who: staff.username, verb, ...(subject && { subject: await subject(db) }) },
        db,
      );
      const read = Object.values(columns);
      async function* lines() {
        for await (const rows of pages(db, request, context))
          yield rows.map((row) => read.map((of) => of(row)));
      }
      return csvDownload(name, Object.keys(columns), lines());
    }),
  );
