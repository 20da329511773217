import { type Message, msg, t } from "#say";
import { principalPath } from "~/content/faculty/principal";
import { savedTexts } from "~/page-texts/queries.server";
import { sitePagesPath } from "~/page-texts/site-pages-path";
import { isTextName, type TextName, textNames, type textPages, textPath, textSpec } from "~/page-texts/texts";
import type { Database } from "~db/connection.server";
import { called, changeLabel, linkTo, type Step } from "./step";

interface PageStep {
  page: keyof typeof textPages;
  title: Message;
  required: readonly TextName[];
  /** Sentence if none of the required texts is written; any of them is then enough. */
  oneOf?: Message;
  form?: string;
  /** True if its samples are about a person. */
  isPerson?: true;
}

/** Pages with a step of their own, in the order in which parents look at them. */
const pageSteps: Record<string, PageStep> = {
  principal: {
    page: "/principal",
    title: msg("Principal"),
    required: ["principal_name", "principal_message"],
    form: principalPath,
    isPerson: true,
  },
  fees: {
    page: "/fees",
    title: msg("Fees"),
    required: ["fees_table", "fees_notes"],
    oneOf: msg("Enter the fees, or write whom parents can ask."),
  },
  admission: { page: "/admission", title: msg("Admission"), required: ["admission"] },
  timings: { page: "/timings", title: msg("Timings and transport"), required: ["school_times"] },
};

const otherTexts = "texts";

/** Texts of other pages without which a website looks unfinished. */
const needed: readonly TextName[] = ["about", "story", "mission"];

export function textsOfStep(key: string): TextName[] | undefined {
  if (key !== otherTexts && !Object.hasOwn(pageSteps, key)) return undefined;
  const pages = Object.values(pageSteps).map(({ page }) => page);
  return textNames.filter((name) => {
    const { page } = textSpec(name);
    return key === otherTexts ? !pages.includes(page) : page === pageSteps[key]?.page;
  });
}

type SavedTexts = Awaited<ReturnType<typeof savedTexts>>;

const sampleTextsOf = (saved: SavedTexts): TextName[] =>
  [...saved.values()].flatMap(({ name, value, is_sample }) =>
    isTextName(name) && value !== "" && is_sample ? [name] : [],
  );

export const listSampleTexts = async (db: Database): Promise<TextName[]> =>
  sampleTextsOf(await savedTexts(db));

export async function listTextSteps(db: Database): Promise<Step[]> {
  const saved = await savedTexts(db);
  const sampleTexts = sampleTextsOf(saved);
  const steps: Step[] = [];
  for (const key of [...Object.keys(pageSteps), otherTexts]) {
    const {
      title = msg("Other texts of the pages"),
      required = needed,
      oneOf,
      form,
      isPerson,
    } = pageSteps[key] ?? ({} as Partial<PageStep>);
    const samples = (textsOfStep(key) ?? []).filter((name) => sampleTexts.includes(name));
    const missing = required.filter((name) => !saved.get(name)?.value);
    const empty = oneOf && missing.length < required.length ? [] : missing;
    const next = empty[0] ?? samples[0];
    steps.push({
      key,
      ...called(title),
      words: describeLeft(samples.length, empty, oneOf),
      link: linkTo(t(changeLabel), next ? (form ?? textPath(next)) : sitePagesPath),
      canKeep: samples.length > 0 && !isPerson,
    });
  }
  return steps;
}

function describeLeft(samples: number, empty: readonly TextName[], oneOf?: Message): string {
  if (empty.length > 0 && oneOf) return t(oneOf);
  if (empty.length > 0)
    return t("Still to do: {settings}.", {
      settings: empty.map((name) => t(textSpec(name).label)).join(", "),
    });
  if (samples === 0) return "";
  return t("{count, plural, one {# text is still sample text.} other {# texts are still sample text.}}", {
    count: samples,
  });
}
