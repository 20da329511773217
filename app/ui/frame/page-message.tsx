import { Fragment } from "react";
import { t } from "#say";
import { Icon } from "../icons/icon";
import type { FrameData } from "./frame-data";

const buttonClass = "-my-2.5 inline-flex min-h-tap cursor-pointer items-center px-2 underline";

export function PageMessage({ message }: { message: FrameData["message"] }) {
  if (!message) return null;
  const { text, name, next, undo, links = [] } = message;
  const named = /[.।]$/.test(text) ? `${text} (${name})` : `${text}: ${name}`;
  return (
    <div className="message flex-wrap gap-y-5" role="status">
      <Icon name="circle-check" />
      <span className="flex-[1_1_12rem]">
        {name ? named : text}
        {next ? <span className="block font-normal">{next}</span> : null}
      </span>{" "}
      {undo ? (
        <form method="post" action="/dashboard/undo">
          <input type="hidden" name="undo" value={undo} />
          <button type="submit" className={buttonClass}>
            {t("Undo")}
          </button>
        </form>
      ) : null}
      {links.map(({ label, to }) => (
        <Fragment key={to}>
          {" "}
          <a href={to} className={buttonClass}>
            {label}
          </a>
        </Fragment>
      ))}
    </div>
  );
}
