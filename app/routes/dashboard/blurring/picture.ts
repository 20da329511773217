import { unblurredFile } from "~/blurring/subject.server";
import { blurredPreview } from "~/files/pictures/blur.server";
import { readAreasText } from "~/files/pictures/blur-areas";
import { serveFile } from "~/files/store/serve.server";
import { locateFile } from "~/http/stored-file.server";
import { staffLoader } from "../staff-page.server";
import { findSubject } from "./subject-of.server";

const cacheControl = "private, no-store";

/** Original or preview with `?areas=`, for staff. Views of originals are logged. */
export const loader = staffLoader(
  "editor",
  async ({ request, context, params, db, services, recordView }) => {
    const { kind, subject } = await findSubject(db, params);
    const { kind: folder, name } = unblurredFile(subject);
    const path = await locateFile(context, folder, name);
    const areas = readAreasText(new URL(request.url).searchParams.get("areas") ?? "");
    if (areas.length > 0) {
      const headers = {
        "Content-Type": "image/webp",
        "Cache-Control": cacheControl,
        "X-Content-Type-Options": "nosniff",
      };
      return new Response(await blurredPreview(services.files, path, areas), { headers });
    }
    if (subject.original) {
      const record = { kind: kind.key, id: subject.id };
      await recordView({
        verb: "looked at original",
        record,
      });
    }
    return serveFile(request, path, { contentType: "image/webp", cacheControl });
  },
);
