import { ResumeRefusedError, resumeFailure, takeResume } from "~/content/resumes/take-resume.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { assertSameOrigin } from "~/http/origin.server";
import { reportUnsaved } from "~/http/unavailable.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { servicesOf } from "~/services/services.server";
import { type Documented, file, multipart, plainText } from "./openapi-parts";

/** `POST /gdapi/resume.php`: plain text, which clients show unchanged (specification section 7). */
const endpoint = legacyEndpoint({
  async POST({ request, context }) {
    const answer = (text: string, status = 200, headers = {}) =>
      new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8", ...headers } });
    const { config } = servicesOf(context);
    try {
      assertSameOrigin(request, context, config.gdapiAllowedOrigins);
      return answer((await takeResume(request, context)).message);
    } catch (error) {
      if (error instanceof ResumeRefusedError) return answer(error.message, error.status);
      if (error instanceof TooManyTriesError) {
        return answer(error.message, 429, { "Retry-After": String(error.waitSeconds) });
      }
      if (error instanceof Response) {
        const { message } = (await error.json()) as { message: string };
        return answer(message, error.status);
      }
      const unavailable = reportUnsaved(context, error, "visitor");
      return unavailable ? answer(unavailable.message, 503, unavailable.headers) : answer(resumeFailure, 500);
    }
  },
});

export const loader = endpoint;
export const action = endpoint;

export const openApi: Documented = {
  post: {
    summary: "Send a resume: PDF, DOC or DOCX, at most 5 MB",
    requestBody: multipart({ resumeupload: file() }, ["resumeupload"]),
    responses: {
      200: plainText("Words to show to the sender."),
      "4XX": plainText("What is wrong, and what to do."),
      "5XX": plainText("That it could not be kept; try again."),
    },
  },
};
