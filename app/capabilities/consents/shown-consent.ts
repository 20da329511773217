import type { ConsentRule } from "~/capabilities/settings/consent-rules";
import type { Standing } from "./standing";

/** What the form of a record shows of the consent of the parents: what is asked of a new one, how one that is there stands. */
export type ShownConsent = { rule: ConsentRule } | { id: number; standing: Standing };
