import { Form, useActionData, useLoaderData, useLocation, useMatches, useNavigation } from "@remix-run/react";
import { type FormEvent, lazy, type ReactNode, Suspense } from "react";
import { t } from "#say";
import { canonicalQuery, type PageQuery } from "~/lists/page-query";
import { TokenInput } from "./action-form";
import { Button } from "./button";
import { ErrorSummary } from "./error-summary";
import { type SentLater, usePending } from "./pending/use-pending";
import { useTypedText } from "./typed-text/use-typed-text";

const RestoredText = lazy(() => import("./typed-text/restored-text"));

/** Returns `form` of the loader, `problem` of the action, and as `state` the one that inputs show. */
export function useForm<Loader, Action>() {
  const form = useLoaderData<Loader>();
  const problem = useActionData<Action>();
  return { form, problem, state: problem ?? form };
}

interface PostFormProps {
  id?: string;
  /** One-time token; default: that of the page. */
  token?: string;
  errors?: Record<string, string> | undefined;
  problem?: string | undefined;
  below?: ReactNode;
  submit: string;
  buttons?: ReactNode;
  other?: ReactNode;
  /** Button label while sending, if not the default. */
  sending?: string;
  tone?: "primary" | "danger";
  /** Keeps the button visible in long forms. */
  sticky?: boolean;
  /** Links after the buttons; below the bar of a sticky form. */
  aside?: ReactNode;
  /** Fields and links on the right of the others in wide windows. */
  beside?: ReactNode;
  action?: string;
  upload?: boolean;
  /** Lets the form wait on the phone if there is no connection. */
  later?: SentLater | undefined;
  /** Can take over by `preventDefault`. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children?: ReactNode;
}

const buttonsClass =
  "flex flex-wrap items-center gap-y-3 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline";

/** One line: long labels wrap within their buttons. */
const barClass =
  "sticky bottom-0 z-10 flex items-center gap-x-3 border-t border-line bg-paper py-2 sm:gap-x-6 max-sm:[&_.button]:min-w-0 max-sm:[&_.button]:px-3 max-sm:[&_.button]:leading-tight";

/** Declared parameters only; staff pages keep the list's query. */
function useOwnAddress(): string | undefined {
  const { pathname, search } = useLocation();
  const { id, handle } = useMatches().at(-1) ?? {};
  if (!/^routes\/(site|session)\//.test(id ?? "")) return undefined;
  const { query = {} } = (handle ?? {}) as { query?: PageQuery };
  return pathname + canonicalQuery(new URLSearchParams(search), query);
}

/** Prevents double submission on hydrated pages. */
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
  beside,
  action,
  upload,
  later,
  onSubmit,
  children,
}: PostFormProps) {
  const navigation = useNavigation();
  const own = useOwnAddress();
  const typed = useTypedText(id);
  const pend = usePending(later);
  const busy = navigation.state !== "idle" && navigation.formMethod === "POST";
  return (
    <>
      {typed.isKept ? (
        // Present before its text, which screen readers then announce.
        <div aria-live="polite" className="empty:absolute">
          {typed.restored ? (
            <Suspense>
              <RestoredText {...typed.restored} discard={typed.discard} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      <ErrorSummary errors={errors} heading={problem} />
      {below}
      <Form
        ref={typed.form}
        data-typed-text={typed.isKept ? "" : undefined}
        id={id}
        method="post"
        action={action ?? own}
        encType={upload ? "multipart/form-data" : undefined}
        className={beside ? "form xl:max-w-none" : "form"}
        noValidate={Boolean(errors)}
        onSubmit={(event) => {
          // Allow answering a question immediately after the response.
          if (navigation.state === "submitting") event.preventDefault();
          else if (!pend(event)) onSubmit?.(event);
          if (!event.defaultPrevented) typed.onSent();
        }}
      >
        <TokenInput token={token} />
        {beside ? (
          <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start xl:gap-x-8">
            <div className="grid min-w-0 gap-5">{children}</div>
            <div className="grid min-w-0 gap-3 xl:pt-7">{beside}</div>
          </div>
        ) : (
          children
        )}
        <div className={sticky ? barClass : `${buttonsClass} gap-x-6`}>
          {buttons ?? (
            <Button variant={tone} aria-disabled={busy || undefined}>
              {busy ? sending : submit}
            </Button>
          )}{" "}
          {other} {sticky ? null : aside}
        </div>
        {sticky && aside ? <div className={`${buttonsClass} gap-x-6`}>{aside}</div> : null}
      </Form>
    </>
  );
}
