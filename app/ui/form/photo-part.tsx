import { type MouseEvent, useEffect, useState } from "react";
import { t } from "#say";
import { type Focus, focusText } from "~/files/pictures/focus/focus";
import { chosenFocusField, tapWidth } from "~/files/pictures/focus/focus-form";
import { useObjectUrl } from "./use-object-url";

/** Lets staff tap the part of a chosen photo that every crop keeps in view. The form to edit it has buttons, too. */
export default function PhotoPart({ file }: { file: File }) {
  const src = useObjectUrl(file);
  const [focus, setFocus] = useState<Focus>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo has another part
  useEffect(() => setFocus(undefined), [file]);

  function choose({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
  }

  return src ? (
    <figure className="mt-3">
      <figcaption className="hint">
        {t("Phones and cards show only a part of the picture. Tap the face or thing that must be seen.")}
      </figcaption>
      <button
        type="button"
        className="relative mt-1 block w-fit cursor-crosshair"
        aria-label={t("Tap the part that stays in view")}
        tabIndex={-1}
        onClick={choose}
      >
        <img src={src} alt="" width={tapWidth} className="block" />
        {focus ? (
          <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden="true">
            <circle cx={`${focus.x}%`} cy={`${focus.y}%`} r="15" fill="none" stroke="#000" strokeWidth="6" />
            <circle
              cx={`${focus.x}%`}
              cy={`${focus.y}%`}
              r="15"
              fill="none"
              stroke="#ffbe45"
              strokeWidth="3"
            />
          </svg>
        ) : null}
      </button>
      {focus ? <input type="hidden" name={chosenFocusField} value={focusText(focus)} /> : null}
    </figure>
  ) : null;
}
