/**
 * What a page says in its `handle` that is for administrators alone, or asks for a proof: it is asked for one, the password is
 * typed every time whatever was proved before, or none is needed; "sometimes" is for what cannot be undone alone. tests/requests/proof.test.ts holds the pages to it.
 */
export interface ProofHandle {
  proof: "asked" | "every time" | "sometimes" | "none";
}
