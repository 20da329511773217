import type { ReactNode } from "react";
import { t } from "#say";
import { CancelLink } from "../form/cancel-link";
import { PostForm } from "../form/post-form";

interface ConfirmDeleteProps {
  noun: string;
  consequence: string;
  token: string;
  back: string;
  inputs?: ReactNode;
  children: ReactNode;
}

export function ConfirmDelete({ noun, consequence, token, back, inputs, children }: ConfirmDeleteProps) {
  return (
    <>
      <h1>{t("Delete this {noun}?", { noun })}</h1>
      <section className="panel">{children}</section>
      <p>{consequence}</p>
      <PostForm
        token={token}
        tone="danger"
        submit={t("Delete {noun}", { noun })}
        sending={t("Deleting…")}
        aside={<CancelLink to={back} label={t("Keep it")} />}
      >
        {inputs}
      </PostForm>
    </>
  );
}
