import type { Area } from "~/files/pictures/blur-areas";
import { turns } from "~/files/pictures/pictures.server";
import { proposeFaces } from "~/files/pictures/propose-faces.server";
import type { Services } from "~/services/services.server";
import { type BlurSubject, unblurredFile } from "./subject.server";

/** Returns boxes that can be faces; none if the picture cannot be read, so that the page still opens. */
export async function proposedAreas({ files }: Services, subject: BlurSubject): Promise<Area[]> {
  const { kind, name } = unblurredFile(subject);
  try {
    const path = await files.locate(kind, name);
    return await turns.runExclusive(() => proposeFaces(path));
  } catch {
    return [];
  }
}
