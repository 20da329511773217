import { correctedMessages } from "~/languages/browser-messages.server";
import { staffLoader } from "../staff-page.server";

/** The school's wordings for scripts of the dashboard; a change has a new URL. */
export const loader = staffLoader("editor", async () => {
  return new Response(correctedMessages(), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "private, max-age=31536000, immutable",
    },
  });
});
