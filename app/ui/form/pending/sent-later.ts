/** Marks a form that a script sends later and keeps: without a session it gets status 401 and no saved draft. */
export const sentLaterHeader = "X-Sent-Later";
