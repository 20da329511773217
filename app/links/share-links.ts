/** Opens WhatsApp with a text; the sender then chooses a person or group. */
export const whatsappShareLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Opens the app at once, for secrets: the address of `whatsappShareLink` reaches a server of WhatsApp's. */
export const whatsappAppLink = (text: string): string => `whatsapp://send?text=${encodeURIComponent(text)}`;

/** Opens the phone's messages with a text. */
export const smsShareLink = (text: string): string => `sms:?body=${encodeURIComponent(text)}`;
