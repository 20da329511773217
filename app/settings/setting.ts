import type { Message } from "#message";
import type { FieldSpec } from "../forms/field-specs";

/** A setting is a field. Its check, input, label, comparison and translation follow from it. */
export interface SettingSpec extends FieldSpec {
  /** Heading above this field and those that follow it. */
  section?: Message;
  /** Folded below the others of its section. */
  further?: true;
  /** True if a change erases records sooner, or protects children or logins less: saving then requires a proof. */
  weakens?(before: string, after: string): boolean;
}

/** A page of the settings. */
export interface SettingPart {
  title: Message;
  /** Sentence that says where visitors see it. */
  where: Message;
  page?: string;
  /** Reached by tasks and from *Server and details*, not from the list. */
  unlisted?: true;
  /** The page has its own form, `routes/dashboard/settings/<key>.tsx`. */
  own?: true;
  fields: Readonly<Record<string, SettingSpec>>;
}

export const maxSettingLength = 300;
