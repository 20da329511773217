import { useActionData, useLoaderData } from "@remix-run/react";

/** Returns `form` of the loader, `problem` of the action, and as `state` the one that inputs show. */
export function useForm<Loader, Action>() {
  const form = useLoaderData<Loader>();
  const problem = useActionData<Action>();
  return { form, problem, state: problem ?? form };
}
