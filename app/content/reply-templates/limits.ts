/** Longer texts break links on some phones. */
export const replyTemplateLimits = { name: 60, text: 1000 } as const;

export const maxReplyTemplates = 30;
