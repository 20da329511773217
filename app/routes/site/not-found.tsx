import { notFound } from "~/http/refusal";

/** Any other path: the not-found page of specification section 2, from the root's error boundary. */
export function loader() {
  throw notFound();
}

export function action() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
