export const proofFields = {
  password: "proof_password",
  code: "proof_code",
  passkey: "proof_passkey",
} as const;

export interface ProofAsked {
  resubmittedForm?: string;
  hasSecondStep: boolean;
  passkey?: string | undefined;
  errors?: Record<string, string>;
}
