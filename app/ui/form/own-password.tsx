import type { ComponentProps } from "react";
import { t } from "#say";
import { TextField } from "./fields";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "autoComplete" | "name" | "label"> &
  Partial<Pick<ComponentProps<typeof TextField>, "name" | "label">>;

const passwordOf = () => ({ name: "password", label: t("Your password"), required: true });
const codeOf = () => ({
  name: "code",
  label: t(/* The code that an app on the phone shows. */ "Code from your phone"),
  hint: t(/* Of a code. */ "Six digits. A new one comes every 30 seconds."),
  required: true,
});

export const OwnPasswordField = (props: Props) => (
  <TextField {...passwordOf()} {...props} type="password" autoComplete="current-password" />
);

/** Recovery code, or also a code from an app: letters and digits. */
export const RecoveryCodeField = (props: Props & { autoComplete: "off" | "one-time-code" }) => (
  <TextField {...codeOf()} hint={undefined} {...props} autoCapitalize="none" maxLength={40} />
);

export const PhoneCodeField = (props: Props) => (
  <TextField {...codeOf()} {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={40} />
);
