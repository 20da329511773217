/** Who wrote, as far as they said. */
export function nameOfSender({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name].filter(Boolean).join(" ") || "Somebody";
}
