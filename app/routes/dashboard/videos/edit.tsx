import { t } from "#say";
import { parseVideo, videos } from "~/content/videos/video.server";
import { video } from "~/kinds/video";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { MoreFields } from "~/ui/form/more-fields";
import { PhotoField } from "~/ui/form/photo-field";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";
import { videoBody } from "./video-body.server";

const page = editPage(video, videos, parseVideo, videoBody, {
  defaults: () => ({ position: "1", category: "Events" }),
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(video);

export default editRecord(video, VideoFields);

const further = ["description", "duration", "views", "published_on", "position"] as const;

function VideoFields({ state, adding }: { state: FormState; adding: boolean }) {
  const input = inputsOf(video.fields, state);
  const isOpen = !adding || further.some((name) => state.errors?.[name]);
  return (
    <>
      {input("video_id", {
        hint: adding
          ? t(
              "Paste the YouTube link of the video. Nothing else is needed. Without a link, only the picture and the words are shown.",
            )
          : t(
              "Paste the YouTube link of the video. With another link the picture changes too, unless you choose a photo. Without a link, only the picture and the words are shown.",
            ),
      })}
      {input("title", { hint: t("Leave it empty to take the title that the video has on YouTube.") })}
      <PhotoField
        state={state}
        adding={adding}
        without={t(
          "Leave it empty to use the picture from YouTube. If there is none, a plain green one is shown.",
        )}
      />
      {input("category")}
      <MoreFields title={t("Description, length and place")} open={isOpen} className="grid gap-5 px-4 pb-4">
        {input("description", { rows: 4 })}
        {input("duration", { hint: t("For example 4:35") })}
        {input("views", {
          hint: t("The number that the channel shows today. Leave it empty to show nothing."),
          inputMode: "numeric",
        })}
        {input("published_on", { hint: t("Leave it empty to show nothing.") })}
        {input("position", { hint: t("1 comes first, and is the featured one.") })}
      </MoreFields>
    </>
  );
}
