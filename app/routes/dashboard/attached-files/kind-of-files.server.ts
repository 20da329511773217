import type { KindWithFiles } from "~/content/records/kind";
import { allKinds } from "~/content/records/registry";
import { notFound } from "~/http/refusal";

export function findKindOfFiles(request: Request): KindWithFiles {
  const { pathname } = new URL(request.url);
  const kind = allKinds.find(({ files }) => files && `${pathname}/`.startsWith(`${files.form}/`));
  if (!kind?.files) throw notFound();
  return kind as KindWithFiles;
}
