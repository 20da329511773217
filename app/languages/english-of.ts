/** What a message says in English: behind ` || ` stands which of two meanings it has. */
export function englishOf(message: string): string {
  const [words = message] = message.split(" || ", 1);
  return words;
}
