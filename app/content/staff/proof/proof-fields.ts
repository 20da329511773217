/** The fields by which somebody proves who they are; no other form has fields of these names. */
export const proofFields = { password: "proof_password", code: "proof_code" } as const;

/** The sealed fields of a form that was sent before its sender had to prove who they are. */
export const carriedField = "carried_form";

/** What the form that asks for a proof needs to know. */
export interface ProofAsked {
  /** The form that goes on after the proof. */
  carried?: string;
  hasSecondStep: boolean;
  errors?: Record<string, string>;
}
