import { createInterface } from "node:readline/promises";
import { readConfigOrExit } from "~/config.server";
import type { Database } from "~db/connection.server";
import { requireDatabase } from "~db/require-database";
import { openServices } from "../../../server/open-services";
import { parseAccount } from "./account-form.server";
import { hashPassword, minPasswordLength } from "./passwords.server";
import { createStaff, findStaffByUsername, removeStaff, setPassword } from "./queries.server";

/** `npm run staff -- add|password|remove <name>`; a password is read from the terminal or from standard input. */
const [command = "", username = ""] = process.argv.slice(2);
const config = readConfigOrExit();
let db: Database | undefined;
try {
  requireDatabase(config.databaseFile);
  ({ db } = await openServices(config));
  console.log(await run(db));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await db?.destroy();
}

async function run(db: Database): Promise<string> {
  if (!username || !["add", "password", "remove"].includes(command)) {
    throw new Error("Usage: npm run staff -- add|password|remove <name>");
  }
  if (command === "remove") {
    const outcome = await db.transaction().execute((trx) => removeStaff(trx, username));
    if (outcome === "unknown") throw new Error(`There is no staff account "${username}".`);
    if (outcome === "last") throw new Error("The last staff account stays: add another one first.");
    return `Removed "${username}" and ended their sessions.`;
  }
  const known = await findStaffByUsername(db, username);
  if (command === "add" && known) throw new Error(`There is a staff account "${username}" already.`);
  if (command === "password" && !known) throw new Error(`There is no staff account "${username}".`);
  const password = await readPassword();
  const parsed = parseAccount(new URLSearchParams({ username, password }));
  if (!parsed.ok) throw new Error(`${Object.values(parsed.errors).join(". ")}. Nothing was changed.`);
  const hash = await hashPassword(password);
  if (command === "add") {
    const name = parsed.values.username;
    const added = await db.transaction().execute((trx) => createStaff(trx, name, hash));
    if (!added) throw new Error(`There is a staff account "${name}" already, in other capitals.`);
    return `Added "${name}".`;
  }
  await db.transaction().execute((trx) => setPassword(trx, username, hash));
  return `Set the password of "${username}" and ended their sessions.`;
}

async function readPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const password = await terminal.question(`New password (${minPasswordLength} characters or more): `);
  terminal.close();
  return password;
}
