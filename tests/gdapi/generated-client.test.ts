import createClient from "openapi-fetch";
import sharp from "sharp";
import { expect, test } from "vitest";
import { staffPassword } from "../support/base-database";
import { startServer } from "../support/server";
import type { paths } from "./openapi-types";

/** A client of the generated types, which keeps the session's cookie as a browser does. */
async function openClient() {
  const { origin } = await startServer();
  let cookie = "";
  return createClient<paths>({
    baseUrl: origin,
    async fetch(request: Request) {
      if (cookie) request.headers.set("Cookie", cookie);
      const response = await fetch(request);
      const [set] = response.headers.getSetCookie();
      if (set) cookie = set.split(";")[0] ?? "";
      return response;
    },
  });
}

async function loggedIn() {
  const client = await openClient();
  const { data } = await client.POST("/gdapi/login.php", {
    body: { username: "clerk", password: staffPassword },
  });
  expect(data).toMatchObject({ status: "success", data: { username: "clerk" } });
  return client;
}

const notice = {
  title: "Water supply",
  details: "The tanks are cleaned on Friday.",
  date: "2026-03-14",
  category: "facility",
  priority: "high",
} as const;

test("a generated client adds, lists and deletes a notice", async () => {
  const client = await loggedIn();
  const added = await client.POST("/gdapi/uploadnotice.php", { body: notice });
  expect(added.data).toEqual({ success: true, message: "Notice Created Successfully" });
  const listed = await client.GET("/gdapi/get_notices.php");
  expect(listed.data?.data).toMatchObject([notice]);
  const id = listed.data?.data[0]?.id ?? 0;
  const deleted = await client.DELETE("/gdapi/delete_notice.php", { params: { query: { id } } });
  expect(deleted.data).toEqual({ success: true, message: "Notice deleted successfully" });
  expect((await client.GET("/gdapi/get_notices.php")).data?.data).toEqual([]);
  const again = await client.DELETE("/gdapi/delete_notice.php", { params: { query: { id } } });
  expect([again.response.status, again.error]).toEqual([
    404,
    { success: false, message: "There is no notice with this id." },
  ]);
});

test("it sends a photo, and a message without a session", async () => {
  const client = await loggedIn();
  const pixels = sharp({ create: { width: 90, height: 60, channels: 3, background: "#864" } });
  const photo = new Blob([new Uint8Array(await pixels.jpeg().toBuffer())]);
  const added = await client.POST("/gdapi/uploadImg.php", {
    body: { title: "Picnic", description: "By the river", photo: "" },
    bodySerializer({ photo: _, ...words }) {
      const form = new FormData();
      for (const [name, value] of Object.entries(words)) form.append(name, String(value));
      form.append("photo", photo, "picnic.jpg");
      return form;
    },
  });
  expect([added.response.status, added.error]).toEqual([200, undefined]);
  expect((await client.GET("/gdapi/get_image.php")).data?.photos).toMatchObject([{ title: "Picnic" }]);

  const visitor = await openClient();
  const sent = await visitor.POST("/gdapi/receive_mail.php", {
    body: { phone: "98765 43210", message: "When is PTM?" },
  });
  expect(sent.data).toMatchObject({ success: true });
  const refused = await visitor.POST("/gdapi/uploadnotice.php", { body: notice });
  expect([refused.response.status, refused.error?.success]).toEqual([401, false]);
});
