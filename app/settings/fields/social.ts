import { type Message, msg } from "#message";
import { maxSettingLength as max, type SettingPart } from "../setting";

const link = <const Label extends Message>(label: Label, called: Message) =>
  ({ label, called, type: "url", max }) as const;

export const social = {
  title: msg(/* A page of the settings. */ "Social media and videos"),
  where: msg("As icons at the top and the foot of every page, and behind two buttons of the home page."),
  page: "/contact",
  fields: {
    facebook_url: link(msg("Facebook"), msg("The Facebook link")),
    instagram_url: link(msg("Instagram"), msg("The Instagram link")),
    youtube_url: link(msg("YouTube"), msg("The YouTube link")),
    x_url: link(msg(/* The network, once Twitter. */ "X"), msg("The X link")),
    channel_url: link(
      msg("Video channel (Show More)"),
      msg(
        /* At the beginning of a sentence: “The video channel may have at most 300 characters”. */ "The video channel",
      ),
    ),
    campus_video_id: {
      label: msg("Campus video (Start Virtual Tour)"),
      called: msg(
        /* At the beginning of a sentence: “The campus video may have at most 300 characters”. */ "The campus video",
      ),
      hint: msg(
        "Paste the YouTube link of the campus tour. Leave it empty to start a tour of the facility pages.",
      ),
      max: 1000,
    },
  },
} as const satisfies SettingPart;
