import { Form, useLocation, useMatches, useNavigation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { t } from "#say";
import { tokenFieldName } from "~/forms/token-field";
import { canonicalQuery, type PageQuery } from "~/lists/page-query";
import { ErrorSummary } from "./error-summary";

interface PostFormProps {
  id?: string;
  /** One-time token of this rendering; forms that make no record have none. */
  token?: string;
  errors?: Record<string, string> | undefined;
  /** Heads the error summary. */
  problem?: string | undefined;
  /** Stands between the error summary and the form. */
  below?: ReactNode;
  submit: string;
  /** Buttons instead of the one. */
  buttons?: ReactNode;
  /** Another button beside the one. */
  other?: ReactNode;
  /** Shown on the button while a hydrated page sends the form, if that is not usual of what it says. */
  sending?: string;
  tone?: "primary" | "danger";
  /** The button stays in sight while the form is longer than the window. */
  sticky?: boolean;
  /** Beside the button: a way back. */
  aside?: ReactNode;
  action?: string;
  /** The form carries a file. */
  upload?: boolean;
  /** Takes the sending over by `preventDefault`. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children?: ReactNode;
}

const buttonsClass =
  "flex flex-wrap items-center gap-x-6 gap-y-3 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline";

const toneClasses = { primary: "button button-primary", danger: "button bg-danger text-white" };

/**
 * The address of a visitor's page with what it reads from it only: what somebody has hung on to a link comes back in no
 * page. Pages of staff keep the list that they were opened from, and say nothing of it themselves.
 */
function useOwnAddress(): string | undefined {
  const { pathname, search } = useLocation();
  const { id, handle } = useMatches().at(-1) ?? {};
  if (!/^routes\/(site|session)\//.test(id ?? "")) return undefined;
  const { query = {} } = (handle ?? {}) as { query?: PageQuery };
  return pathname + canonicalQuery(new URLSearchParams(search), query);
}

/**
 * The one form of the site: posts to its own URL, shows the error summary on top, and, where the page is
 * hydrated, says that it is being sent and cannot be sent twice.
 */
export function PostForm({
  id,
  token,
  errors,
  problem,
  below,
  submit,
  buttons,
  other,
  sending = submit === t("Save") ? t("Saving…") : t("Sending…"),
  tone = "primary",
  sticky,
  aside,
  action,
  upload,
  onSubmit,
  children,
}: PostFormProps) {
  const navigation = useNavigation();
  const own = useOwnAddress();
  const busy = navigation.state !== "idle" && navigation.formMethod === "POST";
  return (
    <>
      <ErrorSummary errors={errors} heading={problem} />
      {below}
      <Form
        id={id}
        method="post"
        action={action ?? own}
        encType={upload ? "multipart/form-data" : undefined}
        className="form"
        noValidate={Boolean(errors)}
        onSubmit={(event) => {
          // Not while the answer is on the page already: who answers a question at once means it.
          if (navigation.state === "submitting") event.preventDefault();
          else onSubmit?.(event);
        }}
      >
        {token ? <input type="hidden" name={tokenFieldName} value={token} /> : null}
        {children}
        <div
          className={
            sticky ? `${buttonsClass} sticky bottom-0 border-t border-line bg-paper py-2` : buttonsClass
          }
        >
          {buttons ?? (
            <button type="submit" className={toneClasses[tone]} aria-disabled={busy || undefined}>
              {busy ? sending : submit}
            </button>
          )}{" "}
          {other} {aside}
        </div>
      </Form>
    </>
  );
}
