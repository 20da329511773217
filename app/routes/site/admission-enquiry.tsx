import type { LoaderFunctionArgs } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { type Message, msg } from "#message";
import { t } from "#say";
import { enquiryCharacters, parseEnquiry } from "~/content/messages/enquiry.server";
import { takeMessage } from "~/content/messages/send.server";
import { issueToken, visitor } from "~/forms/one-time.server";
import { visitorAction } from "~/http/visitor-form.server";
import { servicesOf } from "~/services/services.server";
import { settingsOnPage } from "~/settings/queries.server";
import { PhoneLink } from "~/ui/contact/phone-link";
import { PhoneField } from "~/ui/form/contact-fields";
import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { MessageEnd } from "~/ui/form/message-end";
import { PostForm } from "~/ui/form/post-form";
import { useForm } from "~/ui/form/use-form";
import type { FrameData } from "~/ui/frame/frame-data";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";

const failure: Message = msg("The message could not be sent. Please try again.");

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const settings = await settingsOnPage(db);
  return { token: issueToken(db, visitor), months: settings.message_months };
}

export const action = visitorAction({
  characters: enquiryCharacters,
  parse: parseEnquiry,
  take: (values, { context, fields }) => takeMessage(context, fields, values, "admission", "/admission"),
  failure,
});

export { noStore as headers } from "~/http/no-store";

const title: Message = msg("Ask about admission");

export const meta = titled(title);

/** On a page of its own, so that the admission page can be cached. */
export default function AdmissionEnquiry() {
  const {
    form: { token, months },
    problem,
  } = useForm<typeof loader, typeof action>();
  const school = useRouteLoaderData<FrameData>("root")?.school;
  return (
    <>
      <PageHeader title={t(title)} lead={t("Write to us here, and the school office calls you back.")} />
      <div className="shell section-narrow">
        {school?.phone ? (
          <p>
            {`${t(/* The phone number follows. */ "Or call us now:")} `}
            <PhoneLink number={school.phone} className="tap font-semibold underline" />
          </p>
        ) : null}
        <PostForm token={token} errors={problem?.errors} problem={t(failure)} submit={t("Send message")}>
          <EnquiryFields state={problem ?? {}} />
          <MessageEnd email={school?.email_office} months={months} />
        </PostForm>
        <p className="mt-6">
          <a href="/admission">{t("Back to Admission")}</a>
        </p>
      </div>
    </>
  );
}

function EnquiryFields({ state }: { state: FormState }) {
  return (
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
  );
}
