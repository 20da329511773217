import { at, circle, colour, ground, hills, numbers, palash, rect, sal, school, sky } from "./parts";

/** What several scenes have: the school in its grounds, the pitch, a wall of books. */
export const campus = (x: number, seed: number) =>
  `${sky()}${circle(1050, 190, 70, "#fbe3ad")}${hills(560)}${ground(640)}${at(x, 700, 0.95, school())}${at(x - 90, 720, 1, palash(seed))}${at(x + 860, 730, 1.15, palash(seed + 3))}${ground(770, colour.earth)}`;

export const field = (top = colour.sky) =>
  `${sky(top)}${hills(470)}${at(120, 520, 0.6, sal(2))}${at(1080, 530, 0.7, sal(5))}${ground(520, "#7fb06f")}<path d="M-50 900 L420 540 H780 L1300 900" fill="none" stroke="#fffdf6" stroke-width="8" opacity=".7"/>`;

export const ball = (x: number, y: number) =>
  `${circle(x, y, 22, colour.white)}${circle(x, y, 8, colour.ink)}`;

export const shelves = () => {
  const next = numbers(9);
  const fills = [colour.brick, colour.leaf, colour.marigold, "#2f5d8a", "#7b2d3b", "#e9d3ae"];
  return [0, 1, 2, 3]
    .map((line) => {
      const y = 90 + line * 130;
      const books = Array.from({ length: 34 }, (_, index) => {
        const height = 70 + next() * 34;
        return rect(
          90 + index * 30,
          y + 110 - height,
          24,
          height,
          fills[Math.floor(next() * fills.length)] ?? colour.leaf,
          2,
        );
      });
      return `${books.join("")}${rect(70, y + 110, 1060, 14, "#8a5a35")}`;
    })
    .join("");
};

export const flask = (fill: string) =>
  `<path d="M-14 -130 H14 V-84 L52 -10 Q54 0 42 0 H-42 Q-54 0 -52 -10 L-14 -84Z" fill="#fffdf6" opacity=".85"/><path d="M-36 -42 H36 L52 -10 Q54 0 42 0 H-42 Q-54 0 -52 -10Z" fill="${fill}"/>${rect(-20, -138, 40, 10, "#fffdf6", 4)}`;
