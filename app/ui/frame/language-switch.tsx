import type { FrameData } from "./frame-data";

/** Languages in their own names; `/language` stores the choice. */
export function LanguageSwitch({ languages }: Pick<FrameData, "languages">) {
  return (
    <ul className="flex gap-x-3 max-md:gap-x-2 max-md:text-sm">
      {languages.map(({ code, name, current }) =>
        current ? null : (
          <li key={code}>
            <a className="dark-link" href={`/language?to=${code}`} lang={code} rel="nofollow">
              {name}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
