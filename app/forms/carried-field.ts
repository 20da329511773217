/** The sealed fields of a form that was sent before its sender had to prove who they are. */
export const carriedField = "carried_form";
