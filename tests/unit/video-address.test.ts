import { expect, test } from "vitest";
import { parseVideo } from "~/content/videos/video.server";

const video = { title: "Annual day", category: "Events", position: "1" };
const parse = (fields: Record<string, string>) => parseVideo(new URLSearchParams({ ...video, ...fields }));

test.each([
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10",
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf&index=2&t=1m3s",
  "https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ#t=30",
  "https://m.youtube.com/watch?v=aqz-KE-bpKQ",
  "https://music.youtube.com/watch?v=aqz-KE-bpKQ",
  "http://youtube.com/watch/?v=aqz-KE-bpKQ",
  "youtu.be/aqz-KE-bpKQ?si=x",
  "https://youtu.be/aqz-KE-bpKQ?t=75",
  "https://youtu.be/aqz-KE-bpKQ/",
  "https://www.youtube.com/shorts/aqz-KE-bpKQ",
  "https://youtube.com/shorts/aqz-KE-bpKQ/?feature=share",
  "https://www.youtube.com/live/aqz-KE-bpKQ/",
  "https://www.youtube.com/live/aqz-KE-bpKQ?feature=shared&t=5",
  "https://www.youtube.com/embed/aqz-KE-bpKQ?start=10&list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf",
  "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
  "https://www.youtube.com/v/aqz-KE-bpKQ",
  "HTTPS://WWW.YOUTUBE.COM/watch?v=aqz-KE-bpKQ",
  "aqz-KE-bpKQ",
  "https://www.youtube.com/watch?feature=share&amp;v=aqz-KE-bpKQ",
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=abc" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>',
  '<iframe src="//www.youtube-nocookie.com/embed/aqz-KE-bpKQ"></iframe>',
  "Annual Day 2026 https://youtu.be/aqz-KE-bpKQ",
  "Annual Day 2026https://youtu.be/aqz-KE-bpKQ?si=abc",
  "Watch (youtu.be/aqz-KE-bpKQ).",
  "https://youtu.be/aqz-KE-bpKQ https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  "www.youtube.com/watch?v=aqz-KE-bpKQ",
  "https://www.youtube.com/e/aqz-KE-bpKQ",
  "https://www.youtube.com/watch?vi=aqz-KE-bpKQ",
  "https://www.youtube.com/?v=aqz-KE-bpKQ",
  "https://www.youtube.com/watch/aqz-KE-bpKQ",
  "https://youtu.be/watch?v=aqz-KE-bpKQ",
  "https://youtu.be/aqz-KE-bpKQ&feature=share",
  "https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3Daqz-KE-bpKQ%26feature%3Dshare",
  "https://www.google.com/url?q=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Daqz-KE-bpKQ&sa=D",
  "https://studio.youtube.com/video/aqz-KE-bpKQ/edit",
  "https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg",
  "HTTPS://YOUTU.BE/aqz-KE-bpKQ",
  "https://youtu.be/aqz-KE-bpKQ\u200B",
  "\uFEFFaqz-KE-bpKQ\u00AD",
])("the address of one video is taken as it is copied: %s", (video_id) => {
  expect(parse({ video_id })).toMatchObject({ ok: true, values: { video_id: "aqz-KE-bpKQ" } });
});

test("an empty text has no video address", () => {
  expect(parse({ video_id: "" })).toMatchObject({ ok: true, values: { video_id: "" } });
});

test.each([
  "https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf",
  "https://www.youtube.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf",
  "https://www.youtube.com/@palashschool",
  "https://www.youtube.com/@elevenlette/videos",
  "https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv",
  "https://www.youtube.com/c/palashpurps",
  "https://www.youtube.com/user/palashpurps",
  "https://www.youtube.com/palashpurps",
  "https://www.youtube.com/results?search_query=palash",
  "https://www.youtube.com/feed/library",
  "https://youtu.be/",
  "https://www.youtube.com/",
  "https://example.com/watch?v=aqz-KE-bpKQ",
  "https://youtu.be/aqz-KE-bpKQ or https://youtu.be/M7lc1UVf-VE",
  "https://www.youtube.com/embed/live_stream?channel=UCabcdefghijklmnopqrstuv",
  "notyoutu.be/aqz-KE-bpKQ",
  "https://youtu.be/aqz-KE-bpKQx",
  "https://notyoutube.com/watch?v=aqz-KE-bpKQ",
  "https://youtube.com.example/watch?v=aqz-KE-bpKQ",
  "playlist",
  "javascript:alert(1)",
])("%s is refused as a video with a message", (video_id) => {
  const words = "Paste the link of one YouTube video, such as https://youtu.be/abcdefghijk";
  expect(parse({ video_id })).toMatchObject({ ok: false, errors: { video_id: words } });
});

test("figures that staff copy from the channel are read", () => {
  expect(parse({ views: "1,250", published_on: "" })).toMatchObject({
    ok: true,
    values: { views: 1250, published_on: null },
  });
  expect(parse({ views: "many" })).toMatchObject({
    errors: { views: expect.stringMatching(/must be a number/) },
  });
  expect(parse({ published_on: "yesterday" })).toMatchObject({
    errors: { published_on: expect.stringMatching(/^Enter/) },
  });
});
