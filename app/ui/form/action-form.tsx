import { Form, type FormProps } from "@remix-run/react";
import { createContext, useContext } from "react";
import { tokenFieldName } from "~/forms/token-field";

/** One-time token of the page, for all its forms: a form that is sent twice is saved once. */
export const FormToken = createContext("");

/** A form that saves. Forms with fields use `PostForm`. */
export function ActionForm({ children, ...form }: Omit<FormProps, "method">) {
  return (
    <Form method="post" {...form}>
      <TokenInput />
      {children}
    </Form>
  );
}

/** @param token of the form; default: that of the page */
export function TokenInput({ token }: { token?: string | undefined }) {
  const ofPage = useContext(FormToken);
  const value = token ?? ofPage;
  return value ? <input type="hidden" name={tokenFieldName} value={value} /> : null;
}
