import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RecordKind } from "~/content/records/kind";
import { excerpt } from "~/forms/excerpt";
import { ConfirmDelete } from "~/ui/confirm-delete";
import { pageMeta } from "~/ui/page-meta";

/** The title of the page that erases something that a visitor sent. */
export function deleteReceivedMeta(noun: string): MetaFunction {
  return ({ matches, data }) => {
    const name = (data as { name?: string } | undefined)?.name;
    return pageMeta(matches, name ? `Delete ${noun}: ${excerpt(name, 60)}` : `Delete ${noun}`);
  };
}

/**
 * The page that asks before something that a visitor sent is erased.
 * @param words what it is called there, and what erasing it means
 * @param factsOf what is shown of it below its name
 */
export function deleteReceived<Shown extends { name: string }>(
  { pages }: RecordKind,
  words: { noun: string; consequence: string },
  factsOf?: (shown: Shown) => ReactNode,
) {
  return function Delete() {
    const { token, ...shown } = useLoaderData() as Shown & { token: string };
    return (
      <ConfirmDelete {...words} token={token} back={pages.list}>
        <h2>{shown.name}</h2>
        {factsOf?.(shown as unknown as Shown)}
      </ConfirmDelete>
    );
  };
}
