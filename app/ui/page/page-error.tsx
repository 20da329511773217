import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { t } from "#say";
import type { FrameData } from "../frame/frame-data";
import { useDocumentProps } from "./document-context";
import { describeError } from "./error-details";
import { ErrorPage, errorHeading } from "./error-page";
import { titled } from "./page-meta";

/** Title of an error page; other pages override it. */
export const errorMeta = titled((_, { error }) => {
  if (!error) return "";
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 ? t("Page not found") : errorHeading(status);
});

export function PageError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { requestId, unavailable, posted } = useDocumentProps();
  const own = useRouteLoaderData<FrameData>("root")?.notFound;
  const status = isRouteErrorResponse(error) ? error.status : unavailable ? 503 : 500;
  const words: unknown = isRouteErrorResponse(error) ? error.data?.message : unavailable;
  return (
    <>
      {import.meta.env.DEV && !isRouteErrorResponse(error) ? <DeveloperDetails error={error} /> : null}
      <ErrorPage
        status={status}
        words={status === 404 ? own : typeof words === "string" ? words : undefined}
        requestId={status >= 500 ? requestId : undefined}
        staff={/^\/dashboard\b/.test(pathname)}
        form={posted && ![404, 405].includes(status) ? pathname : undefined}
      />
    </>
  );
}

/** Says in development what production only logs. */
function DeveloperDetails({ error }: { error: unknown }) {
  const { message, place, trace } = describeError(error);
  return (
    <div className="shell grid gap-2 pt-6" lang="en" dir="ltr">
      <p className="text-xl font-bold">{message}</p>
      <p>
        <code>{place}</code>
      </p>
      <pre className="overflow-x-auto text-sm">{trace}</pre>
    </div>
  );
}
