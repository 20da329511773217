import { t } from "#say";
import { type DiskSpace, isAlmostFull } from "~/files/disk-space.server";
import { fileSize } from "~/text/file-size";
import type { Todo } from "../overview/todo";

/** Warning for an almost full disk; none if the free space is unknown. */
export function diskTodos(disk: DiskSpace | undefined): Todo[] {
  if (!disk || !isAlmostFull(disk)) return [];
  return [
    {
      words: t(
        "The server's disk is almost full: {size} are left. When it is full, nothing can be saved. Delete old photos and documents and empty the trash, or ask the person who looks after the server.",
        { size: fileSize(disk.free) },
      ),
      link: { label: t("Look into the trash"), to: "/dashboard/trash" },
    },
  ];
}
