import { facultyMember } from "~/content/faculty/faculty-member";
import { job } from "~/content/jobs/job";
import { notice } from "~/content/notices/notice";
import { photo } from "~/content/photos/photo";
import { popup } from "~/content/popups/popup";
import { testimonial } from "~/content/testimonials/testimonial";
import { topper } from "~/content/toppers/topper";
import { defaultMax, type FieldSpec, type FieldSpecs } from "~/forms/field-specs";

/** Shapes that several calls share. */
const schemas = {
  Done: object({ success: { const: true }, message: text() }),
  Refusal: object({ success: { const: false }, message: text("What is wrong, and what to do.") }),
  Notice: object({
    id: number(),
    title: text(),
    details: text(),
    date: date(),
    notice_date: date(),
    category: text(),
    priority: { enum: ["high", "medium", "low"] },
    created_at: time(),
    updated_at: time(),
  }),
  Job: object({ id: number(), title: text(), details: text(), created_at: time() }),
  Photo: object({ id: number(), title: text(), description: text(), image_url: imageUrl() }),
  Topper: object({
    id: number(),
    name: text(),
    std: text("The class."),
    marks: text(),
    image_url: imageUrl(),
    title: text("Text alternative of the photo."),
  }),
  FacultyMember: object({
    id: number(),
    name: text(),
    title: text("The role."),
    details: text(),
    image_url: imageUrl(),
  }),
  Testimonial: object({ id: number(), name: text(), details: text(), image_url: imageUrl() }),
  Popup: object({
    id: number(),
    title: text(),
    description: text(),
    image_url: imageUrl(),
    uploaded_at: time(),
  }),
  Resume: object({
    id: number(),
    original_name: text(),
    file_name: text("For GET /gdapi/uploads/{file_name}."),
    file_type: text(),
    file_size: number("Bytes."),
    uploaded_at: time(),
  }),
  Login: object({
    status: { enum: ["success", "error"] },
    message: text(),
    data: { oneOf: [object({ id: number(), username: text() }), { type: "null" }] },
  }),
};

const paths = {
  "/gdapi/login.php": {
    post: {
      summary: "Log in; the answer sets the session cookie",
      requestBody: fields({ username: text(), password: text() }, ["username", "password"]),
      responses: { 200: json("Login", "A failed login has the status `error`."), default: refusal() },
    },
  },
  "/gdapi/logout.php": {
    post: { summary: "Log out", responses: { 200: json("Done"), default: refusal() } },
  },
  "/gdapi/get_image.php": { get: list("The gallery, newest first", "photos", "Photo") },
  "/gdapi/uploadImg.php": {
    post: upload("Add a gallery photo", photo.fields),
  },
  "/gdapi/get_toppers.php": { get: list("Toppers, newest first", "photos", "Topper") },
  "/gdapi/uploadtopper.php": {
    post: upload("Add a topper", topper.fields),
  },
  "/gdapi/getfacultylist.php": { get: list("Teachers, newest first", "photos", "FacultyMember") },
  "/gdapi/addfaculty.php": {
    post: upload("Add a teacher", facultyMember.fields),
  },
  "/gdapi/get_notices.php": {
    get: list("Notices, newest first", "data", "Notice", { success: { const: true }, message: text() }),
  },
  "/gdapi/uploadnotice.php": {
    post: staffCall({
      summary: "Add a notice",
      requestBody: fields(...inputsOf(notice.fields)),
      responses: { 200: json("Done"), default: refusal() },
    }),
  },
  "/gdapi/delete_notice.php": { delete: deletion("Delete a notice") },
  "/gdapi/get_jobpost.php": {
    get: list("Job posts, newest first", "data", "Job", { success: { const: true } }),
  },
  "/gdapi/addjob.php": {
    post: staffCall({
      summary: "Add a job post",
      requestBody: fields(...inputsOf(job.fields)),
      responses: { 200: json("Done"), default: refusal() },
    }),
  },
  "/gdapi/del_jobpost.php": { delete: deletion("Delete a job post") },
  "/gdapi/resume.php": {
    post: {
      summary: "Send a resume: PDF, DOC or DOCX, at most 5 MB",
      requestBody: multipart({ resumeupload: file() }, ["resumeupload"]),
      responses: {
        200: plainText("Words to show to the sender."),
        default: plainText("What is wrong, and what to do."),
      },
    },
  },
  "/gdapi/get_resume.php": {
    get: staffCall(list("Resumes, newest first", "resume", "Resume", { success: { const: true } })),
  },
  "/gdapi/uploads/{file_name}": {
    get: {
      summary: "A picture; with a session also a resume, as an attachment",
      parameters: [{ name: "file_name", in: "path", required: true, schema: text() }],
      responses: {
        200: binary("The file. ETag, Last-Modified and ranges are understood."),
        206: binary("The range asked for."),
        304: { description: "The client has it." },
        416: { description: "The range lies outside the file." },
        default: refusal(),
      },
    },
  },
  "/gdapi/get_monials.php": { get: list("Testimonials, newest first", "photos", "Testimonial") },
  "/gdapi/addtestimonial.php": {
    post: upload("Add a testimonial", testimonial.fields),
  },
  "/gdapi/get_pop.php": {
    get: list("Pop-ups, newest first; `success` is false where there is none", "photos", "Popup", {
      success: { type: "boolean" },
    }),
  },
  "/gdapi/add_pop.php": {
    post: upload("Add a pop-up", popup.fields),
  },
  "/gdapi/receive_mail.php": {
    post: {
      summary: "Send a message to the school",
      requestBody: fields(
        { first_name: text(), last_name: text(), phone: text(), email: text(), message: text() },
        ["message"],
      ),
      responses: { 200: json("Done"), default: refusal() },
    },
  },
};

