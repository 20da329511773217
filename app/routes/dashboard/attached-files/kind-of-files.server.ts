import { notFound } from "~/http/refusal";
import type { KindWithFiles } from "~/kinds/kind";
import { allKinds } from "~/kinds/registry";

export function findKindOfFiles(request: Request): KindWithFiles {
  const { pathname } = new URL(request.url);
  const kind = allKinds.find(({ files }) => files && `${pathname}/`.startsWith(`${files.form}/`));
  if (!kind?.files) throw notFound();
  return kind as KindWithFiles;
}
