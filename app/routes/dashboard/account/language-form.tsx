import { Form } from "@remix-run/react";
import { t } from "#say";

interface LanguageFormProps {
  language: string;
  languages: { code: string; name: string }[];
}

export function LanguageForm({ language, languages }: LanguageFormProps) {
  return (
    <section className="panel">
      <h2>{t("Language of the dashboard")}</h2>
      <p>{t("For your account alone. What the school writes stays as it is.")}</p>
      {/* Reloads the document, because it contains the messages. */}
      <Form method="post" reloadDocument className="actions">
        {languages.map(({ code, name }) => {
          const isCurrent = code === (language || "en");
          return (
            <button
              key={code}
              name="language"
              value={code}
              type="submit"
              lang={code}
              className={isCurrent ? "button button-primary" : "button button-quiet"}
              aria-current={isCurrent ? "true" : undefined}
            >
              {name}
            </button>
          );
        })}
      </Form>
    </section>
  );
}