/** The old endpoints (specification section 7) as an OpenAPI 3.1 document; the tests hold every reply against it. */
export const openApiDocument = {
  openapi: "3.1.0",
  info: {
    title: "The old endpoints of the school's website",
    version: "1.0.0",
    description:
      "Every call understands JSON, urlencoded and multipart fields, except where a file comes along. Unknown fields are ignored. Any other method answers 405 with `Allow`.",
  },
  servers: [{ url: "/" }],
  paths,
  components: {
    schemas,
    securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
  },
};

function text(description?: string) {
  return { type: "string", ...(description && { description }) };
}
function number(description?: string) {
  return { type: "integer", ...(description && { description }) };
}
function date() {
  return { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "yyyy-MM-dd" };
}
function time() {
  return { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$", description: "ISO 8601, UTC" };
}
function imageUrl() {
  return {
    type: "string",
    pattern: "^\\./uploads/[\\w.-]+$",
    description: "Take the leading './' off and put the address of /gdapi/ in front.",
  };
}
function file() {
  return { type: "string", contentMediaType: "application/octet-stream" };
}

/** An object with exactly these keys. */
function object(properties: Record<string, object>) {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

function referTo(schema: keyof typeof schemas) {
  return { $ref: `#/components/schemas/${schema}` };
}

function json(schema: keyof typeof schemas, description = "Done.") {
  return { description, content: { "application/json": { schema: referTo(schema) } } };
}
function refusal() {
  return json("Refusal", "Not done: 400, 401, 403, 404, 405, 413, 415, 422, 429, 500 or 503.");
}
function plainText(description: string) {
  return { description, content: { "text/plain": { schema: { type: "string", minLength: 1 } } } };
}
function binary(description: string) {
  return { description, content: { "*/*": {} } };
}

function fields(properties: Record<string, object>, required: string[]) {
  const schema = { type: "object", properties, required };
  const types = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"];
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}
function multipart(properties: Record<string, object>, required: string[]) {
  return {
    required: true,
    content: { "multipart/form-data": { schema: { type: "object", properties, required } } },
  };
}

function staffCall<Operation extends object>(operation: Operation) {
  return { ...operation, security: [{ session: [] }] };
}

function list(summary: string, key: string, item: keyof typeof schemas, more: Record<string, object> = {}) {
  const schema = object({ ...more, [key]: { type: "array", items: referTo(item) } });
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
      default: refusal(),
    },
  };
}

/** Adds a record with a photo: JPEG, PNG, WebP or AVIF, at most 15 MB. */
function upload(summary: string, specs: FieldSpecs) {
  const [properties, required] = inputsOf(specs);
  return staffCall({
    summary,
    requestBody: multipart({ ...properties, photo: file() }, [...required, "photo"]),
    responses: { 200: json("Done"), default: refusal() },
  });
}

/** The fields of a form, and which of them are required. */
function inputsOf(specs: FieldSpecs): [Record<string, object>, string[]] {
  const entries = Object.entries(specs);
  return [
    Object.fromEntries(entries.map(([name, spec]) => [name, inputOf(spec)])),
    entries.filter(([, { required }]) => required).map(([name]) => name),
  ];
}

function inputOf({ type, max, options }: FieldSpec) {
  if (type === "date") return date();
  if (type === "check") return { enum: ["", "1"] };
  if (options) return { enum: options.map(({ value }) => value) };
  return { type: "string", maxLength: max ?? defaultMax };
}

function deletion(summary: string) {
  return staffCall({
    summary,
    parameters: [{ name: "id", in: "query", required: true, schema: number() }],
    responses: { 200: json("Done"), default: refusal() },
  });
}
