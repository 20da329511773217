import type { ConsentRule } from "~/settings/consent-rules";
import type { ConsentStatus } from "./consent-status";

export type ShownConsent = { rule: ConsentRule } | { id: number; status: ConsentStatus };
