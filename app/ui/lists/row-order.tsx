import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { t } from "#say";
import { Icon, type IconName } from "../icons/icon";

/** Form of all buttons that move a row; their value is such as `12 before 7`. */
const orderFormId = "order";

interface OrderedRow {
  id: number;
  name: string;
}

/** Form of all arrows. With script, focus stays, the new place is announced, and rows can be dragged. */
export function OrderForm({ rows }: { rows: readonly OrderedRow[] }) {
  const form = useRef<HTMLFormElement>(null);
  const pressed = useRef<{ button: string; id: number }>();
  const [said, setSaid] = useState("");
  const navigation = useNavigation();
  const order = rows.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the rows have come in another order
  useEffect(() => {
    const { button, id } = pressed.current ?? { button: "", id: 0 };
    const place = rows.findIndex((row) => row.id === id);
    if (place < 0) return;
    // Moved rows lose the focus.
    document.getElementById(button)?.focus({ preventScroll: true });
    setSaid(
      t(/* A row of a list that was moved; only heard. */ "{name} is number {place} of {count} now", {
        name: rows[place]?.name ?? "",
        place: place + 1,
        count: rows.length,
      }),
    );
  }, [order]);
  useEffect(() => {
    const list = form.current?.parentElement?.querySelector("[id^=row-]")?.closest("ul");
    const move = (value: string) => {
      const button = document.createElement("button");
      button.name = "move";
      button.value = value;
      button.hidden = true;
      form.current?.append(button);
      form.current?.requestSubmit(button);
      button.remove();
    };
    let end: (() => void) | undefined;
    let isOver = false;
    void import("./drag-rows").then(({ dragRows }) => {
      if (list && !isOver) end = dragRows(list, move);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
  return (
    <>
      <Form
        ref={form}
        id={orderFormId}
        method="post"
        preventScrollReset
        replace
        onSubmit={(event) => {
          if (navigation.state === "submitting") return event.preventDefault();
          const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
          pressed.current = { button: button?.id ?? "", id: Number.parseInt(button?.value ?? "", 10) };
        }}
      />
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}

interface MoveButtonsProps {
  row: OrderedRow;
  above: number | undefined;
  below: number | undefined;
}

/** Each button names the adjacent row that the user saw, so that repeating a move has no effect. */
export function MoveButtons({ row, above, below }: MoveButtonsProps) {
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  return (
    <span className="mr-auto flex">
      {hasScript ? (
        <span
          data-drag={row.id}
          className="inline-flex w-8 cursor-grab touch-none max-xs:hidden items-center justify-center text-ink-soft lg:w-6"
        >
          <Icon name="grip-vertical" size={18} />
        </span>
      ) : null}
      <Arrow icon="arrow-up" row={row} way="up" move={above && `${row.id} before ${above}`} />{" "}
      <Arrow icon="arrow-down" row={row} way="down" move={below && `${row.id} after ${below}`} />
    </span>
  );
}

/** Button for a row's menu. @param first ID of the first row */
export function MoveToTop({ id, first }: { id: number; first: number | undefined }) {
  if (first === undefined || first === id) return null;
  return (
    <button type="submit" form={orderFormId} name="move" value={`${id} before ${first}`}>
      {t(/* Of a list. */ "Move to the top")}
    </button>
  );
}

interface ArrowProps {
  icon: IconName;
  row: OrderedRow;
  way: "up" | "down";
  move: string | number | undefined;
}

function Arrow({ icon, row, way, move }: ArrowProps) {
  return (
    // Stays a button, because it can have the focus.
    <button
      id={`${way}-${row.id}`}
      type={move ? "submit" : "button"}
      form={orderFormId}
      name={move ? "move" : undefined}
      value={move}
      aria-disabled={move ? undefined : true}
      className="inline-flex size-11 cursor-pointer items-center justify-center rounded-md text-link hover:bg-green-mist aria-disabled:cursor-default aria-disabled:opacity-65 lg:size-8 print:hidden"
    >
      <span className="sr-only">
        {way === "up" ? t("Move {name} up", { name: row.name }) : t("Move {name} down", { name: row.name })}
      </span>
      <Icon name={icon} size={20} />
    </button>
  );
}
