import { resolve } from "node:path";
import type { Config } from "~/config.server";
import { openUploadsBucket } from "../bucket/place.server";
import { createBucketStore } from "../bucket/store.server";
import { createFileStore, type FileStore } from "./store.server";
import { folderPlace, type UploadPlace } from "./upload-place.server";

export type UploadsConfig = Pick<Config, "uploadsDir"> & Partial<Pick<Config, "uploadsBucket">>;

export function openStore({ uploadsDir, uploadsBucket }: UploadsConfig): FileStore {
  return uploadsBucket ? createBucketStore({ uploadsDir, uploadsBucket }) : createFileStore(uploadsDir);
}

/** Opens the place of the uploads without creating anything. */
export function openUploadPlace({ uploadsDir, uploadsBucket }: UploadsConfig): UploadPlace {
  return uploadsBucket ? openUploadsBucket(uploadsBucket) : folderPlace(resolve(uploadsDir));
}
