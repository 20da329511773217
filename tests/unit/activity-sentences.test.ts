import { expect, test } from "vitest";
import { sayAction } from "~/activity-log/say-action.server";
import { type Verb, verbs } from "~/activity-log/verbs";
import { allKinds } from "~/kinds/registry";
import { describeValue } from "~/settings/describe";
import { settingFields, settingNames } from "~/settings/parts";

test("each logged action is a complete sentence for every kind and number", () => {
  const kinds = ["", "kind of an older version", ...allKinds.map(({ key }) => key)];
  const unfinished = new Set<string>();
  for (const verb of Object.keys(verbs) as Verb[])
    for (const kind of kinds)
      for (const count of [1, 3]) {
        const sentence = sayAction({ verb, kind, count });
        if (/[{}#]|undefined| {2}|[ →,]$|\b(a|an|the|of|to|for|with|from|by)$/.test(sentence))
          unfinished.add(sentence);
      }
  expect([...unfinished]).toEqual([]);
});

test("settings with fixed values are logged in words", () => {
  for (const name of settingNames)
    for (const { value, label } of settingFields[name].options ?? [])
      expect(describeValue(name, value)).toBe(label);
});
