import { type AppLoadContext, redirectDocument } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import { redirectWithMessage } from "~/http/flash.server";
import { clearSiteData } from "~/http/headers";
import { servicesOf } from "~/services/services.server";
import { endSession, type Staff } from "~/session/session.server";
import { endAllSessions, endDevice } from "~/session/session-list.server";

interface Order {
  staff: Staff;
  person: { id: number; username: string };
  fields: URLSearchParams;
  location: string;
}

export async function endDevices(
  request: Request,
  context: AppLoadContext,
  { staff, person, fields, location }: Order,
): Promise<Response> {
  const services = servicesOf(context);
  const note = (verb: "logged out device" | "logged out everywhere", subject: string) =>
    recordEvent(context, { who: staff.username, verb, subject });
  const isOneself = person.id === staff.id;
  if (fields.get("everywhere") === "yes") {
    await endAllSessions(services.db, person.id);
    await note("logged out everywhere", person.username);
    const message = isOneself
      ? t("You are logged out everywhere.")
      : t("{username} is logged out everywhere.", { username: person.username });
    if (!isOneself) return redirectWithMessage(request, context, { location, message });
    // Reloads the document, so that nothing of the dashboard stays in the browser.
    const headers = new Headers({ ...clearSiteData, "X-Remix-Reload-Document": "true" });
    headers.append("Set-Cookie", await endSession(request, context));
    return redirectWithMessage(request, context, { location: "/login", message }, headers);
  }
  const device = await endDevice(request, context, person.id, fields.get("session") ?? "");
  if (!device) {
    return redirectWithMessage(request, context, {
      location,
      message: t("That device is logged out already."),
    });
  }
  await note("logged out device", `${person.username}, ${device.browser}`);
  if (device.isThis) {
    const headers = { ...clearSiteData, "Set-Cookie": await endSession(request, context) };
    return redirectDocument("/", { status: 303, headers });
  }
  return redirectWithMessage(request, context, {
    location,
    message: t("Logged out: {device}", { device: device.name }),
  });
}
