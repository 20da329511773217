import { useEffect, useRef, useState } from "react";
import { t } from "#say";
import { english, translations } from "~/languages/languages";
import { Button } from "~/ui/form/button";
import { MoreFields } from "~/ui/form/more-fields";

const maxSeconds = 60;
/** Safari does not record below 32 kbit/s, so that a recording can be full before a minute is over. */
const maxBytes = 140 * 1024;
const bitsPerSecond = 16_000;
const formats = [
  // Some browsers write Opus into MP4, which iPhones do not play.
  { type: "audio/mp4;codecs=mp4a.40.2", extension: "m4a" },
  { type: "audio/webm;codecs=opus", extension: "webm" },
  { type: "audio/ogg;codecs=opus", extension: "ogg" },
];

const findFormat = () =>
  "MediaRecorder" in window && navigator.mediaDevices
    ? formats.find(({ type }) => MediaRecorder.isTypeSupported(type))
    : undefined;

/** Records a message with the microphone, as a file of the form. Without it, a recording can be chosen as a file. */
export function Recorder({ onRecorded }: { onRecorded: (file: File) => void }) {
  const [language, setLanguage] = useState(english.code);
  const [seconds, setSeconds] = useState<number>();
  const [isRefused, setIsRefused] = useState(false);
  const recorder = useRef<MediaRecorder>();
  const format = findFormat();
  useEffect(() => () => recorder.current?.stop(), []);
  if (!format) return null;

  async function start({ type, extension }: (typeof formats)[number]): Promise<void> {
    setIsRefused(false);
    const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
    const recording = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitsPerSecond });
    recorder.current = recording;
    const parts: Blob[] = [];
    let bytes = 0;
    let count = 0;
    recording.addEventListener("dataavailable", ({ data }) => {
      if (bytes + data.size > maxBytes) return recording.state === "recording" && recording.stop();
      parts.push(data);
      bytes += data.size;
      count += 1;
      setSeconds(count);
      if (count >= maxSeconds && recording.state === "recording") recording.stop();
    });
    recording.addEventListener("stop", () => {
      for (const track of stream.getTracks()) track.stop();
      recorder.current = undefined;
      setSeconds(undefined);
      if (bytes > 0) onRecorded(new File(parts, `recording-${language}.${extension}`, { type }));
    });
    recording.start(1000);
    setSeconds(0);
  }

  const isRecording = seconds !== undefined;
  return (
    <MoreFields title={t("Record a message (optional)")} open={isRecording} className="grid gap-3 px-4 pb-4">
      <p className="hint">
        {t("Up to {max} seconds, for parents who do not read. One recording for each language.", {
          max: maxSeconds,
        })}
      </p>
      <div className="field">
        <label htmlFor="recorded-language">{t("Language")}</label>
        <select
          id="recorded-language"
          value={language}
          disabled={isRecording}
          onChange={({ target }) => setLanguage(target.value)}
        >
          {[english, ...translations].map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p>
        <Button
          type="button"
          icon={isRecording ? "circle-check" : "speakerphone"}
          onClick={() =>
            isRecording ? recorder.current?.stop() : start(format).catch(() => setIsRefused(true))
          }
        >
          {isRecording ? t("Stop recording") : t(/* A button: starts the microphone. */ "Record")}
        </Button>{" "}
        <span role="timer">{isRecording ? `0:${String(seconds).padStart(2, "0")}` : null}</span>
      </p>
      {isRefused ? (
        <p className="field-error" role="alert">
          {t("The microphone cannot be used. Allow it for this website, or choose a recording as a file.")}
        </p>
      ) : null}
    </MoreFields>
  );
}
