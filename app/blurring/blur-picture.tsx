import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { t } from "#say";
import { type Area, withinPicture } from "~/files/pictures/blur-areas";
import { tapField, tapWidth } from "./area-names";
import { isInside, movedArea, type Point } from "./tapped-area";

interface BlurPictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  areas: readonly Area[];
  /** Numbered after the areas without script. */
  proposed: readonly Area[];
  isPreview: boolean;
  /** Without them, a tap submits the form. */
  edit?:
    | {
        add: (area: Area) => void;
        place: (at: Point) => void;
        change: (index: number, area: Area) => void;
        remove: (index: number) => void;
      }
    | undefined;
}

/** Minimum movement in per cent of the picture; less is a tap. */
const minDrawnPercent = 1;

const boxClass = "fill-night-soft stroke-marigold-bright stroke-2 [vector-effect:non-scaling-stroke]";
const previewClass = "fill-none stroke-marigold-bright stroke-1 [vector-effect:non-scaling-stroke]";
const proposedClass =
  "fill-none stroke-white stroke-2 [stroke-dasharray:6_4] [vector-effect:non-scaling-stroke]";

/** A gesture on the picture, from where it began. */
interface Gesture {
  from: Point;
  /** The box that it moves or resizes; undefined draws a new one. */
  grabbed?: { index: number; area: Area; isResizing: boolean };
  area?: Area | undefined;
}

const keyMoves: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const resized = (area: Area, by: Point): Area | undefined =>
  withinPicture({
    ...area,
    width: Math.max(minDrawnPercent, area.width + by.x),
    height: Math.max(minDrawnPercent, area.height + by.y),
  });

const moved = (area: Area, by: Point): Area =>
  movedArea({ ...area, left: area.left + by.x, top: area.top + by.y });

/** Picture with boxes. A tap places one, dragging moves it or draws another; arrow keys move the focused one. */
export function BlurPicture(props: BlurPictureProps) {
  const { src, alt, width, height, areas, proposed, isPreview, edit } = props;
  const [gesture, setGesture] = useState<Gesture>();

  function placeOf({ currentTarget, clientX, clientY }: PointerEvent): Point {
    const box = currentTarget.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    };
  }

  function begin(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = placeOf(event);
    const index = areas.findLastIndex((area) => isInside(area, from));
    const area = areas[index];
    setGesture(area ? { from, grabbed: { index, area, isResizing: isAtCorner(area, from) } } : { from });
  }

  function drag(event: PointerEvent) {
    if (!gesture || !event.isPrimary) return;
    const { from, grabbed } = gesture;
    const { x, y } = placeOf(event);
    const by = { x: x - from.x, y: y - from.y };
    if (Math.max(Math.abs(by.x), Math.abs(by.y)) < minDrawnPercent && !gesture.area) return;
    const start = { left: Math.min(x, from.x), top: Math.min(y, from.y) };
    const drawn = { ...start, width: Math.abs(by.x), height: Math.abs(by.y) };
    const area = grabbed ? (grabbed.isResizing ? resized : moved)(grabbed.area, by) : withinPicture(drawn);
    setGesture({ ...gesture, area });
  }

  function end() {
    if (!gesture) return;
    setGesture(undefined);
    const { from, grabbed, area } = gesture;
    if (grabbed && area) edit?.change(grabbed.index, area);
    else if (grabbed) return;
    else if (!area) edit?.place(from);
    else if (area.width >= minDrawnPercent && area.height >= minDrawnPercent) edit?.add(area);
  }

  function press(event: KeyboardEvent, index: number, area: Area) {
    const by = keyMoves[event.key];
    if (by) edit?.change(index, (event.shiftKey ? resized(area, by) : moved(area, by)) ?? area);
    else if (event.key === "Delete" || event.key === "Backspace") edit?.remove(index);
    else return;
    event.preventDefault();
  }

  const handlers = edit && {
    onPointerDown: begin,
    onPointerMove: drag,
    onPointerUp: end,
    onPointerCancel: () => setGesture(undefined),
  };
  const { grabbed, area: dragged } = gesture ?? {};
  const boxes = areas.map((area, index) => (dragged && grabbed?.index === index ? dragged : area));
  if (dragged && !grabbed) boxes.push(dragged);
  const picture = { width, height };
  const layer = edit
    ? "absolute inset-0 size-full cursor-crosshair touch-none"
    : "pointer-events-none absolute inset-0 size-full";
  return (
    <div className="relative w-fit max-w-full overflow-hidden rounded-md bg-sand">
      {edit ? (
        <img src={src} {...picture} alt={alt} className="block h-auto max-h-[75svh] w-auto max-w-full" />
      ) : (
        <input
          type="image"
          name={tapField}
          src={src}
          width={tapWidth}
          alt={isPreview ? alt : t("Tap a face to cover it")}
          className="block h-auto max-w-none cursor-crosshair"
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={layer}
        role="group"
        aria-label={t("Boxes")}
        aria-hidden={!edit}
        {...handlers}
      >
        {proposed.map((area, index) => (
          <Box
            key={`${area.left} ${area.top}`}
            area={area}
            picture={picture}
            className={proposedClass}
            label={edit ? undefined : areas.length + index + 1}
          />
        ))}
        {boxes.map((area, index) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is known by its number
            key={index}
            id={`box-${index + 1}`}
            {...(edit && {
              role: "button",
              tabIndex: 0,
              "aria-label": t(
                "Box {number}: arrow keys move it, Shift and arrow keys resize it, Delete removes it",
                {
                  number: index + 1,
                },
              ),
              onKeyDown: (event: KeyboardEvent) => press(event, index, area),
            })}
          >
            <Box
              area={area}
              picture={picture}
              className={isPreview ? previewClass : boxClass}
              label={isPreview ? undefined : index + 1}
              hasCorner={edit !== undefined && !isPreview}
            />
          </g>
        ))}
      </svg>
    </div>
  );
}

interface BoxProps {
  area: Area;
  picture: { width: number; height: number };
  className: string;
  label?: number | undefined;
  hasCorner?: boolean;
}

function Box({ area, picture: { width, height }, className, label, hasCorner = false }: BoxProps) {
  const [x, y] = [(area.left * width) / 100, (area.top * height) / 100];
  const size = { width: (area.width * width) / 100, height: (area.height * height) / 100 };
  const letter = Math.max(width, height) / 16;
  const corner = cornerPercent(area);
  return (
    <>
      <rect x={x} y={y} {...size} className={className} />
      {hasCorner ? (
        <rect
          x={x + size.width - (corner.x * width) / 200}
          y={y + size.height - (corner.y * height) / 200}
          width={(corner.x * width) / 200}
          height={(corner.y * height) / 200}
          className="cursor-nwse-resize fill-marigold-bright"
        />
      ) : null}
      {label === undefined ? null : (
        <text
          x={x + letter / 4}
          y={y + letter}
          fontSize={letter}
          strokeWidth={letter / 5}
          className="fill-white stroke-night-deep font-semibold [paint-order:stroke]"
        >
          {label}
        </text>
      )}
    </>
  );
}

/** Lower right part of a box that resizes it: at most a third, so that the rest still moves it. */
const cornerPercent = ({ width, height }: Area): Point => ({
  x: Math.min(width / 3, 6),
  y: Math.min(height / 3, 6),
});

function isAtCorner(area: Area, { x, y }: Point): boolean {
  const corner = cornerPercent(area);
  return x >= area.left + area.width - corner.x && y >= area.top + area.height - corner.y;
}
