import type { ActionFunctionArgs } from "@remix-run/node";
import { type Message, t } from "#say";
import { invalid, type Parser } from "~/forms/fields.server";
import type { Answer } from "~/forms/one-time.server";
import { redirectWithMessage } from "./flash.server";
import { readForm } from "./read-form.server";
import { unsaved } from "./save-form.server";

interface VisitorForm<Values> {
  parse: Parser<Values>;
  /** Takes valid values. @returns the next page with its message @throws FormRefusedError, TooManyTriesError, NoRoomError */
  take: (values: Values, args: ActionFunctionArgs & { fields: URLSearchParams }) => Promise<Answer>;
  /** Shown with what was typed after an unexpected error. */
  failure: Message;
}

/** Action of a form of visitors: checks origin and size, shows a refused form again as it was typed, and redirects. */
export const visitorAction =
  <Values>({ parse, take, failure }: VisitorForm<Values>) =>
  async (args: ActionFunctionArgs) => {
    const { request, context } = args;
    const fields = await readForm(request, context, { characters: parse.characters });
    const parsed = parse(fields);
    if (!parsed.ok) return invalid(parsed);
    try {
      return await redirectWithMessage(request, context, await take(parsed.values, { ...args, fields }));
    } catch (error) {
      return unsaved(context, error, fields, t(failure), "visitor");
    }
  };
