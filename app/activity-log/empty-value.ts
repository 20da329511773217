import { t } from "#say";

export const emptyValue = () => t(/* An old or new value, in the activity log. */ "empty");
