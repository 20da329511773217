import { t } from "#say";

/** Stands for a value that was or is empty. */
export const emptyValue = () => t(/* An old or new value, in the activity log. */ "empty");
