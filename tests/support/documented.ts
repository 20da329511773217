import { Ajv2020 } from "ajv/dist/2020.js";
import { createOpenApiDocument } from "../../app/routes/gdapi/openapi-document";
import type { Documented as Endpoint } from "../../app/routes/gdapi/openapi-parts";
import { build } from "./build";

interface Documented {
  responses: Record<string, { content?: Record<string, object> }>;
}

/** As in `/gdapi/openapi.json`. */
export const openApiDocument = createOpenApiDocument(
  Object.values(build.routes).flatMap((route) => {
    const { openApi } = (route?.module ?? {}) as { openApi?: Endpoint };
    return openApi && route ? [[route.id.replace(/^.*\//, ""), openApi] as [string, Endpoint]] : [];
  }),
);

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(openApiDocument, "document");

const pathPattern = (path: string) =>
  new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/, ".+")}/?$`, "i");
const documented = Object.entries(openApiDocument.paths).map(([path, operations]) => ({
  path,
  pattern: pathPattern(path),
  operations: operations as Partial<Record<string, Documented>>,
}));

/** Validates a reply of an old endpoint. @throws if status, type or keys are undocumented */
export async function assertDocumented(method: string, path: string, response: Response): Promise<void> {
  const call = documented.find(({ pattern }) => pattern.test(path));
  if (!call || method === "OPTIONS") return;
  const operation = call.operations[method === "HEAD" ? "get" : method.toLowerCase()];
  const answers =
    operation?.responses ?? call.operations[Object.keys(call.operations)[0] ?? ""]?.responses ?? {};
  const status = operation ? String(response.status) : "4XX";
  const key = answers[status] ? status : `${status[0]}XX`;
  if (!answers[key]) throw new Error(`${method} ${path} answered ${status}, which is not documented`);
  const content = answers[key]?.content;
  if (!content || method === "HEAD") return;
  if (response.status === 405) return;
  const type = (response.headers.get("Content-Type") ?? "").split(";")[0] ?? "";
  if (content["*/*"]) return;
  if (!content[type]) throw new Error(`${method} ${path} answered ${response.status} as ${type}`);
  const schema = content[type] as { schema: object };
  const body: unknown =
    type === "application/json" ? await response.clone().json() : await response.clone().text();
  const pointer = JSON.stringify(schema.schema).replaceAll('"#/', '"document#/');
  if (!ajv.validate(JSON.parse(pointer), body)) {
    throw new Error(`${method} ${path} ${response.status} is not as documented: ${ajv.errorsText()}`);
  }
}
