import { type AppLoadContext, redirectDocument } from "@remix-run/node";
import { type Message, msg, t } from "#say";
import { servicesOf } from "~/services/services.server";
import { listAdministratorNames } from "~/session/administrators.server";
import { mayDo } from "~/session/roles";
import { saveDraft } from "~/session/saved-drafts.server";
import { secondStepPage } from "~/session/second-step-page";
import { findStaff, type LoggedIn, type Staff } from "~/session/session.server";
import { isOpenBeforeTwoFactorSetUp, requiresTwoFactorSetUp } from "~/session/two-factor-required.server";
import { sentLaterHeader } from "~/ui/form/pending/sent-later";
import type { Role } from "~db/schema";
import { assertSameOrigin } from "./origin.server";
import { readForm } from "./read-form.server";
import { refusal } from "./refusal";

const deleting = /\/(delete|del_|erase|trash|chosen|remove-samples)/;

/** Frees reserved disk space, so that deleting works on a full disk. */
function makeRoomForDeleting(request: Request, context: AppLoadContext): void {
  if (request.method === "GET" || !deleting.test(new URL(request.url).pathname)) return;
  const { reserve, log } = servicesOf(context);
  if (reserve?.giveWay()) log.warn("the disk is full: part of the reserve was given up for deleting");
}

/** Skips a photo, so that an expired session does not lose the text. */
const readPastPhoto = (request: Request, context: AppLoadContext) =>
  readForm(request, context, { skips: { photo: { maxBytes: 1, maxCount: 1 } } });

/**
 * The shared loaders and actions of staff call it first. A refused form is saved and offered after the login.
 * @param readLate reads the form to save
 * @throws redirect to /login or to required two-factor set-up; Response 401 for forms sent later, 403
 */
export async function requireStaff(
  request: Request,
  context: AppLoadContext,
  least: Role,
  readLate = readPastPhoto,
): Promise<LoggedIn> {
  assertSameOrigin(request, context);
  const staff = await findStaff(request, context);
  const { db } = servicesOf(context);
  const address = new URL(request.url);
  const { pathname, search } = address;
  if (staff && (isOpenBeforeTwoFactorSetUp(pathname) || !(await requiresTwoFactorSetUp(db, staff.id)))) {
    await requireRole(context, staff, least, getRefusal("page", least));
    makeRoomForDeleting(request, context);
    return staff;
  }
  if (request.headers.has(sentLaterHeader)) throw refusal(401, t("Please log in first."));
  const back =
    request.method === "GET"
      ? pathname + search
      : await saveDraft(db, address, await readLate(request, context));
  throw redirectDocument(`${staff ? secondStepPage : "/login"}?${new URLSearchParams({ next: back })}`, 303);
}

const refusals = {
  page: {
    office: msg("This page is for the office."),
    administrator: msg("This page is for administrators."),
  },
  call: {
    office: msg("This call is for the office."),
    administrator: msg("This call is for administrators."),
  },
  action: {
    office: msg("This is for the office."),
    administrator: msg("This is for administrators."),
  },
};

const getRefusal = (what: keyof typeof refusals, least: Role): Message =>
  refusals[what][least === "office" ? "office" : "administrator"];

/** Guards actions that only form fields reveal. @throws Response 403 that names administrators */
export async function requireRole(
  context: AppLoadContext,
  staff: Staff,
  least: Role,
  refused = getRefusal("action", least),
): Promise<void> {
  if (mayDo(staff.role, least)) return;
  const [first = "", ...others] = await listAdministratorNames(servicesOf(context).db);
  const one = others.reduce(
    (before, name) => t(/* Names of people to ask: Anita or Ravi. */ "{before} or {name}", { before, name }),
    first,
  );
  throw refusal(403, `${t(refused)} ${t("Please ask {names}.", { names: one })}`);
}

/** True for staff who can see unpublished content: logged in, with required two-factor set-up. */
export async function maySeeHidden(request: Request, context: AppLoadContext): Promise<boolean> {
  const staff = await findStaff(request, context);
  return staff !== undefined && !(await requiresTwoFactorSetUp(servicesOf(context).db, staff.id));
}

/** @throws Response 401, or 403 for another role or origin, or missing two-factor set-up */
export async function requireStaffCall(
  request: Request,
  context: AppLoadContext,
  least: Role,
): Promise<LoggedIn> {
  assertSameOrigin(request, context, servicesOf(context).config.gdapiAllowedOrigins);
  const staff = await findStaff(request, context);
  if (!staff) throw refusal(401, t("Please log in first."));
  if (await requiresTwoFactorSetUp(servicesOf(context).db, staff.id)) {
    throw refusal(
      403,
      t("The school asks every account for a second step. Please set yours up in the dashboard."),
    );
  }
  await requireRole(context, staff, least, getRefusal("call", least));
  makeRoomForDeleting(request, context);
  return staff;
}
