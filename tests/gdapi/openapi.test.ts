import { readFile } from "node:fs/promises";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { createOpenApiDocument } from "../../app/routes/gdapi/openapi-document";
import { assertDocumented } from "../support/documented";
import { openSite, routes } from "../support/site";

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

const fetchDocument = async () =>
  (await (await openSite()).visitor().visit("/gdapi/openapi.json")).json() as Promise<Document>;

test("the document is OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate({ ...(await fetchDocument()) });
  expect([valid, errors]).toEqual([true, undefined]);
});

test("the rules that Redocly recommends find nothing", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: JSON.stringify(await fetchDocument()), config });
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
  ).toEqual([]);
});

test("the OpenAPI document has exactly the endpoints of the route table", async () => {
  const { paths } = await fetchDocument();
  const served = Object.values(routes)
    .flatMap((route) => (route?.path?.startsWith("gdapi/") ? [`/${route.path}`] : []))
    .map((path) => path.replace(":file", "{file_name}"))
    .filter((path) => path !== "/gdapi/openapi.json");
  expect(Object.keys(paths).sort()).toEqual(served.sort());
});

test("the OpenAPI document has the methods that the endpoints allow", async () => {
  const { paths } = await fetchDocument();
  const visitor = (await openSite()).visitor();
  for (const [path, operations] of Object.entries(paths)) {
    const options = await visitor.visit(path.replace("{file_name}", "x.webp"), { method: "OPTIONS" });
    const allowed = (options.headers.get("Allow") ?? "")
      .split(", ")
      .filter((name) => !/HEAD|OPTIONS/.test(name));
    expect([path, allowed]).toEqual([path, Object.keys(operations).map((name) => name.toUpperCase())]);
  }
});

test("an address that takes two methods has a name for each", () => {
  const { paths } = createOpenApiDocument([
    ["clubs", { get: {}, post: {} }],
    ["addclub", { post: {} }],
  ]);
  const names = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map((operation) => (operation as { operationId?: string }).operationId),
  );
  expect(names).toEqual(["get_clubs", "post_clubs", "addclub"]);
});

test("a reply with another key, type or status is found out", async () => {
  const check = (value: unknown, status = 200) =>
    assertDocumented("GET", "/gdapi/get_jobpost.php", Response.json(value, { status }));
  const job = { id: 1, title: "", details: "x", created_at: "2026-01-01T00:00:00.000Z" };
  await check({ success: true, data: [job] });
  await expect(check({ success: true, data: [{ ...job, id: "1" }] })).rejects.toThrow("documented");
  await expect(check({ success: true, data: [job], page: 1 })).rejects.toThrow("documented");
  await expect(check({ success: true, data: [job] }, 500)).rejects.toThrow("documented");
});

test("the page for keepers of old clients shows every call with curl", async () => {
  const page = await readFile("docs/old-endpoints.md", "utf8");
  const { paths } = await fetchDocument();
  const examples = [...page.matchAll(/```sh\n(.*?)```/gs)].map((match) => match[1] ?? "").join("\n");
  const missing = Object.entries(paths).filter(([path, methods]) => {
    const calls = examples.split(path.replace("{file_name}", "")).length - 1;
    return calls < Object.keys(methods as object).length;
  });
  expect(missing.map(([path]) => path)).toEqual([]);
  const shown = [...examples.matchAll(/\$SITE(\/gdapi\/[\w.]+(?:\/)?)/g)].map((match) => match[1] ?? "");
  const known = [...Object.keys(paths).map((path) => path.replace("{file_name}", "")), "/gdapi/openapi.json"];
  expect(shown.filter((path) => !known.includes(path))).toEqual([]);
});
