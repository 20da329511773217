import { t } from "#say";
import { replyText, speakingTo } from "~/content/messages/reply-templates/reply";
import { numberWords } from "~/content/resumes/application-number";
import type { Resume } from "~/content/resumes/queries.server";
import { applicantName } from "~/content/resumes/statuses";
import type { Reply } from "~/ui/contact/reply-buttons";

/** Prepares replies. @param text of the school, replacing the default */
export function replyTo(resume: Resume, school: string, text?: string): Reply {
  const { name, phone, email, post, number, language } = resume;
  return speakingTo({ words: name, language }, () => {
    const thanks = post
      ? t("Thank you for your resume for the post: {post}.", { post })
      : t("Thank you for your resume.");
    const numbered = number ? t("Your application number is {number}.", { number: numberWords(number) }) : "";
    return {
      of: applicantName(resume),
      phone,
      email,
      subject: t("Your application to {school}", { school }),
      text: replyText({ name, school, text: text ?? [thanks, numbered].filter(Boolean).join(" ") }),
    };
  });
}
