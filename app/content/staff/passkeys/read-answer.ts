/** Characters of an answer at most: attestations of some authenticators have certificates in them. */
const longest = 20_000;

/** What a browser answers for an authenticator; the library checks the rest. */
export function readAnswer<Answer extends { id: string }>(typed: string): Answer | undefined {
  if (typed.length > longest) return undefined;
  try {
    const answer: unknown = JSON.parse(typed);
    if (typeof answer !== "object" || answer === null || !("id" in answer)) return undefined;
    return typeof answer.id === "string" ? (answer as Answer) : undefined;
  } catch {
    return undefined;
  }
}
