import type { ReactNode } from "react";

/** Words in a message that are only heard: `Next<heard> month</heard>`. */
export const heard = { heard: (words: ReactNode) => <span className="sr-only">{words}</span> };
