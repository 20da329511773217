import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { staffPassword } from "../support/base-database";
import { ask, nginx, startNginx } from "../support/nginx";
import { startServer } from "../support/server";

vi.setConfig({ testTimeout: 240_000 });

const child = "Zebrafinch";

test.skipIf(!nginx)(
  "a take-down removes page, old endpoint and files behind nginx within a minute (skipped without nginx)",
  async () => {
    const site = await startServer({ TRUST_PROXY: "loopback", ORIGIN: "https://school.example" });
    const { port } = await startNginx(nginx ?? "", site.port);
    const login = await ask(port, "/login", { form: { username: "clerk", password: staffPassword } });
    const cookie = [login.headers["set-cookie"] ?? []]
      .flat()
      .map((one) => one.split(";")[0])
      .join("; ");
    const photo = sharp({ create: { width: 1000, height: 700, channels: 3, background: "teal" } });
    const body = new FormData();
    body.append("title", child);
    body.append("photo", new Blob([new Uint8Array(await photo.jpeg().toBuffer())]), "photo.jpg");
    const added = await fetch(`http://127.0.0.1:${site.port}/dashboard/uploadimage`, {
      method: "POST",
      body,
      redirect: "manual",
      headers: {
        Cookie: cookie,
        Host: "school.example",
        Origin: "https://school.example",
        "X-Forwarded-Proto": "https",
      },
    });
    expect(added.status).toBe(303);
    const gallery = await ask(port, "/school-gallery");
    const stem = /\/uploads\/([a-z2-7]+)-480\.webp/.exec(gallery.text)?.[1] ?? "";
    expect(stem).not.toBe("");
    const words = ["/school-gallery", "/gdapi/get_image.php"];
    const files = ["480", "960", "1600"].flatMap((width) => [
      `/uploads/${stem}-${width}.webp`,
      `/gdapi/uploads/${stem}-${width}.webp`,
    ]);
    const isThere = async (path: string) => {
      const { status, text } = await ask(port, path);
      return path.includes("uploads") ? status === 200 : text.includes(stem) || text.includes(child);
    };
    // Cached just before: the longest wait.
    expect(await Promise.all(files.map(isThere))).toEqual(files.map(() => true));
    expect(await isThere("/school-gallery")).toBe(true);

    const tap = Date.now();
    const form = { name: "Rina Das", relation: "parent", phone: "98765 43210" };
    const answer = await ask(port, "/take-down/photo/1", { form });
    expect([answer.status, answer.headers.location]).toEqual([303, "/take-down/photo/1"]);
    const seconds = await Promise.all(
      [...words, ...files].map(async (path) => {
        await expect.poll(() => isThere(path), { timeout: 90_000, interval: 250 }).toBe(false);
        return { path: path.replace(stem, "…"), seconds: (Date.now() - tap) / 1000 };
      }),
    );
    console.log("From the tap to gone through nginx:", seconds);
    expect(seconds.filter((place) => place.seconds > 60)).toEqual([]);
  },
);
