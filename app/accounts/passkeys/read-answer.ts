/** Some attestations contain certificates. */
const maxAnswerLength = 20_000;

/** Parses an authenticator's response; the library validates it. */
export function readAnswer<Answer extends { id: string }>(typed: string): Answer | undefined {
  if (typed.length > maxAnswerLength) return undefined;
  try {
    const answer: unknown = JSON.parse(typed);
    if (typeof answer !== "object" || answer === null || !("id" in answer)) return undefined;
    return typeof answer.id === "string" ? (answer as Answer) : undefined;
  } catch {
    return undefined;
  }
}
