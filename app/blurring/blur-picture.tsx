import { type PointerEvent, useState } from "react";
import { type Area, withinPicture } from "~/files/pictures/blur-areas";

interface BlurPictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  areas: readonly Area[];
  isPreview: boolean;
  /** Called with a drawn area; without it, drawing is disabled. */
  onDrawn?: ((area: Area) => void) | undefined;
}

/** Minimum movement in per cent of the picture; less is a touch. */
const minDrawnPercent = 1;

const boxClass = "fill-night-soft stroke-marigold-bright stroke-2 [vector-effect:non-scaling-stroke]";
const previewClass = "fill-none stroke-marigold-bright stroke-1 [vector-effect:non-scaling-stroke]";

/** Picture with areas, drawn by pointer. Touching the picture draws instead of scrolling. */
export function BlurPicture({ src, alt, width, height, areas, isPreview, onDrawn }: BlurPictureProps) {
  const [drawing, setDrawing] = useState<{ x: number; y: number; area?: Area | undefined }>();

  function placeOf({ currentTarget, clientX, clientY }: PointerEvent) {
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
    setDrawing(placeOf(event));
  }

  function draw(event: PointerEvent) {
    if (!drawing || !event.isPrimary) return;
    const { x, y } = placeOf(event);
    const from = { left: Math.min(x, drawing.x), top: Math.min(y, drawing.y) };
    const size = { width: Math.abs(x - drawing.x), height: Math.abs(y - drawing.y) };
    setDrawing({ ...drawing, area: withinPicture({ ...from, ...size }) });
  }

  function end() {
    const area = drawing?.area;
    setDrawing(undefined);
    if (area && area.width >= minDrawnPercent && area.height >= minDrawnPercent) onDrawn?.(area);
  }

  const handlers = onDrawn && {
    onPointerDown: begin,
    onPointerMove: draw,
    onPointerUp: end,
    onPointerCancel: () => setDrawing(undefined),
  };
  const boxes = drawing?.area ? [...areas, drawing.area] : areas;
  const letter = Math.max(width, height) / 24;
  return (
    <div className="relative w-fit max-w-full overflow-hidden rounded-md bg-sand">
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        className="block h-auto max-h-[75svh] w-auto max-w-full"
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={
          onDrawn ? "absolute inset-0 size-full cursor-crosshair touch-none" : "absolute inset-0 size-full"
        }
        aria-hidden="true"
        {...handlers}
      >
        {boxes.map((area, index) => {
          const x = (area.left * width) / 100;
          const y = (area.top * height) / 100;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is known by its number
            <g key={index}>
              <rect
                x={x}
                y={y}
                width={(area.width * width) / 100}
                height={(area.height * height) / 100}
                className={isPreview ? previewClass : boxClass}
              />
              {isPreview ? null : (
                <text
                  x={x + letter / 4}
                  y={y + letter}
                  fontSize={letter}
                  className="fill-white font-semibold"
                >
                  {index + 1}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
