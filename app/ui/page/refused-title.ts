import { t } from "#say";

/** Prefix that screen readers announce first. */
const mark = () => `${t("Error:")} `;

export const refusedTitle = (title: string) => mark() + withoutRefused(title);

export const withoutRefused = (title: string) =>
  title.startsWith(mark()) ? title.slice(mark().length) : title;
