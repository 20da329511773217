import type { ComponentProps, ReactNode } from "react";
import { t } from "#say";
import { CancelLink } from "~/ui/form/cancel-link";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import type { PhotoUpload } from "./photo-upload";

interface PhotoUploadFormProps {
  form: ComponentProps<typeof Restored>["form"] & { token: string };
  upload: PhotoUpload;
  errors: Record<string, string> | undefined;
  failure: string;
  back: string;
  children: ReactNode;
}

export function PhotoUploadForm({ form, upload, errors, failure, back, children }: PhotoUploadFormProps) {
  return (
    <>
      <Restored form={form} when={!errors} />
      <PostForm
        upload
        token={form.token}
        errors={errors}
        problem={failure}
        submit={upload.submitLabel ?? t("Save")}
        sending={t("Uploading…")}
        onSubmit={upload.send}
        aside={<CancelLink to={back} label={describeWayOut(upload)} />}
      >
        {children}
      </PostForm>
    </>
  );
}

function describeWayOut({ sending, someArrived }: PhotoUpload): string {
  if (sending) return t("Stop sending");
  return someArrived ? t("Done") : t("Cancel");
}
