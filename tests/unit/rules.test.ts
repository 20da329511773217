import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { ConfigError, readConfig } from "~/config.server";
import { toCsv } from "~/content/subscribers/csv";
import { samePath } from "~/http/same-site-path";
import { longDate, shortDate, todayAtSchool } from "~/ui/dates";
import { openDatabase } from "~db/connection.server";
import { migrate } from "~db/migrate";

describe("configuration", () => {
  test.each(["1", "loopback", "10.0.0.1, fd00::/8", "10.0.0.0/255.0.0.0", "uniquelocal,192.168.0.0/16"])(
    "TRUST_PROXY takes %s, as express does",
    (value) => {
      const { trustProxy } = readConfig({ TRUST_PROXY: value });
      expect(() => express().set("trust proxy", trustProxy)).not.toThrow();
    },
  );

  test("has the defaults of the running contract", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: undefined,
      databaseFile: "./db/school.sqlite",
      uploadsDir: "./uploads",
      admin: { username: "admin", password: undefined },
      starterContent: true,
      origin: undefined,
      trustProxy: false,
      smtp: undefined,
      gdapiAllowedOrigins: [],
      logLevel: "info",
    });
  });

  test.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["DATABASE_URL", "postgres://db"],
    ["ADMIN_USERNAME", "a b"],
    ["ADMIN_PASSWORD", "short"],
    ["STARTER_CONTENT", "yes"],
    ["ORIGIN", "school.example"],
    ["ORIGIN", "https://school.example/path"],
    ["TRUST_PROXY", "everyone!"],
    ["TRUST_PROXY", "300.1.1.1"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "a, 10.0.0.1"],
    ["ADMIN_PASSWORD", "1234567890"],
    ["SMTP_URL", "http://mail.example"],
    ["MAIL_TO", "nobody"],
    ["GDAPI_ALLOWED_ORIGINS", "https://a.example, b"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s is one clear line", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} .+\\.$`));
  });

  test("takes what is right", () => {
    const config = readConfig({
      DATABASE_URL: "file:///data/school.sqlite",
      ORIGIN: "https://school.example/",
      TRUST_PROXY: "1",
      SMTP_URL: "smtp://mail.example:587",
      MAIL_TO: "office@school.example",
      GDAPI_ALLOWED_ORIGINS: "https://a.example https://b.example",
    });
    expect(config).toMatchObject({
      databaseFile: "/data/school.sqlite",
      origin: "https://school.example",
      trustProxy: 1,
      smtp: { url: "smtp://mail.example:587", to: "office@school.example" },
      gdapiAllowedOrigins: ["https://a.example", "https://b.example"],
    });
    expect(() => readConfig({ SMTP_URL: "smtp://mail.example" })).toThrow(ConfigError);
  });
});

describe("dates", () => {
  test("are those of the school, not of the server", () => {
    expect(todayAtSchool(new Date("2026-01-31T18:29:00Z"))).toBe("2026-01-31");
    expect(todayAtSchool(new Date("2026-01-31T18:31:00Z"))).toBe("2026-02-01");
  });

  test("have the two formats of the specification", () => {
    expect(longDate("2025-05-18")).toBe("May 18, 2025");
    expect(longDate("2025-09-01")).toBe("September 1, 2025");
    expect(shortDate("2025-09-01")).toBe("Sep 1, 2025");
    expect(shortDate("2026-01-31T20:00:00.000Z")).toBe("Feb 1, 2026");
  });
});

test("paths to go back to stay on the site", () => {
  const base = "https://school.example/login";
  expect(samePath("/a?b=c#d", base)).toBe("/a?b=c");
  expect(samePath("https://school.example/x", base)).toBe("/x");
  for (const evil of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "",
    null,
  ]) {
    expect(samePath(evil, base)).toBeUndefined();
  }
});

test("a CSV cell never runs as a formula", () => {
  const csv = toCsv(["email"], [["=cmd()@x.example"], ['a"b@x.example'], ["+1@x.example"]]);
  expect(csv).toBe(`\uFEFF"email"\r\n"'=cmd()@x.example"\r\n"a""b@x.example"\r\n"'+1@x.example"\r\n`);
});

describe("migrations", () => {
  const open = () => {
    const directory = mkdtempSync(join(tmpdir(), "school-migrations-"));
    const db = openDatabase(join(directory, "school.sqlite"));
    onTestFinished(async () => {
      await db.destroy();
      rmSync(directory, { recursive: true });
    });
    return db;
  };

  test("run once", async () => {
    const db = open();
    expect((await migrate(db)).length).toBeGreaterThan(0);
    expect(await migrate(db)).toEqual([]);
  });

  test("never half-apply", async () => {
    const db = open();
    const broken = {
      "0001_good": {
        up: async () => void (await db.schema.createTable("outside").addColumn("id", "integer")),
      },
      "0002_broken": {
        up: async (trx: typeof db) => {
          await trx.schema.createTable("half").addColumn("id", "integer").execute();
          throw new Error("broken");
        },
      },
    };
    await expect(migrate(db, broken as never)).rejects.toThrow("broken");
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where name = 'half'`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  test("the database is safe against a power cut, and checks its references", async () => {
    const db = open();
    const pragma = async (name: string) =>
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0];
    expect(await pragma("journal_mode")).toEqual({ journal_mode: "wal" });
    expect(await pragma("synchronous")).toEqual({ synchronous: 2 });
    expect(await pragma("foreign_keys")).toEqual({ foreign_keys: 1 });
  });
});
