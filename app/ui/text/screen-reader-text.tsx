import type { ReactNode } from "react";

/** Screen-reader text in a message: `Next<heard> month</heard>`. */
export const srOnly = { heard: (words: ReactNode) => <span className="sr-only">{words}</span> };
