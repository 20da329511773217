import { ResumeRefusedError, resumeFailure, takeResume } from "~/content/resumes/take-resume.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { servicesOf } from "~/http/services.server";

/** `POST /gdapi/resume.php`: answers plain text that the client shows as it is (specification section 7). */
const endpoint = legacyEndpoint({
  async POST({ request, context }) {
    const answer = (text: string, status = 200) =>
      new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
    const { config, log } = servicesOf(context);
    try {
      return answer((await takeResume(request, context, config.gdapiAllowedOrigins)).message);
    } catch (error) {
      if (error instanceof ResumeRefusedError) return answer(error.message, error.status);
      if (error instanceof Response) {
        const { message } = (await error.json()) as { message: string };
        return answer(message, error.status);
      }
      log.error({ err: error, requestId: context.requestId }, "saving failed");
      return answer(resumeFailure, 500);
    }
  },
});

export const loader = endpoint;
export const action = endpoint;
