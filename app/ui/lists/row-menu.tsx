import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { t } from "#say";
import { Icon } from "../icons/icon";

interface RowMenuProps {
  of: string;
  children: ReactNode;
}

/** "More" menu. With script, Escape, outside clicks and actions close it. */
export function RowMenu({ of, children }: RowMenuProps) {
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  // Closes after navigation; hidden elements cannot keep the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is another list
  useEffect(() => {
    const details = menu.current;
    if (!details?.open) return;
    if (details.contains(document.activeElement)) details.querySelector("summary")?.focus();
    details.open = false;
  }, [key]);
  useEffect(() => {
    const close = (event: PointerEvent | KeyboardEvent) => {
      const details = menu.current;
      if (!details?.open) return;
      const isInside = details.contains(event.target as Node);
      if (event instanceof KeyboardEvent ? event.key !== "Escape" : isInside) return;
      details.open = false;
      if (event instanceof KeyboardEvent && isInside) details.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return (
    <details
      ref={menu}
      name="row-menu"
      className="relative print:hidden"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary
        className="row-action cursor-pointer list-none [&::-webkit-details-marker]:hidden"
        aria-label={t("More for {name}", { name: of })}
      >
        {t("More")}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="absolute right-0 z-10 grid w-max min-w-44 rounded-lg border border-line bg-sheet p-1 elevation-menu [&_:is(a,button)]:flex [&_:is(a,button)]:min-h-11 [&_:is(a,button)]:w-full [&_:is(a,button)]:cursor-pointer [&_:is(a,button)]:items-center [&_:is(a,button)]:gap-2 [&_:is(a,button)]:rounded-md [&_:is(a,button)]:px-3 [&_:is(a,button)]:text-left [&_:is(a,button)]:font-semibold [&_:is(a,button)]:text-link [&_:is(a,button)]:no-underline [&_:is(a,button)]:hover:bg-green-mist">
        {children}
      </div>
    </details>
  );
}
