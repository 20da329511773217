import type { ConsentRule } from "~/capabilities/settings/consent-rules";
import type { ConsentStatus } from "./standing";

export type ShownConsent = { rule: ConsentRule } | { id: number; status: ConsentStatus };
