import { type Message, msg, rich, t } from "#say";
import { PostForm } from "~/ui/form/post-form";
import type { ClockDoubt } from "~db/schema";

interface ClockProps {
  now: string;
  question: { period: number; doubt: "" | ClockDoubt } | null;
  errors: Record<string, string> | undefined;
}

const reasons: Record<ClockDoubt, Message> = {
  ahead: msg(
    "The clock moved forward by more than a day since the website last ran. That is normal after holidays; or the clock is wrong.",
  ),
  backwards: msg("The clock moved back: the website has seen a later time than this before."),
  "before newest": msg("Some records on this website are newer than this time."),
  "before program": msg(
    "This time is before the program of this website was made, so the clock is likely wrong.",
  ),
};

/** Server time; after a jump, asks if it is right. */
export function Clock({ now, question, errors }: ClockProps) {
  return (
    <section className={question ? "panel care" : "panel"} id="clock">
      <h2>{t("Clock")}</h2>
      {question?.doubt ? (
        <>
          <p>
            {rich(
              "The clock of the server says <strong>{now}</strong> (time in India). Is that right?",
              { strong: (words) => <strong>{words}</strong> },
              { now },
            )}
          </p>
          <p className="hint">{t(reasons[question.doubt])}</p>
          <p className="hint">
            {t("Until you answer, old resumes and old records in the trash are not erased.")}
          </p>
          <PostForm
            errors={errors}
            submit={t("Yes, the clock is right")}
            aside={
              <p className="hint">
                {t("If not: ask the person who looks after the server to set the clock.")}
              </p>
            }
          >
            <input type="hidden" name="spell" value={question.period} />
          </PostForm>
        </>
      ) : (
        <p>
          {t("The clock of the server says {now} (time in India). Nothing looks wrong with it.", { now })}
        </p>
      )}
    </section>
  );
}
