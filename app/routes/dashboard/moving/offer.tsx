import { type Message, msg, t } from "#say";
import type { Offer } from "~/old-site-import/found";
import { ActionForm } from "~/ui/form/action-form";
import { Button } from "~/ui/form/button";

const labels = {
  name: msg(/* Of the school. */ "Name"),
  motto: msg("Motto"),
  colour: msg("Main colour"),
} as const satisfies Record<string, Message>;

/** Values of the old site that staff can take over. */
export function ImportOffer({ runId, offer }: { runId: number; offer: Offer }) {
  const values = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((name) => {
    const value = offer[name];
    return value ? [{ name, value }] : [];
  });
  const { logo, menu = [] } = offer;
  if (values.length === 0 && !logo && menu.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t("Name, colours and menu of the old website")}</h2>
      {values.map(({ name, value }) => (
        <ActionForm key={name} className="mt-2 flex flex-wrap items-center gap-3">
          <input type="hidden" name="run" value={runId} />
          <span className="wrap-anywhere">{`${t(labels[name])}: ${value}`}</span>
          <Button name="take" value={name} aria-label={t("Use {value}", { value })}>
            {t(/* On a button: use this name or colour on this website too. */ "Use")}
          </Button>
        </ActionForm>
      ))}
      {logo ? (
        <p className="wrap-anywhere">
          {t("Logo: download it from {address} and add it under Site settings.", { address: logo })}
        </p>
      ) : null}
      {menu.length > 0 ? (
        <p className="hint">
          {t("Menu: {links}. Choose the place of each page in its form.", {
            links: menu.map(({ label }) => label).join(", "),
          })}
        </p>
      ) : null}
    </section>
  );
}
