import { type Message, msg, t } from "#say";
import { fileSize } from "~/text/file-size";
import { Button } from "~/ui/form/button";
import { controlAttributes, Field, type FormState } from "~/ui/form/fields";
import { photoTypes } from "~/ui/form/photo-field";
import { Icon } from "~/ui/icons/icon";
import type { ChosenPhoto, PhotoUpload } from "./photo-upload";

const stateWords: Record<ChosenPhoto["state"], Message | ""> = {
  waiting: "",
  shrinking: msg("Making it smaller…"),
  sending: msg("Sending…"),
  arrived: msg(/* A photo that was sent. */ "Arrived"),
  failed: msg("Not sent"),
};

export function PhotoChooser({
  upload,
  state,
  optional = false,
  withoutWords = false,
}: {
  upload: PhotoUpload;
  state: FormState;
  optional?: boolean;
  /** Captions follow on the next page, so that Save stays near. */
  withoutWords?: boolean;
}) {
  const most = t("Up to {max} at once. JPEG, PNG, WebP or AVIF, at most 15 MB each.", {
    max: upload.maxPhotos,
  });
  const hint = state.errors ? `${most} ${t("Please choose again what was not kept.")}` : most;
  return (
    <>
      <Field name="photo" label={t("Photos")} hint={hint} optional={optional} state={state}>
        <input
          {...controlAttributes({ name: "photo", hint, state })}
          type="file"
          accept={photoTypes}
          multiple
          required={!optional}
          disabled={upload.sending}
          onChange={upload.choose}
        />
      </Field>
      {upload.photos.length > 0 ? (
        <ul className="grid gap-3" aria-label={t("Chosen photos")}>
          {upload.photos.map((photo) => (
            <ChosenRow key={photo.key} photo={photo} upload={upload} withoutWords={withoutWords} />
          ))}
        </ul>
      ) : null}
      {upload.surplus > 0 ? (
        <p className="field-error" role="alert">
          {t("Only the first {max} photos will be added. Add the other {surplus} afterwards.", {
            max: upload.maxPhotos,
            surplus: upload.surplus,
          })}
        </p>
      ) : null}
      <p className="hint empty:absolute" role="status">
        {describeStatus(upload)}
      </p>
    </>
  );
}

function describeStatus({ photos, sending }: PhotoUpload): string {
  const count = (state: ChosenPhoto["state"]) => photos.filter((photo) => photo.state === state).length;
  if (sending)
    return t("{arrived} of {all} photos arrived", { arrived: count("arrived"), all: photos.length });
  const failed = count("failed");
  if (failed === 0) return "";
  if (!photos.some(({ canRetry }) => canRetry))
    return t(
      "{arrived} of {all} photos arrived. {failed, plural, one {Remove the file that was refused.} other {Remove the # files that were refused.}}",
      { arrived: count("arrived"), all: photos.length, failed },
    );
  return t(
    "{arrived} of {all} photos arrived, {failed} could not be sent. Try again, or leave out what cannot be sent.",
    { arrived: count("arrived"), all: photos.length, failed },
  );
}

const frameClasses: Record<string, string> = { arrived: "border-link", failed: "border-red" };

interface ChosenRowProps {
  photo: ChosenPhoto;
  upload: PhotoUpload;
  withoutWords: boolean;
}

function ChosenRow({ photo, upload, withoutWords }: ChosenRowProps) {
  const { key, file, preview, state, progress, words } = photo;
  const active = state === "shrinking" || state === "sending";
  const several = upload.photos.length > 1 && !withoutWords;
  const canLeave = !upload.sending && (state === "waiting" || state === "failed");
  return (
    <li className={`flex gap-4 rounded-md border bg-sheet p-3 ${frameClasses[state] ?? "border-line"}`}>
      <img
        className="size-20 flex-none rounded-md bg-sand object-cover"
        src={preview}
        alt=""
        width={80}
        height={80}
      />
      <div className="grid min-w-0 flex-1 content-center gap-1">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {file.name} <span className="hint">{fileSize(file.size)}</span>
        </p>
        {state === "waiting" || state === "failed" ? null : (
          <p
            className={
              state === "arrived"
                ? "flex items-center gap-1.5 font-semibold text-link"
                : "flex items-center gap-1.5"
            }
          >
            {state === "arrived" ? <Icon name="circle-check" size={18} /> : null}
            {t(stateWords[state] as Message)}
          </p>
        )}
        {words ? <p className="field-error">{words}</p> : null}
        {active ? (
          <progress
            className="w-full accent-link"
            value={progress}
            max={1}
            aria-label={t("{name}: sent", { name: file.name })}
          />
        ) : null}
        {canLeave ? (
          <Button
            type="button"
            onClick={() => upload.leaveOut(key)}
            aria-label={t("Remove {name}", { name: file.name })}
          >
            {t("Remove")}
          </Button>
        ) : null}
        {several ? (
          // Hidden fields are still sent.
          <details className="[&>div]:mt-2" hidden={state !== "waiting" && state !== "failed"}>
            <summary className="py-2 font-semibold text-link">{t("Caption for this photo")}</summary>
            <OwnWords name={`title-${key}`} label={t("Title")} />
            <OwnWords name={`description-${key}`} label={t("Description")} />
            <OwnWords name={`alt-${key}`} label={t("What the photo shows")} />
          </details>
        ) : null}
      </div>
    </li>
  );
}

function OwnWords({ name, label }: { name: string; label: string }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} maxLength={getMaxLength(name)} />
    </div>
  );
}

/** Maximum characters (photo.server.ts). */
const getMaxLength = (name: string) =>
  name.startsWith("description") ? 2000 : name.startsWith("alt") ? 300 : 200;
