import { useEffect, useState } from "react";
import { type Message, msg, t } from "#say";
import { type Area, areasText, maxAreas, sides, withinPicture } from "~/files/pictures/blur-areas";
import { Button } from "~/ui/form/button";
import type { FormState } from "~/ui/form/fields";
import { FieldError } from "~/ui/form/fields";
import { MoreFields } from "~/ui/form/more-fields";
import { foundField, sideField } from "./area-names";
import { BlurPicture } from "./blur-picture";
import { freeProposals, type Point, tappedArea } from "./tapped-area";

interface AreasFieldsProps {
  picture: { src: string; width: number; height: number };
  /** Value of `?areas=` in the preview's URL; empty for the unblurred picture. */
  preview: string;
  proposed: readonly Area[];
  state: FormState;
}

/** Empty rows for forms without script. */
const emptyRows = 3;

const labels = {
  left: msg(/* The left edge: of an area in a picture, as a number. */ "Left"),
  top: msg(/* The upper edge: of an area in a picture, as a number. */ "Top"),
  width: msg(/* Of an area in a picture. */ "Width"),
  height: msg(/* Of an area in a picture. */ "Height"),
} as const satisfies Record<string, Message>;

type Row = Record<(typeof sides)[number], string>;

const emptyRow: Row = { left: "", top: "", width: "", height: "" };
const isEmpty = (row: Row) => sides.every((side) => row[side] === "");

function toRows(typed: FormState["typed"] = {}): Row[] {
  const rows: Row[] = [];
  for (let nth = 1; nth <= maxAreas; nth += 1) {
    const values = sides.map((side) => [side, typed[sideField(side, nth)] ?? ""]);
    rows.push(Object.fromEntries(values) as Row);
  }
  const used = rows.findLastIndex((row) => !isEmpty(row)) + 1;
  return rows.slice(0, Math.min(maxAreas, used + emptyRows));
}

const toRow = (area: Area): Row => Object.fromEntries(sides.map((side) => [side, String(area[side])])) as Row;

function toArea(row: Row): Area | undefined {
  const [left, top, width, height] = sides.map((side) => (row[side] === "" ? Number.NaN : Number(row[side])));
  const area = { left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 };
  return Object.values(area).every(Number.isFinite) ? withinPicture(area) : undefined;
}

const middle: Point = { x: 50, y: 50 };

export function AreasFields({ picture, preview, proposed, state }: AreasFieldsProps) {
  const [rows, setRows] = useState(() => toRows(state.typed));
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const [added, setAdded] = useState<{ box: number }>();
  useEffect(() => {
    if (added) document.getElementById(`box-${added.box}`)?.focus({ preventScroll: true });
  }, [added]);
  const boxes = rows.flatMap((row, index) => {
    const area = toArea(row);
    return area ? [{ area, index }] : [];
  });
  const shown = boxes.map(({ area }) => area);
  const free = freeProposals(shown, proposed);
  const isPreview = preview !== "" && preview === areasText(shown);
  const used = rows.flatMap((row, index) => (isEmpty(row) ? [] : [index]));
  const isWrong = sides.some((side) => rows.some((_, index) => state.errors?.[sideField(side, index + 1)]));

  function change(index: number, row: Partial<Row>) {
    setRows((all) => all.map((each, at) => (at === index ? { ...each, ...row } : each)));
  }

  function add(area: Area) {
    const unused = rows.findIndex(isEmpty);
    if (unused >= 0) change(unused, toRow(area));
    else if (rows.length < maxAreas) setRows([...rows, toRow(area)]);
    setAdded({ box: shown.length + 1 });
  }

  const place = (at: Point) => add(tappedArea(at, picture, shown, free));
  const remove = (index: number) => setRows([...rows.filter((_, at) => at !== index), emptyRow]);
  const rowOf = (box: number) => boxes[box]?.index ?? -1;
  const edit = {
    add,
    place,
    change: (box: number, area: Area) => change(rowOf(box), toRow(area)),
    remove: (box: number) => remove(rowOf(box)),
  };
  const next = free[0];

  return (
    <>
      <div className="grid gap-2" id="areas" tabIndex={-1}>
        <BlurPicture
          {...picture}
          src={isPreview ? `${picture.src}&areas=${preview}` : picture.src}
          alt={isPreview ? t("The picture with blurred areas") : t("The picture as it is")}
          areas={shown}
          proposed={isPreview ? [] : free}
          isPreview={isPreview}
          edit={hydrated ? edit : undefined}
        />
        <FieldError id="areas-error" error={state.errors?.areas} />
        {hydrated ? (
          <p className="actions">
            <Button type="button" onClick={() => (next ? add(next) : place(middle))}>
              {t("Add a box")}
            </Button>
            {used.map((index) => (
              <Button key={index} type="button" onClick={() => remove(index)}>
                {t("Remove {number}", { number: index + 1 })}
              </Button>
            ))}
          </p>
        ) : (
          <FoundChoice free={free} first={shown.length + 1} />
        )}
      </div>
      <MoreFields title={t("Type the position")} open={!hydrated || isWrong} className="grid gap-4 px-4 pb-4">
        <p className="hint">
          {t("In per cent of the picture, from its left and upper edge. Empty all four for no area.")}
        </p>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is known by its number
          <fieldset key={index}>
            <legend className="font-semibold">{t("Area {number}", { number: index + 1 })}</legend>
            {sides.map((side) => {
              const name = sideField(side, index + 1);
              return <FieldError key={side} id={`${name}-error`} error={state.errors?.[name]} />;
            })}
            <div className="grid grid-cols-4 gap-2">
              {sides.map((side) => {
                const name = sideField(side, index + 1);
                const isRefused = Boolean(state.errors?.[name]);
                return (
                  <div className="field" key={side}>
                    <label htmlFor={name}>{t(labels[side])}</label>
                    <input
                      id={name}
                      name={name}
                      type="text"
                      inputMode="decimal"
                      maxLength={20}
                      value={row[side]}
                      onChange={(event) => change(index, { [side]: event.currentTarget.value })}
                      aria-invalid={isRefused || undefined}
                      aria-describedby={isRefused ? `${name}-error` : undefined}
                    />
                  </div>
                );
              })}
            </div>
          </fieldset>
        ))}
      </MoreFields>
    </>
  );
}

/** Chooses proposed boxes by number, without script. */
function FoundChoice({ free, first }: { free: readonly Area[]; first: number }) {
  if (free.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">{t("Blur these boxes, too")}</legend>
      <p className="hint">{t("They can miss a face: check the picture.")}</p>
      <div className="flex flex-wrap gap-x-6">
        {free.map((area, index) => {
          const number = first + index;
          return (
            <div className="check" key={number}>
              <input
                type="checkbox"
                id={`${foundField}-${number}`}
                name={foundField}
                value={areasText([area])}
              />
              <label htmlFor={`${foundField}-${number}`}>{t("Box {number}", { number })}</label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
