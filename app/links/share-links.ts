/** Opens WhatsApp with a text; the sender then chooses a person or group. */
export const whatsappShareLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Opens the phone's messages with a text. */
export const smsShareLink = (text: string): string => `sms:?body=${encodeURIComponent(text)}`;
