import type { AppLoadContext } from "@remix-run/node";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import { isChallenge, makeChallenge, spendChallenge } from "./challenge.server";
import type { PasskeySite } from "./passkey-site.server";
import { listPasskeys } from "./queries.server";
import { readAnswer } from "./read-answer";

/** What the browser is asked to make a passkey of; the person has to show that it is them, by finger, face or PIN. */
export async function registrationOptions(
  context: AppLoadContext,
  site: PasskeySite,
  staff: Staff,
  school: string,
) {
  const { db } = servicesOf(context);
  // Loaded when somebody needs it: an idle server has no use for it.
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const known = await listPasskeys(db, staff.id);
  return generateRegistrationOptions({
    rpName: school,
    rpID: site.rpId,
    userName: staff.username,
    userID: Uint8Array.from(Buffer.from(`staff ${staff.id}`)),
    challenge: makeChallenge(db, `registration of ${staff.id}`),
    attestationType: "none",
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** The passkey that a browser made; undefined if it is not what it was asked for. @param typed JSON */
export async function checkRegistration(
  context: AppLoadContext,
  site: PasskeySite,
  staff: Staff,
  typed: string,
) {
  const { db, log } = servicesOf(context);
  const response = readAnswer<RegistrationResponseJSON>(typed);
  if (!response) return undefined;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  let challenge = "";
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (given) => {
        challenge = given;
        return isChallenge(db, `registration of ${staff.id}`, given);
      },
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
    });
    if (!registrationInfo || !(await spendChallenge(db, challenge))) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey, counter, transports };
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.message : "" }, "a passkey was not accepted");
    return undefined;
  }
}
