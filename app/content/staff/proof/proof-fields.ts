/** The fields by which somebody proves who they are; no other form has fields of these names. */
export const proofFields = {
  password: "proof_password",
  code: "proof_code",
  passkey: "proof_passkey",
} as const;

/** What the form that asks for a proof needs to know. */
export interface ProofAsked {
  /** The form that goes on after the proof. */
  carried?: string;
  hasSecondStep: boolean;
  /** What the browser is asked to sign with a passkey, JSON. */
  passkey?: string | undefined;
  errors?: Record<string, string>;
}
