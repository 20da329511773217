/** Characters. A longer text breaks the links of some phones. */
export const replyTemplateLimits = { name: 60, text: 1000 } as const;

/** More texts than anybody chooses among. */
export const mostReplyTemplates = 30;
