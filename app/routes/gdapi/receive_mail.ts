import { parseMessage } from "~/content/messages/message.server";
import { takeMessage } from "~/content/messages/send.server";
import { FormRefusedError } from "~/forms/form-refused";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { readForm } from "~/http/read-form.server";
import { text } from "~/openapi/json-shapes";
import { type Documented, fields, json, refusals } from "./openapi-parts";

const endpoint = legacyEndpoint({
  async POST({ request, context }) {
    const fields = await readForm(request, context, {
      characters: parseMessage.characters,
      from: "old clients",
    });
    const parsed = parseMessage(fields);
    if (!parsed.ok) {
      const message = Object.values(parsed.errors).join(". ");
      return Response.json({ success: false, message }, { status: 422 });
    }
    try {
      const { message } = await takeMessage(context, fields, parsed.values);
      return Response.json({ success: true, message });
    } catch (error) {
      if (!(error instanceof FormRefusedError)) throw error;
      return Response.json({ success: false, message: error.problem.errors[""] }, { status: 422 });
    }
  },
});

export const loader = endpoint;
export const action = endpoint;

export const openApi: Documented = {
  post: {
    summary: "Send a message to the school",
    requestBody: fields(
      { first_name: text(), last_name: text(), phone: text(), email: text(), message: text() },
      ["message"],
    ),
    responses: { 200: json("Done"), ...refusals() },
  },
};
