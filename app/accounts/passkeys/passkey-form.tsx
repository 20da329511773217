import { t } from "#say";
import { Button } from "~/ui/form/button";

export function PasskeyForm({ label }: { label: string }) {
  return (
    <form
      method="post"
      className="mt-4 grid gap-2 border-t border-line pt-4"
      data-enhance="passkey-login"
      data-options="/login/passkey"
      data-unused={t("No passkey was used. Try again, or log in another way.")}
      hidden
    >
      <input type="hidden" name="passkey" value="" />
      <input type="hidden" name="remember" value="" />
      <Button>{label}</Button>
      <p role="status" />
    </form>
  );
}
