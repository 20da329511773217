const types: Record<string, string> = {
  pdf: "application/pdf",
  webm: "audio/webm",
  ogg: "audio/ogg",
  m4a: "audio/mp4",
};

/** Media type of a stored document or recording, by its extension. */
export function documentType(name: string): string {
  return types[name.replace(/^.*\./, "")] ?? "application/octet-stream";
}
