import { rich, t } from "#say";
import { fixedEntries, type MenuLink, type RecordLinks } from "~/ui/frame/menu";
import { shownMenu } from "~/ui/frame/shown-menu";
import { menuBoxField, menuEntriesField } from "./hidden-pages";

interface MenuChoiceProps {
  hidden: readonly string[];
  records: RecordLinks;
}

export function MenuChoice({ hidden, records }: MenuChoiceProps) {
  const menu = shownMenu([], records);
  const hideable = menu
    .flatMap((entry) => ("to" in entry ? [entry.to] : entry.links.map(({ to }) => to)))
    .filter((to) => !Object.hasOwn(fixedEntries, to));
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
  const id = `menu${to.toLowerCase().replace(/[^a-z\d]+/g, "-")}`;
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
          {reason
            ? t(reason)
            : rich(
                "Hidden now. The page is still at <a>{address}</a>",
                {
                  a: (address) => (
                    <a className="underline" href={to}>
                      {address}
                    </a>
                  ),
                },
                { address: to },
              )}
        </span>
      ) : null}
    </li>
  );
}
