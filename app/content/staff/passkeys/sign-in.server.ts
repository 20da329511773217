import type { AppLoadContext } from "@remix-run/node";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { limitKey } from "~/limits/limit-key.server";
import { networkOf } from "~/limits/network";
import { giveBackTry, takeTry } from "~/limits/rate-limit.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { waitWords } from "~/limits/words";
import { servicesOf } from "~/services/services.server";
import { openSession } from "../sign-in.server";
import { isChallenge, makeChallenge, spendChallenge } from "./challenge.server";
import type { PasskeySite } from "./passkey-site.server";
import { findPasskey, notePasskeyUse } from "./queries.server";
import { readAnswer } from "./read-answer";

/** The passkey is none of this site's, or its answer is not right. */
export class WrongPasskeyError extends Error {
  override name = "WrongPasskeyError";
}

/** Looks at a passkey for one network: signatures take time. */
const rate = { burst: 20, every: 10 };

/** What the browser is asked to sign; the person chooses which passkey, so nobody learns who has one. */
export async function loginOptions(context: AppLoadContext, site: PasskeySite) {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  return generateAuthenticationOptions({
    rpID: site.rpId,
    challenge: makeChallenge(servicesOf(context).db, "login"),
    userVerification: "required",
  });
}

/**
 * Starts the session of whom a passkey belongs to: it is something one has, opened by something one is or knows, so it
 * counts as both steps.
 * @param typed the browser's answer, JSON
 * @returns the cookies to set
 * @throws WrongPasskeyError, TooManyTriesError
 */
export async function signInByPasskey(
  request: Request,
  context: AppLoadContext,
  site: PasskeySite,
  typed: string,
  remember: boolean,
): Promise<Headers> {
  const { db } = servicesOf(context);
  const own = {
    key: limitKey(db, "passkey network", networkOf(context.clientAddress ?? "")),
    ...rate,
  };
  const { waitSeconds } = await takeTry(db, [own]);
  if (waitSeconds > 0) {
    const words = `Too many attempts. Please wait ${waitWords(waitSeconds)} and try again.`;
    throw new TooManyTriesError(words, waitSeconds);
  }
  const owner = await ownerOf(context, site, typed);
  await giveBackTry(db, [own]);
  return openSession(request, context, owner, remember);
}

async function ownerOf(context: AppLoadContext, site: PasskeySite, typed: string) {
  const { db, log } = servicesOf(context);
  const response = readAnswer<AuthenticationResponseJSON>(typed);
  const passkey = response && (await findPasskey(db, response.id));
  if (!response || !passkey) throw new WrongPasskeyError("This passkey is not known here.");
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  let challenge = "";
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (given) => {
        challenge = given;
        return isChallenge(db, "login", given);
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
    throw new WrongPasskeyError("The passkey was not accepted.", { cause: error });
  }
  return { id: passkey.staff_id, username: passkey.username, role: passkey.role };
}
