import { object, text } from "~/openapi/json-shapes";
import type { Documented } from "./openapi-parts";

const shared = {
  Done: object({ success: { const: true }, message: text() }),
  Refusal: object({ success: { const: false }, message: text("What is wrong, and what to do.") }),
};

/** OpenAPI 3.1 (specification section 7); tests compare every reply. @param files by name */
export function createOpenApiDocument(files: [name: string, Documented][]) {
  const endpoints = files.map(([name, { path = `${name}.php`, ...endpoint }]) => ({ path, ...endpoint }));
  return {
    openapi: "3.1.0",
    info: {
      title: "The old endpoints of the school's website",
      version: "1.0.0",
      license: { name: "MIT", identifier: "MIT" },
      description:
        "Every call understands JSON, urlencoded and multipart fields, except where a file comes along. Unknown fields are ignored. Any other method answers 405 with `Allow`.",
    },
    servers: [{ url: "/" }],
    paths: Object.fromEntries(
      endpoints.map(({ path, schemas, ...operations }) => [
        `/gdapi/${path}`,
        Object.fromEntries(
          Object.entries(operations).map(([method, operation], _, { length }) => [
            method,
            // Calls are public unless they override this.
            {
              operationId: length === 1 ? getOperationId(path) : `${method}_${getOperationId(path)}`,
              security: [],
              ...operation,
            },
          ]),
        ),
      ]),
    ) as Record<string, Omit<Documented, "path" | "schemas">>,
    components: {
      schemas: Object.assign({}, shared, ...endpoints.map(({ schemas }) => schemas)) as Record<
        string,
        object
      >,
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
    },
  };
}

function getOperationId(path: string): string {
  return path.replace(/\W.*$/, "");
}
