import { logIn } from "../e2e/uploads";
import { twelveMegapixels } from "../unit/files/samples";
import { median, printTable } from "./table";

const rounds = 7;

/** From the first byte of a 12-megapixel photo to the answer, three renditions and placeholder made and synced. */
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
  }
  printTable(
    "Upload of a 12-megapixel JPEG",
    ["", "MB", "median ms"],
    [["/gdapi/uploadImg.php", (photo.length / 1024 / 1024).toFixed(1), Math.round(median(times))]],
  );
}
