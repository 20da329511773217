import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#say";
import { PostForm } from "../form/post-form";

interface ConfirmDeleteProps {
  /** What is about to be deleted, as in "Delete this notice?". */
  noun: string;
  consequence: string;
  token: string;
  back: string;
  /** What is asked besides. */
  inputs?: ReactNode;
  children: ReactNode;
}

/** The page that asks before anything is deleted: no script's `confirm()`. */
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
        aside={<Link to={back}>{t("Keep it")}</Link>}
      >
        {inputs}
      </PostForm>
    </>
  );
}
