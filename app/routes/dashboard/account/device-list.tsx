import { useContext } from "react";
import { t } from "#say";
import { momentAtSchool } from "~/dates/dates";
import type { Device } from "~/session/session-list.server";
import { ActionForm } from "~/ui/form/action-form";
import { Button } from "~/ui/form/button";
import { removeAllTypedText } from "~/ui/form/typed-text/storage";
import { TypedTextAccount } from "~/ui/form/typed-text/use-typed-text";
import { MetaLine } from "~/ui/lists/meta-line";

interface DeviceListProps {
  devices: Device[];
  /** Undefined for the reader's own devices. */
  owner?: string | undefined;
}

export function DeviceList({ devices, owner }: DeviceListProps) {
  const account = useContext(TypedTextAccount);
  const endHere = () => {
    if (account !== undefined && owner === undefined) removeAllTypedText(account);
  };
  return (
    <section className="panel" id="devices">
      <h2>{t("Devices")}</h2>
      <p>
        {owner
          ? t("Where {owner} is logged in now.", { owner })
          : t(
              "Where you are logged in now. Log out of each device that is not yours or that you do not use any more. If you do not know one, change your password too.",
            )}
      </p>
      {devices.length === 0 ? <p className="hint">{t("Not logged in anywhere.")}</p> : null}
      <ul className="rows mt-3">
        {devices.map((device) => (
          <li key={device.key}>
            <div>
              <h3 className="font-semibold">
                {device.name}
                {device.isThis ? ` ${t("(this device)")}` : ""}
              </h3>
              <MetaLine tight>
                <span>{t("logged in {moment}", { moment: momentAtSchool(device.firstSeen) })}</span>
                <span>{t("last used {moment}", { moment: momentAtSchool(device.lastSeen) })}</span>
                {device.isThis ? null : (
                  <span>
                    {device.isNetworkHere ? t("on the network you use now") : t("on another network")}
                  </span>
                )}
              </MetaLine>
            </div>
            <ActionForm className="actions" onSubmit={device.isThis ? endHere : undefined}>
              <input type="hidden" name="session" value={device.key} />
              <Button icon="logout" aria-label={t("Log out {device}", { device: device.name })}>
                {t("Log out")}
              </Button>
            </ActionForm>
          </li>
        ))}
      </ul>
      {devices.length > 0 ? (
        <ActionForm className="actions" onSubmit={endHere}>
          <input type="hidden" name="everywhere" value="yes" />
          <Button variant="delete">{t("Log out everywhere")}</Button>
        </ActionForm>
      ) : null}
    </section>
  );
}
