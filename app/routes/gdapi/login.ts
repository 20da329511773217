import { parseLogin } from "~/accounts/form.server";
import { WrongCodeError } from "~/accounts/second-step/check-code.server";
import { CodeRequiredError, signIn, WrongCredentialsError } from "~/accounts/sign-in.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { readForm, shortForm } from "~/http/read-form.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { number, object, text } from "~/openapi/json-shapes";
import { type Documented, fields, json, refusals } from "./openapi-parts";

const codeRequired =
  "This account has a second step. Send the code from your phone, or a recovery code, as `code` too.";

/** `POST /gdapi/login.php`: a failed login gets 200 and another `status`, as old clients expect. */
const endpoint = legacyEndpoint({
  async POST({ request, context }) {
    const fields = await readForm(request, context, { characters: shortForm, from: "old clients" });
    const parsed = parseLogin(fields);
    const failed = { status: "error", message: "Login failed. Please check your credentials.", data: null };
    if (!parsed.ok) return Response.json(failed);
    try {
      const code = fields.get("code") ?? undefined;
      const { staff, headers } = await signIn(request, context, { ...parsed.values, code });
      const data = { id: staff.id, username: staff.username };
      const answer = { status: "success", message: "Login successful", data };
      return Response.json(answer, { headers });
    } catch (error) {
      if (error instanceof WrongCredentialsError) return Response.json(failed);
      if (error instanceof WrongCodeError) return Response.json({ ...failed, message: error.message });
      if (error instanceof CodeRequiredError) return Response.json({ ...failed, message: codeRequired });
      if (error instanceof TooManyTriesError) {
        const headers = { "Retry-After": String(error.waitSeconds) };
        return Response.json({ ...failed, message: error.message }, { headers });
      }
      throw error;
    }
  },
});

export const loader = endpoint;
export const action = endpoint;

export const openApi: Documented = {
  post: {
    summary: "Log in; the answer sets the session cookie",
    requestBody: fields({ username: text(), password: text(), code: text() }, ["username", "password"]),
    responses: { 200: json("Login", "A failed login has the status `error`."), ...refusals() },
  },
  schemas: {
    Login: object({
      status: { enum: ["success", "error"] },
      message: text(),
      data: { oneOf: [object({ id: number(), username: text() }), { type: "null" }] },
    }),
  },
};
