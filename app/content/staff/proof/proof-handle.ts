/** "every time" ignores earlier proofs; "sometimes": irreversible actions (tests/requests/proof.test.ts). */
export interface ProofHandle {
  proof: "asked" | "every time" | "sometimes" | "none";
}
