import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { msg, t } from "#say";
import { readPushKey } from "~/channels/push/keys.server";
import { isKnownPhone, phoneRoom, removePhone, savePhone } from "~/channels/push/phones.server";
import { readForm } from "~/http/read-form.server";
import { notFound, refusal } from "~/http/refusal";
import { saving } from "~/http/unavailable.server";
import { needRoom } from "~/limits/room.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { countForm, type FormLimit } from "~/limits/visitor-forms.server";
import { servicesOf } from "~/services/services.server";

/** Phones of a village share an address; each one renews its subscription once a day. */
const limit: FormLimit = {
  name: "push",
  tooMany: {
    network: msg(/* Phones that subscribe to notices. */ "Very many phones came from your network lately."),
    total: msg(/* Phones that subscribe to notices. */ "Very many phones came in lately."),
  },
  network: 240,
  customer: 480,
  total: 3000,
};

const maxCharacters = 2000;

/** `/notices/push`: the site's public key, for the service worker. */
export async function loader({ context }: LoaderFunctionArgs) {
  const key = await readPushKey(servicesOf(context));
  if (!key) throw notFound();
  return Response.json({ key }, { headers: { "Cache-Control": "no-store" } });
}

/** Subscribes a phone, renews its subscription, or removes it. For scripts only. */
export const action = saving(async ({ request, context }: ActionFunctionArgs) => {
  const services = servicesOf(context);
  const fields = await readForm(request, context, { characters: maxCharacters });
  const endpoint = fields.get("endpoint") ?? "";
  if (fields.has("stop")) {
    await removePhone(services.db, endpoint);
    return done();
  }
  if (!(await readPushKey(services))) throw notFound();
  // A renewal takes no room, and must not be refused because others fill the list.
  if (!(await isKnownPhone(services.db, endpoint))) {
    try {
      await countForm(context, limit);
    } catch (error) {
      if (!(error instanceof TooManyTriesError)) throw error;
      throw refusal(429, error.message, { "Retry-After": String(error.waitSeconds) });
    }
    await needRoom(context, phoneRoom, endpoint.length);
  }
  if (!(await savePhone(services, fields)))
    throw refusal(422, t("This browser cannot get messages from this website."));
  return done();
}, "visitor");

const done = () => new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
