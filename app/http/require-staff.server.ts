import { type AppLoadContext, redirectDocument } from "@remix-run/node";
import { type Message, msg } from "#message";
import { t } from "#say";
import { servicesOf } from "~/services/services.server";
import { listAdministratorNames } from "~/session/administrators.server";
import { parkForm } from "~/session/parked-forms.server";
import { mayDo } from "~/session/roles";
import { isOpenWithoutSecondStep, owesSecondStep } from "~/session/second-step-owed.server";
import { secondStepPage } from "~/session/second-step-page";
import { findStaff, type LoggedIn, type Staff } from "~/session/session.server";
import type { Role } from "~db/schema";
import { assertSameOrigin } from "./origin.server";
import { readFormPastFiles } from "./read-form.server";
import { refusal } from "./refusal";

/** The addresses of forms and calls that delete. */
const deleting = /\/(delete|del_|erase|trash|chosen)/;

/** On a full disk, deleting gets the room that is kept for it. */
function makeRoomForDeleting(request: Request, context: AppLoadContext): void {
  if (request.method === "GET" || !deleting.test(new URL(request.url).pathname)) return;
  const { reserve, log } = servicesOf(context);
  if (reserve?.giveWay()) log.warn("the disk is full: part of the reserve was given up for deleting");
}

/**
 * The guard of every staff page and staff form: call it first in each loader and action.
 * A form that is not taken is kept and offered again after the login.
 * @param least the role that it takes; an administrator may do everything
 * @param readLate reads the form that is kept
 * @throws a redirect to /login that leads back afterwards, or to where the second step is set up that the school asks for;
 * Response 403 for another role, or a form from another site
 */
export async function requireStaff(
  request: Request,
  context: AppLoadContext,
  least: Role,
  readLate = readFormPastFiles,
): Promise<LoggedIn> {
  assertSameOrigin(request, context);
  const staff = await findStaff(request, context);
  const { db } = servicesOf(context);
  const address = new URL(request.url);
  const { pathname, search } = address;
  if (staff && (isOpenWithoutSecondStep(pathname) || !(await owesSecondStep(db, staff.id)))) {
    await requireRole(context, staff, least, msg("This page is for administrators."));
    makeRoomForDeleting(request, context);
    return staff;
  }
  const back =
    request.method === "GET"
      ? pathname + search
      : await parkForm(db, address, await readLate(request, context));
  throw redirectDocument(`${staff ? secondStepPage : "/login"}?${new URLSearchParams({ next: back })}`, 303);
}

/**
 * The guard of what only the fields of a form tell, on a page that is for more people.
 * @param refused says what is for administrators
 * @throws Response 403 that says whom to ask
 */
export async function requireRole(
  context: AppLoadContext,
  staff: Staff,
  least: Role,
  refused: Message = msg("This is for administrators."),
): Promise<void> {
  if (mayDo(staff.role, least)) return;
  const [first = "", ...others] = await listAdministratorNames(servicesOf(context).db);
  const one = others.reduce(
    (before, name) => t(/* Names of people to ask: Anita or Ravi. */ "{before} or {name}", { before, name }),
    first,
  );
  throw refusal(403, `${t(refused)} ${t("Please ask {names}.", { names: one })}`);
}

/** True for staff who may see what is not on the site: they are logged in and owe no second step. */
export async function maySeeHidden(request: Request, context: AppLoadContext): Promise<boolean> {
  const staff = await findStaff(request, context);
  return staff !== undefined && !(await owesSecondStep(servicesOf(context).db, staff.id));
}

/**
 * The guard of every staff endpoint.
 * @param least the role that it takes
 * @throws Response 401, or 403 for another role, who owes a second step, or a call from an origin that is not allowed
 */
export async function requireStaffCall(
  request: Request,
  context: AppLoadContext,
  least: Role,
): Promise<LoggedIn> {
  assertSameOrigin(request, context, servicesOf(context).config.gdapiAllowedOrigins);
  const staff = await findStaff(request, context);
  if (!staff) throw refusal(401, t("Please log in first."));
  if (await owesSecondStep(servicesOf(context).db, staff.id)) {
    throw refusal(
      403,
      t("The school asks every account for a second step. Please set yours up in the dashboard."),
    );
  }
  await requireRole(context, staff, least, msg("This call is for administrators."));
  makeRoomForDeleting(request, context);
  return staff;
}
