import { useState } from "react";
import { type Message, msg, t } from "#say";
import { controlAttributes, Field, type FormState, TextField } from "~/ui/form/fields";
import { photoTypes } from "~/ui/form/photo-field";
import { useObjectUrl } from "~/ui/form/use-object-url";
import { ownLogo, sharePicturePath } from "~/ui/frame/branding";
import { settingFields } from "./parts";
import { maxSettingLength } from "./setting";

interface BrandingPictureFieldsProps {
  which: "logo" | "share-picture";
  present: string;
  state: FormState;
}

const hints = {
  logo: msg(
    "PNG with a transparent background is best; JPEG and WebP are fine. It is shown on white. At most 15 MB.",
  ),
  "share-picture": msg(
    "A photo that is wider than high, best 1200 pixels wide. It is cut to 1200 × 630. At most 15 MB.",
  ),
} as const satisfies Record<string, Message>;

export function BrandingPictureFields({ which, present, state }: BrandingPictureFieldsProps) {
  const hint = t(hints[which]);
  const [chosen, setChosen] = useState<File>();
  return (
    <>
      {which === "logo" ? <PresentLogo setting={present} /> : <PresentSharePicture setting={present} />}
      <Field name="photo" label={present ? t("Another picture") : t("Picture")} hint={hint} state={state}>
        <input
          {...controlAttributes({ name: "photo", hint, state })}
          type="file"
          accept={photoTypes}
          required={which === "logo" || !present}
          onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0])}
        />
        {chosen ? <ChosenPicture which={which} file={chosen} /> : null}
      </Field>
      {which === "share-picture" ? (
        <TextField
          name="share_alt"
          label={t(settingFields.share_alt.label)}
          hint={t("In a few words, for people who cannot see it: Pupils in front of the school.")}
          optional
          maxLength={maxSettingLength}
          state={state}
        />
      ) : null}
    </>
  );
}

/** As the picture will look, about: the server also trims a logo's margins. */
function ChosenPicture({ which, file }: { which: BrandingPictureFieldsProps["which"]; file: File }) {
  const src = useObjectUrl(file);
  if (!src) return null;
  return (
    <figure className="mt-3 max-w-88">
      <figcaption className="hint">{t("Your new picture, not saved yet")}</figcaption>
      {which === "logo" ? (
        <div className="flex flex-wrap items-center gap-6 rounded-card border border-line bg-white p-4">
          <img className="h-16 max-w-48 object-contain" src={src} alt="" />{" "}
          <img className="size-16 rounded-card border border-line object-contain p-1" src={src} alt="" />
        </div>
      ) : (
        <img className="aspect-[1200/630] w-full rounded-card object-cover" src={src} alt="" />
      )}
    </figure>
  );
}

function PresentLogo({ setting }: { setting: string }) {
  const logo = ownLogo(setting);
  if (!logo) return <p>{t("You have not added a logo yet.")}</p>;
  return (
    <figure>
      <figcaption className="mb-2 font-semibold">{t("In the header, and as the icon on a phone")}</figcaption>
      <div className="flex flex-wrap items-center gap-6 rounded-card border border-line bg-sheet p-4">
        <img src={logo.file("logo.webp")} width={logo.width} height={logo.height} alt={t("The logo")} />{" "}
        <img
          className="size-16 rounded-card border border-line"
          src={logo.file("180.png")}
          width={64}
          height={64}
          alt={t("The icon")}
        />
      </div>
    </figure>
  );
}

function PresentSharePicture({ setting }: { setting: string }) {
  return (
    <figure className="max-w-88">
      <figcaption className="mb-2 font-semibold">{t("Beside a shared link")}</figcaption>
      <div className="overflow-hidden rounded-card border border-line bg-green-mist">
        <img
          className="aspect-[1200/630] w-full object-cover"
          src={sharePicturePath(setting)}
          width={1200}
          height={630}
          alt={t("As it is now")}
        />
        <p className="px-3 py-2 text-sm">{t("The title of the page, and the name of the school")}</p>
      </div>
    </figure>
  );
}
