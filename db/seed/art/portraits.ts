import { circle, colour, rect, svg } from "./parts";

export interface Portrait {
  skin: string;
  hair: "short" | "long" | "plaits" | "bun" | "grey" | "bald" | "scarf";
  dress: "uniform" | "sari" | "kurta" | "shirt";
  cloth: string;
  back: string;
  glasses?: boolean;
  beard?: boolean;
}

const dark = "#241812";

function hairBehind({ hair }: Portrait): string {
  if (hair === "long") return `<path d="M300 420 Q270 620 330 720 H630 Q690 620 660 420Z" fill="${dark}"/>`;
  if (hair === "plaits") {
    return `<path d="M310 470 Q270 640 300 820 H345 Q330 640 360 500Z M650 470 Q690 640 660 820 H615 Q630 640 600 500Z" fill="${dark}"/>${circle(322, 800, 22, colour.palash)}${circle(638, 800, 22, colour.palash)}`;
  }
  if (hair === "bun") return circle(480, 232, 74, dark);
  return "";
}

function hairBefore({ hair }: Portrait): string {
  const fill = hair === "grey" ? "#b9b4aa" : dark;
  if (hair === "bald")
    return `<path d="M318 470 Q300 400 330 350 Q322 440 338 480Z M642 470 Q660 400 630 350 Q638 440 622 480Z" fill="${dark}"/>`;
  if (hair === "scarf") {
    return `<path d="M480 232 Q280 240 292 500 Q300 690 360 760 H600 Q660 690 668 500 Q680 240 480 232Z M480 330 Q618 330 618 480 Q610 640 480 660 Q350 640 342 480 Q342 330 480 330Z" fill="#2f6f6a" fill-rule="evenodd"/>`;
  }
  if (hair === "short" || hair === "grey") {
    return `<path d="M318 470 Q296 262 488 260 Q668 268 642 470 Q628 370 560 352 Q440 372 372 346 Q330 380 318 470Z" fill="${fill}"/>`;
  }
  return `<path d="M318 480 Q296 262 480 260 Q664 262 642 480 Q640 372 482 330 Q322 372 318 480Z" fill="${fill}"/>`;
}

function clothes({ dress, cloth, skin }: Portrait): string {
  const shoulders = `M150 1200 Q160 860 360 800 Q480 850 600 800 Q800 860 810 1200Z`;
  if (dress === "uniform") {
    return `<path d="${shoulders}" fill="${colour.white}"/><path d="M362 800 L480 900 L420 960 L336 812Z M598 800 L480 900 L540 960 L624 812Z" fill="#e6e3d8"/><path d="M462 900 H498 L516 1130 L480 1180 L444 1130Z" fill="${cloth}"/>`;
  }
  if (dress === "sari") {
    return `<path d="${shoulders}" fill="${cloth}"/><path d="M360 800 Q480 880 600 800 L560 770 H400Z" fill="${skin}"/><path d="M330 808 Q520 960 700 1200 H520 Q420 980 250 850Z" fill="${colour.marigold}" opacity=".9"/><path d="M318 815 Q505 965 680 1200 H662 Q490 975 300 826Z" fill="${colour.white}" opacity=".7"/>`;
  }
  if (dress === "kurta") {
    return `<path d="${shoulders}" fill="${cloth}"/><path d="M392 792 Q480 850 568 792 L556 836 Q480 880 404 836Z" fill="${colour.deep}" opacity=".35"/>${rect(470, 850, 20, 220, colour.deep)}${circle(480, 900, 8, colour.white)}${circle(480, 960, 8, colour.white)}`;
  }
  return `<path d="${shoulders}" fill="${cloth}"/><path d="M370 796 L480 890 L430 950 L340 812Z M590 796 L480 890 L530 950 L620 812Z" fill="${colour.white}" opacity=".55"/>`;
}

