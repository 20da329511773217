import { t } from "#say";
import { WorkerLostError } from "../examine/child-worker.server";
import { examineFile, staffSender } from "../examine/examine.server";
import type { RecordingReport } from "../examine/recording";

const maxSeconds = 60;
/** Recorders stop a little late. */
const toleranceSeconds = 1;

export class RecordingRefusedError extends Error {
  override name = "RecordingRefusedError";
}

export async function inspectRecording(
  path: string,
): Promise<Required<Pick<RecordingReport, "extension" | "seconds">>> {
  const report = await examineFile("recording", path, staffSender).catch(
    (error: unknown): RecordingReport => {
      if (error instanceof WorkerLostError) return { problem: "not a recording" };
      throw error;
    },
  );
  const { extension, seconds, problem } = report;
  if (problem === "too large")
    throw new RecordingRefusedError(t("A recording has at most 150 KB. Please record it again, shorter."));
  if (!extension || !seconds)
    throw new RecordingRefusedError(
      t("This is not a recording that phones can play. Please send Opus (WebM, Ogg) or AAC (M4A)."),
    );
  if (seconds > maxSeconds + toleranceSeconds)
    throw new RecordingRefusedError(
      t("A recording has at most {max} seconds. Please record it again, shorter.", { max: maxSeconds }),
    );
  return { extension, seconds: Math.max(1, Math.round(seconds)) };
}
