/** Said on pages of staff, in the order of the alphabet. */
export const staffMessagesOfPages = {
  April: "The month.",
  August: "The month.",
  December: "The month.",
  February: "The month.",
  January: "The month.",
  July: "The month.",
  June: "The month.",
  March: "The month.",
  May: "The month.",
  November: "The month.",
  October: "The month.",
  September: "The month.",
  "For your account alone. What the school writes stays as it is.": "",
  "Language of the dashboard": "",
  "The dashboard is in English now.": "Say the name of the language of these words in the place of English.",
} as const satisfies Record<string, string>;
