import type { AppLoadContext } from "@remix-run/node";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { t } from "#say";
import { limitKey } from "~/limits/limit-key.server";
import { getNetwork } from "~/limits/network";
import { giveBackTry, takeTry } from "~/limits/rate-limit.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { waitWords } from "~/limits/words";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import { openSession } from "../sign-in.server";
import { type ChallengeFor, isChallenge, makeChallenge, spendChallenge } from "./challenge.server";
import type { PasskeySite } from "./passkey-site.server";
import { findPasskey, listPasskeys, notePasskeyUse } from "./queries.server";
import { readAnswer } from "./read-answer";

export class WrongPasskeyError extends Error {
  override name = "WrongPasskeyError";
}

/** Limit per network, because verifying signatures is expensive. */
const rate = { burst: 20, every: 10 };

/** Options without a list of passkeys, so that accounts are not revealed. */
export async function loginOptions(context: AppLoadContext, site: PasskeySite) {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  return generateAuthenticationOptions({
    rpID: site.rpId,
    challenge: makeChallenge(servicesOf(context).db, "login"),
    userVerification: "required",
  });
}

export async function proofOptions(
  context: AppLoadContext,
  site: PasskeySite,
  staffId: number,
): Promise<string | undefined> {
  const { db } = servicesOf(context);
  const known = await listPasskeys(db, staffId);
  if (known.length === 0) return undefined;
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    challenge: makeChallenge(db, `proof of ${staffId}`),
    allowCredentials: known.map(({ id }) => ({ id })),
    userVerification: "required",
  });
  return JSON.stringify(options);
}

/**
 * A user-verified passkey counts as two factors.
 * @param only required owner, if the password was verified @returns cookies to set
 * @throws WrongPasskeyError, TooManyTriesError
 */
export async function signInByPasskey(
  request: Request,
  context: AppLoadContext,
  site: PasskeySite,
  { typed, remember, only }: { typed: string; remember: boolean; only?: number },
): Promise<Headers> {
  const owner = await checkPasskey(context, site, typed, "login");
  if (only !== undefined && owner.id !== only) throw new WrongPasskeyError("It is somebody else's passkey.");
  return openSession(request, context, owner, remember);
}

/** @param typed response as JSON @returns its owner @throws WrongPasskeyError, TooManyTriesError */
export async function checkPasskey(
  context: AppLoadContext,
  site: PasskeySite,
  typed: string,
  use: ChallengeFor,
): Promise<Staff> {
  const { db } = servicesOf(context);
  const own = {
    key: limitKey(db, "passkey network", getNetwork(context.clientAddress ?? "")),
    ...rate,
  };
  const { waitSeconds } = await takeTry(db, [own]);
  if (waitSeconds > 0) {
    const words = t(/* {wait} such as: 5 minutes. */ "Too many attempts. Please wait {wait} and try again.", {
      wait: waitWords(waitSeconds),
    });
    throw new TooManyTriesError(words, waitSeconds);
  }
  const owner = await verifyOwner(context, site, typed, use);
  await giveBackTry(db, [own]);
  return owner;
}

async function verifyOwner(context: AppLoadContext, site: PasskeySite, typed: string, use: ChallengeFor) {
  const { db, log } = servicesOf(context);
  const response = readAnswer<AuthenticationResponseJSON>(typed);
  const passkey = response && (await findPasskey(db, response.id));
  if (!response || !passkey) throw new WrongPasskeyError(t("This passkey is not known here."));
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  let challenge = "";
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (given) => {
        challenge = given;
        return isChallenge(db, use, given);
      },
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, "base64url")),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    if (!verified) throw new WrongPasskeyError("The signature is wrong.");
    if (!(await spendChallenge(db, challenge))) throw new WrongPasskeyError("The answer was used before.");
    await notePasskeyUse(db, passkey.id, authenticationInfo.newCounter);
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.message : "" }, "a passkey was not accepted");
    throw new WrongPasskeyError(t("The passkey was not accepted."), { cause: error });
  }
  return { id: passkey.staff_id, username: passkey.username, role: passkey.role };
}
