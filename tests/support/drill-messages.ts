import { randomBytes, randomUUID } from "node:crypto";
import Sqlite from "better-sqlite3";

/** Sends a unique message to the old endpoint, from a random address because of the rate limits. */
export async function sendMessage(origin: string): Promise<{ message: string; response: Response }> {
  const message = randomUUID();
  const response = await fetch(`${origin}/gdapi/receive_mail.php`, {
    method: "POST",
    body: JSON.stringify({ first_name: "Rina", phone: "94370 00000", message }),
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": [10, ...randomBytes(3)].join("."),
    },
  });
  return { message, response };
}

/** Returns the messages stored in a database file. */
export async function readMessages(file: string): Promise<Set<string>> {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    return new Set(sqlite.prepare<[], string>("select message from messages").pluck().all());
  } finally {
    sqlite.close();
  }
}
