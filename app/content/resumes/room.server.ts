import { sql } from "kysely";
import type { Room } from "~/limits/room.server";

/** A school receives some hundreds a year, about half a megabyte each. */
export const resumeRoom: Room = { table: "resumes", count: 2000, bytes: 2 * 1024 ** 3, size: sql`file_size` };
