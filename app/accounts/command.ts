import { createInterface } from "node:readline/promises";
import { msg } from "#message";
import { queueAlert } from "~/activity-log/alerts.server";
import { type EntryDetails, logActivity } from "~/activity-log/queries.server";
import { sayAction } from "~/activity-log/say-action.server";
import type { Verb } from "~/activity-log/verbs";
import { readConfigOrExit } from "~/config.server";
import { parseRole } from "~/session/roles";
import type { Database } from "~db/connection.server";
import { requireDatabase } from "~db/require-database";
import { openServices } from "../../server/open-services";
import { parseAccount } from "./account-form.server";
import { linkHours } from "./link-facts";
import { linkPath, makePasswordLink } from "./password-links.server";
import { hashPassword, minPasswordLength } from "./passwords.server";
import {
  createStaff,
  findStaffByUsername,
  listStaff,
  removeStaff,
  setPassword,
  setRole,
} from "./queries.server";
import { removeLostSecondStep } from "./second-step/queries.server";

const usage = `Usage: npm run staff -- list
       npm run staff -- add <name> [administrator|office|editor]
       npm run staff -- role <name> administrator|office|editor
       npm run staff -- link|password|remove|second-step-off <name>`;

const operator = "npm run staff";

/** Passwords are read from terminal or standard input. */
const [command = "", username = "", role = ""] = process.argv.slice(2);
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
  if (command === "list") {
    return (await listStaff(db)).map((person) => `${person.username}\t${person.role}`).join("\n");
  }
  if (!username) throw new Error(usage);
  if (command === "add") return add(db);
  if (command === "role") return changeRole(db);
  if (command === "link") return makeLink(db);
  if (command === "password") return changePassword(db);
  if (command === "remove") return remove(db);
  if (command === "second-step-off") return switchOffSecondStep(db);
  throw new Error(usage);
}

async function add(db: Database): Promise<string> {
  const given = role ? parseRole(role) : "administrator";
  if (!given) throw new Error(usage);
  if (await findStaffByUsername(db, username)) {
    throw new Error(`There is a staff account "${username}" already.`);
  }
  const { name, password_hash } = await readAccount(db);
  await db.transaction().execute(async (trx) => {
    if (!(await createStaff(trx, { username: name, password_hash, role: given }))) {
      throw new Error(`There is a staff account "${name}" already, in other capitals.`);
    }
    await note(trx, "added account", `${name}, ${given}`);
  });
  return `Added "${name}" as ${given}.`;
}

async function changeRole(db: Database): Promise<string> {
  const given = parseRole(role);
  if (!given) throw new Error(usage);
  const { id } = await known(db);
  await db.transaction().execute(async (trx) => {
    const before = await setRole(trx, id, given);
    if (before === "last") {
      throw new Error(`"${username}" is the last administrator: make somebody else one first.`);
    }
    const changes = [{ label: msg("Role"), from: before, to: given }];
    await note(trx, "changed role", username, { changes });
  });
  return `"${username}" is now ${given}.`;
}

async function changePassword(db: Database): Promise<string> {
  await known(db);
  const { password_hash } = await readAccount(db);
  await db.transaction().execute(async (trx) => {
    await setPassword(trx, username, password_hash);
    await note(trx, "set password", username);
  });
  return `Set the password of "${username}" and ended their sessions.`;
}

async function makeLink(db: Database): Promise<string> {
  const { id } = await known(db);
  const { token } = await db.transaction().execute(async (trx) => {
    await note(trx, "made password link", username);
    return makePasswordLink(trx, id);
  });
  const path = linkPath(token);
  const where = config.origin
    ? `Open ${config.origin}${path}`
    : `Open this behind the address of the site: ${path}`;
  return `${where}\n"${username}" sets a new password there. It works once, for ${linkHours} hours.`;
}

async function remove(db: Database): Promise<string> {
  await known(db);
  await db.transaction().execute(async (trx) => {
    if ((await removeStaff(trx, username)) === "last") {
      throw new Error("The last administrator stays: make somebody else one first.");
    }
    await note(trx, "deleted account", username);
  });
  return `Removed "${username}" and ended their sessions.`;
}

/** The running server mails administrators about it. */
async function note(trx: Database, verb: Verb, subject: string, details: EntryDetails = {}) {
  await logActivity(trx, operator, verb, subject, details);
  if (verb === "added account" || verb === "set password") {
    const action = () => sayAction({ verb, kind: "", count: 1 });
    await queueAlert({ config }, trx, { who: operator, action, subject, network: "" });
  }
}

async function switchOffSecondStep(db: Database): Promise<string> {
  const { id } = await known(db);
  await db.transaction().execute(async (trx) => {
    if (!(await removeLostSecondStep(trx, id))) {
      throw new Error(`The login of "${username}" has no second step.`);
    }
    await note(trx, "removed second step", username);
  });
  return `"${username}" logs in with the password alone now.`;
}

async function known(db: Database) {
  const staff = await findStaffByUsername(db, username);
  if (!staff) throw new Error(`There is no staff account "${username}".`);
  return staff;
}

async function readAccount(db: Database): Promise<{ name: string; password_hash: string }> {
  const password = await readPassword();
  const parsed = await parseAccount(db, new URLSearchParams({ username, password }));
  if (!parsed.ok)
    throw new Error(`${Object.values(parsed.errors).map(sentence).join(" ")} Nothing was changed.`);
  return { name: parsed.values.username, password_hash: await hashPassword(password) };
}

function sentence(words: string): string {
  return words.replace(/\.?$/, ".");
}

async function readPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const password = await terminal.question(`New password (${minPasswordLength} characters or more): `);
  terminal.close();
  return password;
}