function face({ glasses, beard }: Portrait): string {
  const eye = (x: number) => `<ellipse cx="${x}" cy="492" rx="11" ry="13" fill="${dark}"/>`;
  const brow = (x: number) =>
    `<path d="M${x - 34} 452 Q${x} 436 ${x + 34} 452" stroke="${dark}" stroke-width="9" fill="none" stroke-linecap="round"/>`;
  const frames = glasses
    ? `<g fill="none" stroke="#3b2a20" stroke-width="8"><circle cx="415" cy="494" r="50"/><circle cx="545" cy="494" r="50"/><path d="M465 490 Q480 480 495 490"/></g>`
    : "";
  const hairOnFace = beard
    ? `<path d="M330 520 Q340 690 480 706 Q620 690 630 520 Q612 600 560 606 Q480 580 400 606 Q348 600 330 520Z" fill="${dark}"/>`
    : "";
  return `${hairOnFace}${brow(415)}${brow(545)}${eye(415)}${eye(545)}${frames}<path d="M478 510 Q462 552 484 558" stroke="#000" stroke-opacity=".28" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M430 604 Q480 648 530 604" stroke="${beard ? "#f1d9c6" : "#5d2a20"}" stroke-width="10" fill="none" stroke-linecap="round"/>`;
}

/** Head and shoulders, 960 × 1200. */
export function portrait(look: Portrait): string {
  return svg(
    960,
    1200,
    `${rect(0, 0, 960, 1200, look.back)}${circle(480, 560, 400, "rgba(255,255,255,.28)")}${hairBehind(look)}${rect(410, 640, 140, 190, look.skin, 50)}<path d="M410 700 Q480 770 550 700 V760 Q480 810 410 760Z" fill="#000" opacity=".14"/>${clothes(look)}<ellipse cx="480" cy="490" rx="158" ry="196" fill="${look.skin}"/>${circle(322, 500, 30, look.skin)}${circle(638, 500, 30, look.skin)}${face(look)}${hairBefore(look)}`,
  );
}

const skins = ["#9a6440", "#b97d55", "#7d4c30", "#a8704a", "#c9926a", "#8a5737"];
const backs = ["#f3dcae", "#d5e6d6", "#f0cdb4", "#cfe0e2", "#eadfc6"];
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export function people(): Record<string, Portrait> {
  const all: Record<string, Portrait> = {};
  for (let index = 1; index <= 8; index += 1) {
    const girl = index % 2 === 1;
    all[`topper-${index}`] = {
      skin: pick(skins, index),
      hair: index === 7 ? "scarf" : girl ? pick(["plaits", "long", "plaits"] as const, index) : "short",
      dress: "uniform",
      cloth: colour.leaf,
      back: pick(backs, index),
      glasses: index === 2 || index === 5,
    };
    all[`faculty-${index}`] = {
      skin: pick(skins, index + 2),
      hair: girl
        ? pick(["bun", "long", "bun"] as const, index)
        : pick(["short", "grey", "bald"] as const, index),
      dress: girl ? "sari" : pick(["shirt", "kurta"] as const, index / 2),
      cloth: pick(["#7b2d3b", "#1d5c63", "#5d3a7a", "#8a5a1c", "#2f5d8a"], index),
      back: pick(backs, index + 2),
      glasses: index % 3 === 0,
      beard: index === 4,
    };
    if (index <= 5) {
      all[`parent-${index}`] = {
        skin: pick(skins, index + 4),
        hair: index === 3 ? "scarf" : girl ? "bun" : pick(["grey", "short"] as const, index / 2),
        dress: girl ? "sari" : "shirt",
        cloth: pick(["#a3452c", "#44665a", "#2f6f6a", "#6b5a34", "#8b2f5c"], index),
        back: pick(backs, index + 1),
        beard: index === 2,
      };
    }
  }
  // The principal.
  all["faculty-3"] = {
    skin: "#a8704a",
    hair: "bun",
    dress: "sari",
    cloth: "#0f3d2e",
    back: "#f3dcae",
    glasses: true,
  };
  return all;
}
