import { roomForTexts } from "~/limits/room.server";

export const takeDownRoom = roomForTexts("take_downs", ["reason", "name", "phone", "email"], {
  count: 5_000,
  megabytes: 8,
});
