import type { AppLoadContext } from "@remix-run/node";
import { type Message, msg, t } from "#say";
import { NoRoomError } from "~/limits/room.server";
import { ServerBusyError } from "~/limits/server-busy";
import { servicesOf } from "~/services/services.server";
import { type StorageReason, storageProblem } from "~db/storage-errors";
import { refusal } from "./refusal";

type Audience = "staff" | "visitor";

const retryAfter: Record<StorageReason, number> = {
  full: 300,
  "read-only": 300,
  replaced: 60,
  busy: 10,
  damaged: 3600,
  bucket: 60,
  "bucket full": 300,
};

const facts: Record<StorageReason, Message> = {
  full: msg("The disk of the server is full, so nothing was saved."),
  "read-only": msg("The server cannot write to its disk at the moment, so nothing was saved."),
  replaced: msg("The database of the server was moved or replaced, so nothing was saved."),
  busy: msg("Another program on the server is using the database, so nothing was saved."),
  damaged: msg("The database of the server is damaged."),
  bucket: msg("The storage for uploaded files does not answer, so nothing was saved."),
  "bucket full": msg("The storage for uploaded files is full, so nothing was saved."),
};

const makeRoom = msg(
  "Delete old photos and documents and empty the trash, or ask the person who looks after the server to make room.",
);

const adviceForStaff: Record<StorageReason, Message> = {
  full: makeRoom,
  "read-only": msg("Please ask the person who looks after the server."),
  replaced: msg("Please ask the person who looks after the server to start the website again."),
  busy: msg("Please try again in a minute."),
  damaged: msg("Please ask the person who looks after the server to bring back the last good backup."),
  bucket: msg("Please try again in a minute."),
  "bucket full": makeRoom,
};

const adviceForVisitors: Record<StorageReason, Message> = {
  full: msg("Please try again later, or call the school."),
  "read-only": msg("Please try again later, or call the school."),
  replaced: msg("Please try again later, or call the school."),
  busy: msg("Please try again in a minute."),
  damaged: msg("Please try again later, or call the school."),
  bucket: msg("Please try again later, or call the school."),
  "bucket full": msg("Please try again later, or call the school."),
};

export interface Unavailable {
  status: 503;
  message: string;
  headers: { "Retry-After": string };
}

declare module "@remix-run/node" {
  interface AppLoadContext {
    unavailable?: Unavailable;
  }
}

/** Returns the 503 for a disk error or a busy server; undefined for other errors. */
export function unavailability(error: unknown, audience: Audience = "staff"): Unavailable | undefined {
  if (error instanceof NoRoomError)
    return { status: 503, message: error.message, headers: { "Retry-After": String(retryAfter.full) } };
  if (error instanceof ServerBusyError)
    return {
      status: 503,
      message: `${t("The server is busy, so nothing was saved.")} ${t("Please try again in a minute.")}`,
      headers: { "Retry-After": "60" },
    };
  const reason = storageProblem(error);
  if (!reason) return undefined;
  const advice = t((audience === "staff" ? adviceForStaff : adviceForVisitors)[reason]);
  return {
    status: 503,
    message: `${t(facts[reason])} ${advice}`,
    headers: { "Retry-After": String(retryAfter[reason]) },
  };
}

/** Logs an error that prevented saving, as a warning if the server is only busy. @returns its 503, if it has one */
export function reportUnsaved(
  context: AppLoadContext,
  error: unknown,
  audience?: Audience,
): Unavailable | undefined {
  const level = error instanceof ServerBusyError ? "warn" : "error";
  servicesOf(context).log[level]({ err: error, requestId: context.requestId }, "saving failed");
  return unavailability(error, audience);
}

/** Shows disk errors as an error page, for actions without typed text. Others use `unsaved`. */
export function saving<Args extends { context: AppLoadContext }, Result>(
  action: (args: Args) => Promise<Result>,
  audience?: Audience,
): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      return await action(args);
    } catch (error) {
      const { context } = args;
      const unavailable = unavailability(error, audience);
      if (!unavailable) throw error;
      reportUnsaved(context, error, audience);
      context.unavailable = unavailable;
      throw refusal(unavailable.status, unavailable.message, unavailable.headers);
    }
  };
}
