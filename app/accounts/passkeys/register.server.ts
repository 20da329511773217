import type { AppLoadContext } from "@remix-run/node";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import { isChallenge, makeChallenge, spendChallenge } from "./challenge.server";
import type { PasskeySite } from "./passkey-site.server";
import { listPasskeys } from "./queries.server";
import { readAnswer } from "./read-answer";

export async function registrationOptions(
  context: AppLoadContext,
  site: PasskeySite,
  staff: Staff,
  school: string,
) {
  const { db } = servicesOf(context);
  // Imported on demand, to save memory.
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

/** Returns the created passkey; undefined if invalid. @param typed JSON */
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
