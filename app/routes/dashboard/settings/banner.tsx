import { Link } from "@remix-run/react";
import { msg, t } from "#say";
import { LanguagesLine } from "~/capabilities/translations/languages-line";
import { readLanguageLine } from "~/capabilities/translations/line.server";
import { localMoment } from "~/dates/dates";
import { sayEnd } from "~/dates/ends";
import { type BannerSettings, bannerAt, defaultHours, maxBannerLength } from "~/settings/banner";
import { parseBanner } from "~/settings/banner-form.server";
import type { Settings } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { mergeSettings, savePart } from "~/settings/save.server";
import { Button } from "~/ui/form/button";
import { TextField } from "~/ui/form/fields";
import { useForm } from "~/ui/form/post-form";
import { SharedForm } from "~/ui/form/shared-form";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";

const takeOff = "take_off";
const none = { banner_text: "", banner_link: "", banner_until: "" };

/** Values as in the form; empty if no banner is shown. */
function readBanner(settings: Settings) {
  const shown = bannerAt(settings);
  return {
    banner_text: shown?.text ?? "",
    banner_link: shown?.link ?? "",
    banner_until: shown ? localMoment(settings.banner_until) : "",
  };
}

export const loader = staffLoader("editor", async ({ services, db, openForm }) => {
  const settings = await readSettings(db);
  const shown = bannerAt(settings);
  const until = new Date(Date.now() + defaultHours * 60 * 60 * 1000).toISOString();
  const values = readBanner(settings);
  const form = await openForm({ ...values, banner_until: values.banner_until || localMoment(until) }, values);
  return {
    ...form,
    until: shown ? sayEnd(settings.banner_until) : null,
    languages: shown ? await readLanguageLine(services, "settings", "banner") : undefined,
  };
});

export const action = staffAction(
  { role: "editor", failure: msg("The banner could not be saved. Please try again.") },
  async ({ context, staff, fields }) => {
    const isOff = fields.get(takeOff) === "yes";
    const parsed = isOff ? { ok: true as const, values: none } : parseBanner(fields);
    if (!parsed.ok) return parsed;
    return {
      work: async (trx) => {
        const values = isOff ? none : mergeBanner(await readSettings(trx), parsed.values, fields);
        const saved = await savePart(context, trx, { who: staff.username, key: "banner", values });
        const message = isOff ? t("The banner was taken off") : t("The banner is on every page");
        return { location: "/dashboard", message, links: isOff ? [] : (saved.links ?? []) };
      },
    };
  },
);

/** The form has the end as local time, the settings as ISO time. */
function mergeBanner(now: Settings, typed: BannerSettings, fields: URLSearchParams): BannerSettings {
  const banner_until = localMoment(typed.banner_until);
  const merged = mergeSettings({ ...now, ...readBanner(now) }, { ...typed, banner_until }, fields);
  const isMine = merged.banner_until === banner_until;
  return { ...merged, banner_until: isMine ? typed.banner_until : now.banner_until };
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Emergency banner"));

export default function EmergencyBanner() {
  const { form, problem, state } = useForm<typeof loader, typeof action>();
  return (
    <>
      <h1>{t("Emergency banner")}</h1>
      <p className="lead">
        {form.until
          ? t("It is shown above every page until {until}.", { until: form.until })
          : t("One line above every page, for urgent news: the school stays closed, an exam is postponed.")}
      </p>
      <LanguagesLine line={form.languages} />
      <SharedForm
        id="banner-form"
        form={form}
        answer={problem}
        what={t("this page")}
        submit={t("Put it on every page")}
        aside={
          form.until ? (
            <Button name={takeOff} value="yes" formNoValidate>
              {t("Take it off now")}
            </Button>
          ) : (
            <Link to="/dashboard">{t("Cancel")}</Link>
          )
        }
      >
        <TextField
          name="banner_text"
          label={t("Text")}
          hint={t("Short: what, when, who.")}
          required
          maxLength={maxBannerLength}
          state={state}
        />
        <TextField
          name="banner_until"
          label={t("Show until")}
          type="datetime-local"
          hint={t("It is removed automatically at this time.")}
          required
          state={state}
        />
        <TextField
          name="banner_link"
          label={t("Link")}
          hint={t("A page of this site, such as /notices, or a full address.")}
          inputMode="url"
          optional
          state={state}
        />
      </SharedForm>
    </>
  );
}
