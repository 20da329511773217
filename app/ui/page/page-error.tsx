import type { MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { t } from "#say";
import type { FrameData } from "../frame/frame-data";
import { useDocumentFacts } from "./document-context";
import { ErrorPage, errorHeading } from "./error-page";
import { pageMeta } from "./page-meta";

/** The title of a page that failed, or whose form was refused; of a page that did not, its own one follows. */
export const errorMeta: MetaFunction = ({ matches, error }) => {
  if (!error) return pageMeta(matches, "");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return pageMeta(matches, status === 404 ? t("Page not found") : errorHeading(status));
};

/** The `ErrorBoundary` of layouts: the words of a failure, instead of the page. */
export function PageError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { requestId, unavailable, posted } = useDocumentFacts();
  const own = useRouteLoaderData<FrameData>("root")?.notFound;
  const status = isRouteErrorResponse(error) ? error.status : unavailable ? 503 : 500;
  const words: unknown = isRouteErrorResponse(error) ? error.data?.message : unavailable;
  return (
    <ErrorPage
      status={status}
      words={status === 404 ? own : typeof words === "string" ? words : undefined}
      requestId={status >= 500 ? requestId : undefined}
      staff={/^\/dashboard\b/.test(pathname)}
      form={posted && ![404, 405].includes(status) ? pathname : undefined}
    />
  );
}
