import type { Transaction } from "kysely";
import { PictureRefusedError } from "~/files/picture-check.server";
import type { Parsed } from "~/forms/fields.server";
import type { Schema } from "~db/schema";
import { legacyEndpoint } from "./legacy-endpoint.server";
import { dropPhoto, photoProblem, readPhotoForm, savePhotoForm } from "./photo-form.server";
import { servicesOf } from "./services.server";
import { requireStaffCall, type Staff } from "./session.server";

/**
 * An old endpoint that takes a photo and words (specification section 7): answers `{success, message}`, and bad
 * input with 422 and words that say what to do.
 */
export function photoEndpoint<Values>(
  success: string,
  parse: (fields: URLSearchParams) => Parsed<Values>,
  save: (trx: Transaction<Schema>, staff: Staff, values: Values, pictureId: number) => Promise<void>,
) {
  return legacyEndpoint({
    async POST({ request, context }) {
      const staff = await requireStaffCall(request, context);
      const form = await readPhotoForm(request, context, servicesOf(context).config.gdapiAllowedOrigins);
      const parsed = parse(form.fields);
      const problems = [photoProblem(form, true), ...(parsed.ok ? [] : Object.values(parsed.errors))];
      const message = problems.filter(Boolean).join(". ");
      if (message || !parsed.ok) {
        await dropPhoto(form);
        return Response.json({ success: false, message }, { status: 422 });
      }
      try {
        await savePhotoForm(context, form, async (trx, pictureId) => {
          if (pictureId === undefined) throw new Error("A new record has a photo.");
          await save(trx, staff, parsed.values, pictureId);
          return { location: "", message: success };
        });
        return Response.json({ success: true, message: success });
      } catch (error) {
        if (!(error instanceof PictureRefusedError)) throw error;
        return Response.json({ success: false, message: error.message }, { status: 422 });
      }
    },
  });
}
