import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { t } from "#say";
import { withReturnPath } from "~/forms/return-path";
import type { FrameData } from "../frame/frame-data";

interface EditLinkProps {
  to: string;
  /** Screen-reader text: the edited thing. */
  of: string;
}

export function EditLink({ to, of }: EditLinkProps) {
  const staff = useRouteLoaderData<FrameData>("root")?.staff;
  const { pathname, search } = useLocation();
  if (!staff) return null;
  return (
    <>
      {" "}
      <a
        className="relative inline-flex min-h-9 flex-none items-center rounded-md border border-line bg-sheet px-2.5 font-sans text-sm font-semibold text-link print:hidden"
        href={withReturnPath(to, pathname + search)}
      >
        {t("Edit")}
        <span className="sr-only">{` ${of}`}</span>
      </a>
    </>
  );
}
