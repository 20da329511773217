import { t } from "#say";
import { noticeCategories } from "~/kinds/notice-categories";
import { whatsappNumberIn } from "~/links/whatsapp";
import { Button } from "~/ui/form/button";
import { Icon } from "~/ui/icons/icon";

interface GetNoticesProps {
  /** Public key of the site; undefined if it sends no push messages. */
  pushKey: string | undefined;
  whatsapp: string;
}

/** Offers all ways to get new notices. A script shows the form if the browser supports push messages. */
export function GetNotices({ pushKey, whatsapp }: GetNoticesProps) {
  const number = whatsappNumberIn(whatsapp);
  const question = t("Please tell me how I get the notices on WhatsApp.");
  return (
    <>
      {pushKey ? <PushForm pushKey={pushKey} /> : null}
      <p className="flex flex-wrap gap-x-5">
        <a className="more-link" href="/newsletter">
          <Icon name="mail" size={18} />
          {t("Get notices by e-mail")}
        </a>{" "}
        {number ? (
          <a className="more-link" href={`https://wa.me/${number}?text=${encodeURIComponent(question)}`}>
            {t("Ask on WhatsApp")}
          </a>
        ) : null}{" "}
        <a className="more-link" href="/year-calendar#follow-heading">
          <Icon name="calendar-event" size={18} />
          {t("Calendar")}
        </a>
      </p>
    </>
  );
}

/** Folded, under the title of a list. */
export function GetNoticesFolded(props: GetNoticesProps) {
  return (
    <details className="group -mt-2 print:hidden">
      <summary className="more-link fold text-link">
        <Icon name="bell" size={18} />
        {t("Get new notices")}
      </summary>
      <GetNotices {...props} />
    </details>
  );
}

function PushForm({ pushKey }: { pushKey: string }) {
  return (
    <form
      method="post"
      action="/notices/push"
      hidden
      data-enhance="push"
      data-key={pushKey}
      data-wait={t("One moment …")}
      data-on={t("This phone gets new notices.")}
      data-off={t("This phone gets no notices any more.")}
      data-blocked={t(
        "Your phone blocks notices of this website. To allow them, tap the sign to the left of the address, then Permissions, Notifications, Allow. Then tap the button again.",
      )}
      data-failed={t("This did not work. Please try again later.")}
    >
      <div className="my-2 flex flex-wrap items-start gap-x-5 gap-y-2" data-part="start">
        <Button variant="primary" icon="bell">
          {t("Get notices on this phone")}
        </Button>
        <details className="group min-w-0">
          <summary className="more-link fold text-link">{t("Choose categories")}</summary>
          <fieldset>
            <legend className="hint">
              {t("Leave all empty to get every notice. Urgent notices always come.")}
            </legend>
            {noticeCategories.map(({ value, label }) => (
              <label key={value} className="mr-5 inline-flex min-h-tap items-center gap-2">
                <input type="checkbox" name="category" value={value} />
                {t(label)}
              </label>
            ))}
          </fieldset>
        </details>
      </div>
      <p role="status" className="font-semibold" />
      <p className="my-2" data-part="stop" hidden>
        <Button name="stop" value="yes">
          {t("Stop notices on this phone")}
        </Button>
      </p>
      <p className="hint">
        <a className="tap" href="/privacy#phone">
          {t("What we store about your phone")}
        </a>
      </p>
    </form>
  );
}
