import { logIn } from "../../tests/e2e/uploads";
import { twelveMegapixels } from "../../tests/unit/files/samples";
import { median, printTable } from "./table";

const rounds = 7;

/** Waits for background AVIF work, which would slow the next upload. */
async function untilIdle(origin: string): Promise<void> {
  const { photos } = (await (await fetch(`${origin}/gdapi/get_image.php`)).json()) as {
    photos: { image_url: string }[];
  };
  const last = (photos[0]?.image_url ?? "").replace("./", "/gdapi/").replace(/-\d+\.webp$/, "-960.avif");
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if ((await fetch(origin + last)).ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Measures a 12-megapixel upload, from its first byte to the response. */
export async function measureUpload(origin: string): Promise<void> {
  const cookie = await logIn(origin);
  const photo = await twelveMegapixels();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const body = new FormData();
    body.append("title", `Photo ${round}`);
    body.append("photo", new Blob([new Uint8Array(photo)]), "p.jpg");
    const started = performance.now();
    const response = await fetch(`${origin}/gdapi/uploadImg.php`, {
      method: "POST",
      body,
      headers: { Cookie: cookie },
    });
    if (!response.ok) throw new Error(`The upload answered ${response.status}.`);
    times.push(performance.now() - started);
    await untilIdle(origin);
  }
  printTable(
    "Upload of a 12-megapixel JPEG",
    ["", "MB", "median ms"],
    [["/gdapi/uploadImg.php", (photo.length / 1024 / 1024).toFixed(1), Math.round(median(times))]],
  );
}
