import { t } from "#say";
import { roleWords } from "~/session/roles";
import type { ShownStep, ShownTask } from "./find.server";

/** Bold labels are between `**`. */
function HelpText({ text }: { text: string }) {
  return (
    <>
      {text.split("**").map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
        index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
      )}
    </>
  );
}

function HelpStep({ step: { text, picture } }: { step: ShownStep }) {
  return (
    <li className="mb-4 break-inside-avoid pl-1">
      <HelpText text={text} />
      {picture ? (
        <img
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          className="mt-2 h-auto max-w-full rounded-card border border-line print:max-w-64"
        />
      ) : null}
    </li>
  );
}

export function TaskBody({ task: { intro, steps, notes, role } }: { task: ShownTask }) {
  return (
    <>
      {intro ? (
        <p>
          <HelpText text={intro} />
        </p>
      ) : null}
      {role === "editor" ? null : (
        <p className="hint">
          {t(/* {role} is such as: Administrator. */ "For the role {role}.", {
            role: t(roleWords[role].label),
          })}
        </p>
      )}
      <ol className="my-4 max-w-160 list-decimal pl-6 marker:font-bold marker:text-link">
        {steps.map((step) => (
          <HelpStep key={step.text} step={step} />
        ))}
      </ol>
      {notes.length > 0 ? (
        <ul className="my-4 max-w-160 list-disc pl-6">
          {notes.map((note) => (
            <li key={note} className="mb-2">
              <HelpText text={note} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
