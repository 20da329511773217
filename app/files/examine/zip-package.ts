import { unzipSync } from "fflate";
import { TableRefusedError } from "~/spreadsheets/sheet";
import type { Budget } from "./budget";

/** Bytes of all parts that are read, unpacked: ten thousand rows have a few megabytes. */
const maxUnpackedBytes = 24 * 1024 * 1024;

export interface ZipPackage {
  names: string[];
  read(path: string): string | undefined;
}

/** Some programs write `\` between folders, which Excel opens too. */
const plainPath = (path: string) => path.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();

/** Reads parts of an office file as text. */
export function openPackage(bytes: Uint8Array, budget: Budget): ZipPackage {
  let unpacked = 0;
  const names: string[] = [];
  const list = (name: string) => {
    names.push(name);
    return false;
  };
  unzipSync(bytes, { filter: ({ name }) => list(name) });
  return {
    names: names.map(plainPath),
    read(path) {
      const name = names.find((each) => plainPath(each) === plainPath(path));
      if (name === undefined) return undefined;
      const found = unzipSync(bytes, {
        filter: (file) => {
          if (file.name !== name) return false;
          unpacked += file.originalSize;
          if (unpacked > maxUnpackedBytes) throw new TableRefusedError("large");
          return true;
        },
      })[name];
      budget.charge(found?.length ?? 0);
      return found && new TextDecoder().decode(found);
    },
  };
}
