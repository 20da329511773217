import { useFetcher } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { t } from "#say";
import { type Focus, focusText, parseFocus } from "~/files/pictures/focus/focus";
import { focusField, focusOfField, tapHeight, tapWidth } from "~/files/pictures/focus/focus-form";
import type { Picture } from "~/files/pictures/picture";
import { Button } from "../form/button";

interface FocusPickerProps {
  picture: Picture;
  /** ID of the form that keeps what was typed. Its own first button must precede this. */
  form: string;
  saved: boolean;
}

/** Sets the point of a picture that every crop keeps in view. Script saves it without a reload. */
export default function FocusPicker({ picture, form, saved }: FocusPickerProps) {
  const fetcher = useFetcher();
  const [chosen, setChosen] = useState<Focus>();
  const { x, y } = chosen ?? parseFocus(picture.focus);
  const height = tapHeight(picture);

  function choose(event: MouseEvent, focus: Focus) {
    event.preventDefault();
    setChosen(focus);
    fetcher.submit(
      { [focusOfField]: picture.stem, [focusField]: focusText(focus) },
      { method: "post", encType: "multipart/form-data" },
    );
  }

  function chooseTapped(event: MouseEvent<HTMLInputElement>) {
    const { offsetX, offsetY } = event.nativeEvent;
    choose(event, { x: (offsetX / tapWidth) * 100, y: (offsetY / height) * 100 });
  }

  const places: { label: string; focus: Focus }[] = [
    { label: t("Left side"), focus: { x: 20, y: 50 } },
    { label: t("Top"), focus: { x: 50, y: 20 } },
    { label: t("Middle"), focus: { x: 50, y: 50 } },
    { label: t("Bottom"), focus: { x: 50, y: 80 } },
    { label: t("Right side"), focus: { x: 80, y: 50 } },
  ];
  const isSaved = chosen ? fetcher.state === "idle" : saved;
  return (
    <section id="focus" className="my-6" aria-labelledby="focus-title">
      <h2 id="focus-title" className="text-xl">
        {t("Part that stays in view")}
      </h2>
      <p className="hint" id="focus-hint">
        {t("Phones and cards show only a part of the picture. Tap the face or thing that must be seen.")}
      </p>
      <input type="hidden" form={form} name={focusOfField} value={picture.stem} />
      <div className="relative my-3 w-fit">
        <input
          type="image"
          form={form}
          name={focusField}
          src={`/uploads/${picture.stem}-480.webp`}
          width={tapWidth}
          height={height}
          alt={t("Tap the part that stays in view")}
          aria-describedby="focus-hint"
          tabIndex={-1}
          className="block max-w-none cursor-crosshair"
          onClick={chooseTapped}
        />
        <svg
          className="pointer-events-none absolute top-0 left-0"
          width={tapWidth}
          height={height}
          aria-hidden="true"
        >
          <circle cx={`${x}%`} cy={`${y}%`} r="15" fill="none" stroke="#000" strokeWidth="6" />
          <circle cx={`${x}%`} cy={`${y}%`} r="15" fill="none" stroke="#ffbe45" strokeWidth="3" />
        </svg>
      </div>
      <div className="actions">
        {places.map(({ label, focus }) => (
          <Button
            key={label}
            form={form}
            name={focusField}
            value={focusText(focus)}
            className="max-sm:px-2.5"
            onClick={(event) => choose(event, focus)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="hint" role="status">
        {isSaved ? t("Saved. All pages now keep this part in view.") : null}
      </p>
    </section>
  );
}
