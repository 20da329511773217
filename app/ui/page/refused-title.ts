import { t } from "#say";

/** Before the title of a page whose form was refused: a screen reader reads it first. */
const mark = () => `${t("Error:")} `;

/** The title of a page whose form was refused. */
export const refusedTitle = (title: string) => mark() + withoutRefused(title);

/** The title of the same page before. */
export const withoutRefused = (title: string) =>
  title.startsWith(mark()) ? title.slice(mark().length) : title;
