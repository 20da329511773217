import { t } from "#say";
import type { Verb } from "~/activity-log/verbs";
import { longMoment } from "~/dates/dates";
import { getDoneMessage, type StaffKind } from "../../kinds/kind";
import { getStatus, type Publishing } from "./publishing";

type Kind = Pick<StaffKind<never>, "names" | "texts" | "publishing">;

/** Tells staff that visitors can still read the records in the archive; empty if the kind has none. */
export function archiveWords({ publishing }: Pick<Kind, "publishing">, count = 1): string {
  if (!publishing?.archive) return "";
  return count === 1
    ? t(/* A notice. */ "People with the link can still read it, under Old notices.")
    : t("People with the link can still read them, under Old notices.");
}

interface PublishingMessage {
  message: string;
  verb: Verb;
}

const fillTimes = (values: Partial<Publishing>): Publishing => ({
  published_at: null,
  ends_at: null,
  ...values,
});

const from = ({ published_at }: Publishing) => longMoment(published_at ?? "");

export function tellAdded(kind: Kind, values: Partial<Publishing>): PublishingMessage {
  const times = fillTimes(values);
  const status = getStatus(times);
  if (status === "draft") return { message: t("Draft saved"), verb: "drafted" };
  if (status === "scheduled") {
    const message = t("Saved. It will be on the site from {moment}.", { moment: from(times) });
    return { message, verb: "scheduled" };
  }
  return { message: getDoneMessage(kind, "added"), verb: "added" };
}

/** Message for a changed record, or one saved as new. @param before previous state */
export function tellChanged(
  kind: Kind,
  done: "added" | "changed",
  before: Publishing | undefined,
  values: Partial<Publishing>,
): PublishingMessage {
  const times = fillTimes({ ...before, ...values });
  if (done === "added" || !before) return tellAdded(kind, times);
  const changed = getDoneMessage(kind, "changed");
  const [was, is] = [getStatus(before), getStatus(times)];
  const verb = "changed";
  if (is === "draft") return { message: t("Draft saved"), verb };
  if (is === "scheduled") {
    return {
      message: t(
        /* {done} such as: Notice updated; {moment} is a day and a time. */ "{done}. It will be on the site from {moment}.",
        { done: changed, moment: from(times) },
      ),
      verb: was === is ? verb : "scheduled",
    };
  }
  if (is === "ended") {
    const stays = t(/* {done} such as: Notice updated. */ "{done}. It stays off the site.", {
      done: changed,
    });
    return { message: `${stays} ${archiveWords(kind)}`.trim(), verb };
  }
  if (was === "live") return { message: changed, verb };
  const message = t(/* {done} such as: Notice updated. */ "{done}. It is on the site now.", {
    done: changed,
  });
  return { message, verb: "published" };
}
