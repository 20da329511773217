import { t } from "#say";
import { writePage } from "~/backup/readable-pages.server";
import { momentAtSchool } from "~/dates/dates";
import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { escapeHtml } from "~/text/plain-html";
import type { ExportFiles } from "./export-files.server";
import { exportRecords } from "./records.server";
import { type CopyOptions, copySite } from "./site-copy.server";

interface ExportOptions extends Omit<CopyOptions, "instead" | "origin"> {
  services: Pick<Services, "config" | "db" | "files">;
  /** True for the copy of the public site alone. */
  isStatic: boolean;
}

interface Exported {
  pages: number;
  records: number;
  /** Files and addresses that could not be read. */
  missing: string[];
}

/** Writes everything that a school takes along: records, texts, files, and a copy of the public site. */
export async function exportSite(files: ExportFiles, options: ExportOptions): Promise<Exported> {
  const { services, isStatic, ...copying } = options;
  const { config, db, files: store } = services;
  const settings = await readSettings(db);
  const { school_name: school } = settings;
  const instead = `<p>${escapeHtml(t("This is a copy of the website. Forms work on the website only."))}</p>`;
  const site = await copySite(files, { ...copying, origin: config.origin, instead });
  if (isStatic) return { pages: site.pages, records: 0, missing: site.missing };
  const { databaseFile } = config;
  const { lists, missing } = await exportRecords(files, { databaseFile, store, settings });
  const links = lists.map(
    ({ title, name, count }) =>
      `<li><a href="content/${encodeURIComponent(name)}.csv">${escapeHtml(title)}</a> (${count})</li>`,
  );
  const body = [
    `<p>${escapeHtml(t("Made on {moment}. These pages open without the program of the website.", { moment: momentAtSchool(new Date().toISOString()) }))}</p>`,
    `<p><a href="site/index.html">${escapeHtml(t("The public website"))}</a></p>`,
    `<ul>${links.join("\n")}</ul>`,
    `<p>${escapeHtml(t("Each list is a table for Excel (CSV) and a JSON file in the folder “content”. Texts are Markdown files. Photos and documents are in the folder “files”. The file “fields.csv” explains each field."))}</p>`,
  ];
  await files.addText(
    "index.html",
    writePage(t("Everything of the website of {school}", { school }), body.join("\n")),
  );
  const records = lists.reduce((sum, { count }) => sum + count, 0);
  return { pages: site.pages, records, missing: [...site.missing, ...missing] };
}
