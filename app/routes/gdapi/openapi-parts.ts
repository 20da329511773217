import { defaultMax, type FieldSpec, type FieldSpecs } from "~/forms/field-specs";
import { date, type NamedShape, number, object, text } from "~/openapi/json-shapes";

/** Description of an endpoint, exported from its file as `openApi`. */
export interface Documented {
  /** Path below `/gdapi/`. Defaults to the file name with `.php`. */
  path?: string;
  get?: object;
  post?: object;
  delete?: object;
  schemas?: Record<string, object>;
}

export function file() {
  return { type: "string", contentMediaType: "application/octet-stream" };
}

function referTo(schema: string) {
  return { $ref: `#/components/schemas/${schema}` };
}

export function json(schema: string, description = "Done.") {
  return { description, content: { "application/json": { schema: referTo(schema) } } };
}
export function refusals() {
  return {
    "4XX": json(
      "Refusal",
      "Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do.",
    ),
    "5XX": json("Refusal", "Not done: 500, or 503 with `Retry-After`. Try again."),
  };
}
export function plainText(description: string) {
  return { description, content: { "text/plain": { schema: { type: "string", minLength: 1 } } } };
}
export function binary(description: string) {
  return { description, content: { "*/*": {} } };
}

export function fields(properties: Record<string, object>, required: string[]) {
  const schema = { type: "object", properties, required };
  const types = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"];
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}
export function multipart(properties: Record<string, object>, required: string[]) {
  return {
    required: true,
    content: { "multipart/form-data": { schema: { type: "object", properties, required } } },
  };
}

export function staffCall<Operation extends object>(operation: Operation) {
  return { ...operation, security: [{ session: [] }] };
}

/** @param key property that holds the rows @param more other properties */
export function list(summary: string, key: string, { name }: NamedShape, more: Record<string, object> = {}) {
  const schema = object({ ...more, [key]: { type: "array", items: referTo(name) } });
  const link = {
    description: 'Where there are more records: `<?before=…>; rel="next"`, the address of the next ones.',
    schema: text(),
  };
  return {
    summary,
    parameters: [
      {
        name: "before",
        in: "query",
        description: "Only records before this one, as the `Link` of a reply gave it; the newest without it.",
        schema: text(),
      },
    ],
    responses: {
      200: { description: summary, headers: { Link: link }, content: { "application/json": { schema } } },
      ...refusals(),
    },
  };
}

/** Describes a call that adds a record with a photo: JPEG, PNG, WebP or AVIF, at most 15 MB. */
function upload(summary: string, specs: FieldSpecs) {
  const [properties, required] = createInputs(specs);
  return staffCall({
    summary,
    requestBody: multipart({ ...properties, photo: file() }, [...required, "photo"]),
    responses: { 200: json("Done"), ...refusals() },
  });
}

function createInputs(specs: FieldSpecs): [Record<string, object>, string[]] {
  const entries = Object.entries(specs);
  return [
    Object.fromEntries(entries.map(([name, spec]) => [name, createInput(spec)])),
    entries.filter(([, { required }]) => required).map(([name]) => name),
  ];
}

function createInput({ type, max, options }: FieldSpec) {
  if (type === "date") return date();
  if (type === "check") return { enum: ["", "1"] };
  if (options) return { enum: options.map(({ value }) => value) };
  return { type: "string", maxLength: max ?? defaultMax };
}

function addition(summary: string, specs: FieldSpecs) {
  return staffCall({
    summary,
    requestBody: fields(...createInputs(specs)),
    responses: { 200: json("Done"), ...refusals() },
  });
}

export function deletion(summary: string) {
  return staffCall({
    summary,
    parameters: [{ name: "id", in: "query", required: true, schema: number() }],
    responses: { 200: json("Done"), ...refusals() },
  });
}

export function listing(...[summary, key, shape, more]: Parameters<typeof list>): Documented {
  return { get: list(summary, key, shape, more), schemas: { [shape.name]: shape.schema } };
}

export function uploading(summary: string, specs: FieldSpecs): Documented {
  return { post: upload(summary, specs) };
}

export function adding(summary: string, specs: FieldSpecs): Documented {
  return { post: addition(summary, specs) };
}
