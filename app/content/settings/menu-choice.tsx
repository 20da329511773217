import { fixedEntries, type MenuLink, menu } from "~/ui/frame/menu";
import { menuBoxField, menuEntriesField } from "./hidden-pages";

const hideable = menu
  .flatMap((entry) => ("to" in entry ? [entry.to] : entry.links.map(({ to }) => to)))
  .filter((to) => !Object.hasOwn(fixedEntries, to));

/** The menu as the site has it, with a box for each entry. @param hidden the addresses whose box is not ticked */
export function MenuChoice({ hidden }: { hidden: readonly string[] }) {
  return (
    <>
      <input type="hidden" name={menuEntriesField} value={hideable.join(" ")} />
      <ul className="grid gap-1">
        {menu.map((entry) =>
          "to" in entry ? (
            <Entry key={entry.to} link={entry} hidden={hidden} />
          ) : (
            <li key={entry.label}>
              <fieldset>
                <legend className="flex min-h-11 items-center font-semibold">{entry.label}</legend>
                <ul className="ml-2.5 border-l-2 border-line pl-4">
                  {entry.links.map((link) => (
                    <Entry key={link.to} link={link} hidden={hidden} />
                  ))}
                </ul>
              </fieldset>
            </li>
          ),
        )}
      </ul>
    </>
  );
}

function Entry({ link: { label, to }, hidden }: { link: MenuLink; hidden: readonly string[] }) {
  const reason = fixedEntries[to];
  const id = `menu-${label.toLowerCase().replace(/[^a-z]+/g, "-")}`;
  const isHidden = hidden.includes(to);
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <span className="check">
        <input
          id={id}
          type="checkbox"
          name={reason ? undefined : menuBoxField(to)}
          value="yes"
          defaultChecked={!isHidden}
          disabled={Boolean(reason)}
          aria-describedby={reason || isHidden ? `${id}-hint` : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </span>{" "}
      {reason || isHidden ? (
        <span className="hint" id={`${id}-hint`}>
          {reason ?? (
            <>
              {"Hidden now. The page is still at "}
              <a className="underline" href={to}>
                {to}
              </a>
            </>
          )}
        </span>
      ) : null}
    </li>
  );
}
