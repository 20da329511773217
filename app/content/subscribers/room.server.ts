import { roomForTexts } from "~/limits/room.server";

export const subscriberRoom = roomForTexts("subscribers", ["email"], { count: 20_000, megabytes: 4 });
