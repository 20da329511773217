import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { t } from "#say";
import type { AttachedFile, Owning } from "~/capabilities/attached-files/attached-file";
import { AttachedFilesField } from "~/capabilities/attached-files/files-field";
import { Button } from "~/ui/form/button";
import type { FormState } from "~/ui/form/fields";

interface FormFiles {
  formKey: string;
  files: AttachedFile[];
}

const PreviewFrames = lazy(() => import("~/previews/preview-frames"));

export function FilesOfForm({ kind, state }: { kind: Owning; state: FormState }) {
  const form = useLoaderData() as FormFiles;
  const answer = useActionData() as Partial<FormFiles> | undefined;
  // A form without a response keeps its files.
  const { formKey, files } = answer && "files" in answer ? (answer as FormFiles) : form;
  return <AttachedFilesField kind={kind} key={formKey} formKey={formKey} shown={files} state={state} />;
}

export function PreviewButton() {
  return (
    <Button name="preview" value="yes" icon="eye">
      {t("Preview")}
    </Button>
  );
}

export function PreviewOfForm() {
  const answer = useActionData() as { preview?: string } | undefined;
  if (!answer?.preview) return null;
  return (
    <Suspense>
      <PreviewFrames src={answer.preview} />
    </Suspense>
  );
}
