import { useActionData, useLoaderData } from "@remix-run/react";

/**
 * What the form of a page shows: what its loader opened it with, or, once it was refused, what was typed and why.
 * @returns `form` of the loader, `problem` of the action, and the one of them that the inputs show as `state`
 */
export function useForm<Loader, Action>() {
  const form = useLoaderData<Loader>();
  const problem = useActionData<Action>();
  return { form, problem, state: problem ?? form };
}
