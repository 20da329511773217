import type { ConsentRule } from "~/settings/fields/privacy";
import type { ConsentStatus } from "./consent-status";

export type ShownConsent = { rule: ConsentRule } | { id: number; status: ConsentStatus };
