import { named, number, text, time } from "~/openapi/json-shapes";
import type { Resume } from "./queries.server";

export function resumeToLegacyJson(resume: Resume) {
  return {
    id: resume.id,
    original_name: resume.original_name,
    file_name: resume.file_name,
    file_type: resume.file_type,
    file_size: resume.file_size,
    uploaded_at: resume.uploaded_at,
  };
}

export const resumeShape = named("Resume", {
  id: number(),
  original_name: text(),
  file_name: text("For GET /gdapi/uploads/{file_name}."),
  file_type: text(),
  file_size: number("Bytes."),
  uploaded_at: time(),
});
