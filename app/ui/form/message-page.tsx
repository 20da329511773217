import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Message, t } from "#say";
import { PhoneLink } from "../contact/phone-link";
import type { FrameData } from "../frame/frame-data";
import { PageHeader } from "../page/page-header";
import type { FormState } from "./fields";
import { MessageEnd } from "./message-end";
import { PostForm, useForm } from "./post-form";

interface MessagePage {
  title: Message;
  lead?: Message;
  failure: Message;
  inputs: (state: FormState) => ReactNode;
  back?: { label: Message; to: string };
}

type Loaded = () => { token: string; months: string };
type Refused = () => { errors: Record<string, string>; typed: Record<string, string> };

/** Page with nothing but a form of visitors, and the phone number of the school. */
export function messagePage({ title, lead, failure, inputs, back }: MessagePage) {
  return function Page() {
    const { form, problem } = useForm<Loaded, Refused>();
    const school = useRouteLoaderData<FrameData>("root")?.school;
    return (
      <>
        <PageHeader title={t(title)} lead={lead && t(lead)} />
        <div className="shell section-narrow">
          {school?.phone ? (
            <p>
              {`${t(/* The phone number follows. */ "Or call us now:")} `}
              <PhoneLink number={school.phone} className="tap font-semibold underline" />
            </p>
          ) : null}
          <PostForm
            token={form.token}
            errors={problem?.errors}
            problem={t(failure)}
            submit={t("Send message")}
          >
            {inputs(problem ?? {})}
            <MessageEnd email={school?.email_office} months={form.months} />
          </PostForm>
          {back ? (
            <p className="mt-6">
              <a href={back.to}>{t(back.label)}</a>
            </p>
          ) : null}
        </div>
      </>
    );
  };
}
