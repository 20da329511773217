import { replyText } from "~/content/messages/reply-templates/reply";
import { numberWords } from "~/content/resumes/application-number";
import type { Resume } from "~/content/resumes/queries.server";
import { applicantName } from "~/content/resumes/statuses";
import type { Reply } from "~/ui/contact/reply-buttons";

/** Prepares replies. @param text of the school, replacing the default */
export function replyTo(resume: Resume, school: string, text?: string): Reply {
  const post = resume.post ? ` for the post: ${resume.post}` : "";
  const number = resume.number ? ` Your application number is ${numberWords(resume.number)}.` : "";
  return {
    of: applicantName(resume),
    phone: resume.phone,
    email: resume.email,
    subject: `Your application to ${school}`,
    text: replyText({
      name: resume.name,
      school,
      text: text ?? `Thank you for your resume${post}.${number}`,
    }),
  };
}
