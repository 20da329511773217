/** Drawing blocks of the sample pictures: each returns SVG for a scene of 1200 × 900 units unless it says otherwise. */
export const colour = {
  sky: "#cfe6e4",
  dusk: "#fbd9a0",
  hill: "#7fae8b",
  leaf: "#2f7a4d",
  deep: "#0f3d2e",
  earth: "#b5653a",
  sand: "#e9d3ae",
  wall: "#f4e7cf",
  brick: "#c9744a",
  palash: "#e8622a",
  marigold: "#f2a51a",
  white: "#fffdf6",
  ink: "#1d2a24",
  water: "#7fb9c4",
};

/** Numbers that look random and are the same at each run. */
export function numbers(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.abs(state) / 4294967296;
  };
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const at = (x: number, y: number, scale: number, inner: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;

export function sky(from = colour.sky, to = "#f7efdc"): string {
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>${rect(0, 0, 1600, 900, "url(#sky)")}`;
}

export const hills = (y: number, fill = colour.hill) =>
  `<path d="M0 ${y} Q260 ${y - 110} 560 ${y - 20} T1100 ${y - 50} T1600 ${y - 20} V900 H0Z" fill="${fill}"/>`;

export const ground = (y: number, fill = colour.sand) =>
  `<path d="M0 ${y} Q700 ${y - 30} 1600 ${y + 10} V900 H0Z" fill="${fill}"/>`;

/** A palash tree in flower, standing on (0, 0), about 420 high. */
export function palash(seed: number): string {
  const next = numbers(seed);
  const crowns = Array.from({ length: 26 }, () => {
    const angle = next() * Math.PI * 2;
    const far = Math.sqrt(next()) * 130;
    const fill =
      [colour.palash, "#f07f3c", "#d9501f", colour.marigold][Math.floor(next() * 4)] ?? colour.palash;
    return circle(Math.cos(angle) * far * 1.25, -310 + Math.sin(angle) * far * 0.8, 26 + next() * 22, fill);
  });
  return `<path d="M-12 0 Q-6 -120 -40 -230 L-22 -238 Q0 -180 6 -150 Q20 -200 52 -246 L66 -236 Q24 -150 20 0Z" fill="#5b3a26"/>${crowns.join("")}`;
}

/** A leafy tree, standing on (0, 0). */
export function sal(seed: number): string {
  const next = numbers(seed);
  const leaves = Array.from({ length: 12 }, () =>
    circle(
      (next() - 0.5) * 190,
      -250 - next() * 150,
      46 + next() * 26,
      ["#2f7a4d", "#3c8f5c", "#256b41"][Math.floor(next() * 3)] ?? colour.leaf,
    ),
  );
  return `${rect(-11, -230, 22, 230, "#5b3a26")}${leaves.join("")}`;
}

/** The school's main building, 760 wide, standing on (0, 0). */
export function school(): string {
  const windows = Array.from({ length: 7 }, (_, index) => {
    const x = 42 + index * 102;
    return [-300, -160]
      .map(
        (y) =>
          `${rect(x, y, 64, 88, "#35584a", 32)}${rect(x, y + 40, 64, 48, "#35584a")}${rect(x + 29, y, 6, 88, colour.wall)}`,
      )
      .join("");
  });
  return `${rect(-20, -350, 800, 22, colour.brick)}${rect(0, -330, 760, 330, colour.wall)}${rect(0, -196, 760, 14, colour.brick)}${windows.join("")}
${rect(300, -410, 160, 410, "#efdcb8")}<path d="M280 -410 L380 -480 L480 -410Z" fill="${colour.brick}"/>${circle(380, -432, 20, colour.white)}
<path d="M330 0 V-120 Q380 -180 430 -120 V0Z" fill="${colour.deep}"/>${rect(-20, -14, 800, 14, "#d8bf90")}`;
}

const skins = ["#8d5a3b", "#a66a45", "#75452c", "#b97d55", "#c68d63"];

interface PersonLook {
  seed: number;
  girl?: boolean;
  shirt?: string;
  lower?: string;
  arm?: "up" | "both" | "down";
  pose?: "stand" | "run" | "sit";
  /** Seen from behind. */
  away?: boolean;
}

const limb = (way: string, fill: string, width: number) =>
  `<path d="${way}" stroke="${fill}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

function armsOf({ arm, pose }: PersonLook, skin: string): string {
  const left = "M-22 -124 Q-38 -96 -34 -72";
  const right = "M22 -124 Q38 -96 34 -72";
  const raised = "M22 -124 Q48 -150 46 -190";
  if (pose === "run")
    return limb("M22 -122 L46 -102 L64 -124", skin, 13) + limb("M-22 -122 L-46 -104 L-40 -74", skin, 13);
  if (arm === "both") return limb(raised, skin, 13) + limb("M-22 -124 Q-48 -150 -46 -190", skin, 13);
  return limb(arm === "up" ? raised : right, skin, 13) + limb(left, skin, 13);
}

function legsOf({ girl, pose }: PersonLook, skin: string, lower: string): string {
  if (pose === "sit") return `<path d="M-46 -52 Q-50 -86 0 -86 Q50 -86 46 -52Z" fill="${lower}"/>`;
  const skirt = `<path d="M-26 -74 H26 L36 -32 H-36Z" fill="${lower}"/>`;
  const shoes = `${rect(-20, -6, 16, 8, colour.ink, 4)}${rect(4, -6, 16, 8, colour.ink, 4)}`;
  if (pose === "run") {
    const cloth = girl ? skin : lower;
    const legs =
      limb("M6 -74 L34 -50 L40 -16", cloth, girl ? 12 : 19) +
      limb("M-6 -74 L-22 -40 L-56 -34", cloth, girl ? 12 : 19);
    return `${legs}${rect(34, -14, 20, 8, colour.ink, 4)}${rect(-70, -40, 9, 18, colour.ink, 4)}${girl ? skirt : ""}`;
  }
  return girl
    ? `${skirt}${rect(-17, -34, 11, 30, skin)}${rect(6, -34, 11, 30, skin)}${shoes}`
    : `${rect(-22, -76, 20, 72, lower)}${rect(2, -76, 20, 72, lower)}${shoes}`;
}

/** A pupil of about 190 high, standing, or sitting, on (0, 0). */
export function pupil(given: PersonLook): string {
  const {
    seed,
    shirt = colour.white,
    lower = colour.leaf,
    arm = "down",
    pose = "stand",
    away = false,
  } = given;
  const girl = given.girl ?? seed % 2 === 0;
  const skin = skins[seed % skins.length] ?? "#8d5a3b";
  const plaits = girl ? "L31 -120 L21 -124 L20 -165 H-20 L-21 -124 L-31 -120Z" : "";
  const nape = girl
    ? "M-27 -160 Q-30 -200 0 -200 Q30 -200 27 -160 L30 -112 Q0 -98 -30 -112Z"
    : "M-26 -164 Q-30 -202 2 -202 Q30 -200 25 -164 Q14 -138 -14 -142Z";
  const front = girl
    ? `M-27 -160 Q-30 -200 0 -200 Q30 -200 27 -160 ${plaits}`
    : "M-26 -164 Q-30 -202 2 -202 Q30 -200 25 -164 Q16 -182 -4 -180 Q-18 -180 -26 -164Z";
  const tie = away ? "" : `<path d="M-4 -134 L4 -134 L6 -96 L0 -88 L-6 -96Z" fill="${colour.leaf}"/>`;
  const drawn = `${armsOf({ seed, arm, pose }, skin)}${legsOf({ seed, girl, pose }, skin, lower)}<path d="M-27 -130 Q0 -142 27 -130 L25 -72 H-25Z" fill="${shirt}"/>${tie}${rect(-8, -146, 16, 16, skin)}${circle(0, -166, 24, skin)}<path d="${away ? nape : front}" fill="#241812"/>`;
  return pose === "sit" ? at(0, 52, 1, drawn) : drawn;
}

/** A row of pupils along a line. */
export function row(
  count: number,
  x: number,
  y: number,
  step: number,
  scale: number,
  look: Partial<PersonLook> = {},
): string {
  return Array.from({ length: count }, (_, index) =>
    at(
      x + index * step,
      y + (index % 2) * 6,
      scale,
      pupil({ seed: index * 3 + 1 + (look.seed ?? 0), ...look, girl: (index + (look.seed ?? 0)) % 2 === 0 }),
    ),
  ).join("");
}

/** A bench with its desk, 220 wide, standing on (0, 0). */
export const desk = (top = "#a8693d") =>
  `${rect(0, -96, 220, 16, top, 4)}${rect(14, -80, 12, 80, "#6d4426")}${rect(194, -80, 12, 80, "#6d4426")}`;

/** The inside of a room: wall, floor and a frieze. */
export const room = (wall: string, floor = "#d9b98a") =>
  `${rect(0, 0, 1600, 900, wall)}${rect(0, 640, 1600, 260, floor)}${rect(0, 626, 1600, 16, "#8a5a35")}`;

export const svg = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;
