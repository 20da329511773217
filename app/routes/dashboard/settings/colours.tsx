import { data } from "@remix-run/node";
import { useFetcher } from "@remix-run/react";
import { useCallback } from "react";
import { type Message, msg } from "#message";
import type { Typed } from "~/forms/fields.server";
import { previewField, useField } from "~/settings/colour-fields";
import { describeAdjusted, judgeColours, takeLook, typedColour } from "~/settings/colours.server";
import { parsePart } from "~/settings/form.server";
import { LookChoice } from "~/settings/look/look-choice";
import { type Look, lookFields } from "~/settings/looks";
import { readSettings } from "~/settings/queries.server";
import { mergeSettings, savePart } from "~/settings/save.server";
import { themeChoice } from "~/styles/school-colours.server";
import { useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import type { Transaction } from "~db/connection.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { SettingsForm } from "./settings-form";

const conflictMessage: Message = msg(
  "Another person changed the colours while you had them open. Yours are in the form and not saved yet. Save replaces theirs.",
);

/** With a look in the query, reports the problems of its colours. */
export const loader = staffLoader("administrator", async ({ request, db, openForm }) => {
  const { searchParams } = new URL(request.url);
  const settings = await readSettings(db);
  const saved = Object.fromEntries(lookFields.map((name) => [name, settings[name]])) as Look;
  const form = await openForm(withTheme(saved, themeChoice), saved);
  const typed: Typed = searchParams.has("colour_main") ? Object.fromEntries(searchParams) : form.typed;
  return { ...form, ...judgeLook(typed), saved, standard: themeChoice };
});

/** Adds the theme's colours where none is chosen. */
const withTheme = (typed: Typed, theme: typeof themeChoice): Typed => ({
  ...typed,
  colour_main: typed.colour_main || theme.main,
  colour_accent: typed.colour_accent || theme.accent,
});

/** Checks the colours of a form; `look` has the readable ones, and empty ones for those of the theme. */
function judgeLook(typed: Typed) {
  const judged = judgeColours({ main: typed.colour_main ?? "", accent: typed.colour_accent ?? "" });
  const colour = (which: keyof typeof judged) => {
    const chosen = judged[which].nearest || judged[which].colour;
    return chosen === themeChoice[which] ? "" : chosen;
  };
  const look: Look = {
    colour_main: colour("main"),
    colour_accent: colour("accent"),
    look_type: typed.look_type ?? "",
    look_hero: typed.look_hero ?? "",
    look_links: typed.look_links ?? "",
  };
  return { judged, look };
}

export const action = staffAction(
  {
    role: "administrator",
    proof: "none",
    failure: msg("The colours could not be saved. Please try again."),
    again: (_, typed) => judgeLook(withTheme(typed, themeChoice)),
  },
  async ({ context, staff, fields }) => {
    for (const name of ["colour_main", "colour_accent"] as const) fields.set(name, typedColour(fields, name));
    takeLook(fields);
    const typed: Typed = Object.fromEntries(fields);
    if (fields.has(previewField) || fields.has(useField)) return data({ errors: undefined, typed });
    const parsed = parsePart("colours", fields);
    if (!parsed.ok) return { errors: parsed.errors, typed };
    return {
      work: async (trx: Transaction) => {
        const values = mergeSettings(await readSettings(trx), parsed.values, fields, conflictMessage);
        const answer = await savePart(context, trx, { who: staff.username, key: "colours", values });
        return { ...answer, next: describeAdjusted(fields) || undefined };
      },
    };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Site settings: Look and colours"));

export default function Colours() {
  const { form, problem: answer } = useForm<typeof loader, typeof action>();
  const tried = useFetcher<typeof loader>();
  const { load } = tried;
  const onTry = useCallback(
    (fields: FormData) => {
      const query = new URLSearchParams(lookFields.map((name) => [name, String(fields.get(name) ?? "")]));
      load(`/dashboard/settings/colours?${query}`);
    },
    [load],
  );
  const state = { errors: answer?.errors, typed: withTheme((answer ?? form).typed, form.standard) };
  const answered = answer && "judged" in answer ? answer : form;
  const shown = tried.data ?? answered;
  return (
    <SettingsForm
      // Renders values that a button has set.
      key={JSON.stringify([answered.judged, state.typed])}
      part="colours"
      form={form}
      problem={answer}
      sticky
    >
      <LookChoice
        state={state}
        saved={form.saved}
        chosen={answered.look}
        shown={shown.look}
        standard={form.standard}
        judged={shown.judged}
        onTry={onTry}
      />
    </SettingsForm>
  );
}
