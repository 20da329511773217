import { msg, t } from "#say";
import { parseEnquiry } from "~/content/messages/enquiry.server";
import { takeMessage } from "~/content/messages/send.server";
import { PhoneField } from "~/ui/form/contact-fields";
import { TextArea, TextField } from "~/ui/form/fields";
import { messagePage } from "~/ui/form/message-page";
import { titled } from "~/ui/page/page-meta";
import { messageForm } from "./message-form.server";

const failure = msg("The message could not be sent. Please try again.");

const form = messageForm({
  parse: parseEnquiry,
  take: (values, { context, fields }) => takeMessage(context, fields, values, "admission", "/admission"),
  failure,
});
export const loader = form.loader;
export const action = form.action;

export { noStore as headers } from "~/http/no-store";

const title = msg("Ask about admission");

export const meta = titled(title);

/** On a page of its own, so that the admission page can be cached. */
export default messagePage({
  title,
  lead: msg("Write to us here, and the school office calls you back."),
  failure,
  inputs: (state) => (
    <>
      <TextField
        name="name"
        label={t("Your name")}
        hint={t("The name of the parent or guardian.")}
        autoComplete="name"
        required
        maxLength={100}
        state={state}
      />
      <PhoneField required state={state} />
      <TextField
        name="class_wanted"
        label={t("Class wanted")}
        hint={t("For example LKG or Class VI.")}
        autoComplete="off"
        required
        maxLength={60}
        state={state}
      />
      <TextArea name="message" label={t("Your question")} optional rows={4} maxLength={2000} state={state} />
    </>
  ),
  back: { label: msg("Back to Admission"), to: "/admission" },
});
