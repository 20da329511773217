import type { ComponentProps } from "react";
import { TextField } from "./fields";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "autoComplete" | "name" | "label"> &
  Partial<Pick<ComponentProps<typeof TextField>, "name" | "label">>;

const password = { name: "password", label: "Your password", required: true };
const code = {
  name: "code",
  label: "Code from your phone",
  hint: "Six digits. A new one comes every 30 seconds.",
  required: true,
};

/** The password that somebody has already, which the browser may fill in. */
export const OwnPasswordField = (props: Props) => (
  <TextField {...password} {...props} type="password" autoComplete="current-password" />
);

/** A recovery code, or either of the two: letters and digits. */
export const RecoveryCodeField = (props: Props & { autoComplete: "off" | "one-time-code" }) => (
  <TextField {...code} hint={undefined} {...props} autoCapitalize="none" maxLength={40} />
);

/** The six digits that an app on somebody's phone shows. */
export const PhoneCodeField = (props: Props) => (
  <TextField {...code} {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={40} />
);
