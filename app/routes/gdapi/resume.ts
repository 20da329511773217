import { ResumeRefusedError, takeResume } from "~/content/resumes/take-resume.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { servicesOf } from "~/http/services.server";

/** `POST /gdapi/resume.php`: answers plain text that the client shows as it is (specification section 7). */
const endpoint = legacyEndpoint({
  async POST({ request, context }) {
    const headers = { "Content-Type": "text/plain; charset=utf-8" };
    try {
      const { message } = await takeResume(request, context, servicesOf(context).config.gdapiAllowedOrigins);
      return new Response(message, { headers });
    } catch (error) {
      if (error instanceof ResumeRefusedError)
        return new Response(error.message, { status: error.status, headers });
      throw error;
    }
  },
});

export const loader = endpoint;
export const action = endpoint;
