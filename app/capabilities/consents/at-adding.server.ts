import { type Message, msg, t } from "#say";
import { todayAtSchool } from "~/dates/dates";
import { type FieldErrors, parserOf } from "~/forms/fields.server";
import type { Answer } from "~/forms/one-time.server";
import type { StaffKind } from "~/kinds/kind";
import type { ConsentRule } from "~/settings/fields/privacy";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { atAddingFields } from "./at-adding";
import { createConsent, readConsentStatus } from "./consent.server";
import { consentsPathOf } from "./consents-path";
import type { ShownConsent } from "./shown-consent";

type Kind = Pick<StaffKind<never>, "key" | "table" | "children">;

export async function findConsentRule(db: Database, { children }: Kind): Promise<ConsentRule | undefined> {
  if (!children) return undefined;
  const { consent_rule } = await readSettings(db);
  return consent_rule === "off" ? undefined : (consent_rule as ConsentRule);
}

/** Returns the consent of a form; undefined if not required. @param id missing for a new record */
export async function readShownConsent(
  db: Database,
  kind: Kind,
  id?: number,
): Promise<ShownConsent | undefined> {
  if (id === undefined) {
    const rule = await findConsentRule(db, kind);
    return rule === undefined ? undefined : { rule };
  }
  const status = await readConsentStatus(db, kind, id);
  return status && { id, status };
}

/** Submitted consent, or the reason why the record cannot be published yet. */
export interface AddedConsent {
  errors: FieldErrors;
  /** Stores the consent; call it in the transaction that adds the record. */
  note(trx: Database, id: number, who: string): Promise<void>;
  links(id: number): NonNullable<Answer["links"]>;
}

const nothing: AddedConsent = { errors: {}, note: async () => {}, links: () => [] };

const parse = parserOf(atAddingFields);

export async function readAddedConsent(
  db: Database,
  kind: Kind,
  fields: URLSearchParams,
): Promise<AddedConsent> {
  const rule = await findConsentRule(db, kind);
  if (rule === undefined) return nothing;
  const parsed = parse(fields);
  if (!parsed.ok) return { ...nothing, errors: parsed.errors };
  const { consent_by, consent_on, consent_missing } = parsed.values;
  if (!consent_by) {
    const links = (id: number) => [{ label: t("Note a consent"), to: consentsPathOf(kind.key, id) }];
    return { ...nothing, errors: missing(rule, consent_missing === 1), links };
  }
  return {
    ...nothing,
    async note(trx, id, who) {
      await noteConsent(trx, kind, id, { who, by: consent_by, on: consent_on });
    },
  };
}

export async function noteConsent(
  trx: Database,
  { key: kind }: Kind,
  record_id: number,
  { who, by, on = "" }: { who: string; by: string; on?: string },
): Promise<void> {
  const values = {
    given_by: by,
    given_on: on || todayAtSchool(),
    of_whom: "",
    for_site: 1,
    for_newsletter: 0,
    for_print: 0,
    valid_until: "",
    note: "",
  } as const;
  await createConsent(trx, { kind, record_id, created_by: who }, values);
}

/** Rule for adding photos to a record; undefined with a valid consent, or if the school is only reminded. */
export async function ruleForMore(db: Database, kind: Kind, id: number): Promise<ConsentRule | undefined> {
  const rule = await findConsentRule(db, kind);
  if (!rule) return undefined;
  const status = await readConsentStatus(db, kind, id);
  return status === "given" || status === "ending" ? undefined : rule;
}

/** Stores a consent for an existing record if the form has one. @returns errors */
export async function noteConsentForMore(
  db: Database,
  kind: Kind,
  id: number,
  { fields, who }: { fields: URLSearchParams; who: string },
): Promise<FieldErrors> {
  if (!(await ruleForMore(db, kind, id))) return {};
  const consent = await readAddedConsent(db, kind, fields);
  if (Object.keys(consent.errors).length === 0) await consent.note(db, id, who);
  return consent.errors;
}

export const missingOfSome: Message = msg(
  "Not every student has a consent. Name who has agreed in the column “Consent”, or tick this.",
);

function missing(rule: ConsentRule, isMeant: boolean): FieldErrors {
  if (rule === "require")
    return {
      consent_by: t("Write who has agreed. Without a consent nothing with children is published here."),
    };
  if (rule === "ask" && !isMeant)
    return {
      consent_missing: t(
        "No consent is noted. Write above who has agreed, or tick this to publish it without.",
      ),
    };
  return {};
}
