/**
 * `handle` of pages that are for administrators or need a proof. "every time" ignores earlier proofs;
 * "sometimes" is for irreversible actions. Checked by tests/requests/proof.test.ts.
 */
export interface ProofHandle {
  proof: "asked" | "every time" | "sometimes" | "none";
}
