import { notFound } from "~/http/refusal";

/** Shows the not-found page of specification section 2 through the root's error boundary. */
export function loader() {
  throw notFound();
}

export function action() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
