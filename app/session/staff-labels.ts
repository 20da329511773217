/** Returns "Anita Das (anita)", or the user name alone. */
export function staffLabel({ name, username }: { name: string; username: string }): string {
  return name ? `${name} (${username})` : username;
}
