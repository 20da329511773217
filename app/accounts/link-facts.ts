export const linkHours = 24;
