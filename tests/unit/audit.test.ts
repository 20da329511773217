import { expect, test } from "vitest";
import { findSecrets, isAllowed } from "../../tools/audit";

test.each([
  ["MIT", true],
  ["(MIT OR WTFPL)", true],
  ["(GPL-3.0 OR MIT)", true],
  ["Apache-2.0 AND LGPL-3.0-or-later AND MIT", true],
  ["MIT AND GPL-3.0", false],
  ["MPL-2.0", false],
  ["none", false],
])("the licence %s is allowed: %s", (license, allowed) => {
  expect(isAllowed(license)).toBe(allowed);
});

// Split, because the audit searches this file too.
test.each([
  ["private key", `-----BEGIN PRIVATE ${"KEY-----"}\n${"A".repeat(64)}`],
  ["age key", `AGE-SECRET-${"KEY-1"}${"Q".repeat(58)}`],
  ["AWS key", `AKIA${"ABCDEFGH".repeat(2)}`],
  ["GitHub token", `ghp_${"a1".repeat(18)}`],
  ["npm token", `npm_${"a1".repeat(18)}`],
  ["password in an address", `smtp://office:${"hunter2hunter2"}@mail.school.in:587`],
])("a secret is found: %s", (name, text) => {
  expect(findSecrets(`x = "${text}"`)).toEqual([name]);
  expect(findSecrets("smtp://user:password@mail.example.com, a key, AKIA, ghp_token")).toEqual([]);
});
