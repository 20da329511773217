import * as facilities from "./facility-scenes";
import {
  at,
  circle,
  colour,
  desk,
  ground,
  hills,
  numbers,
  palash,
  pupil,
  rect,
  room,
  row,
  sal,
  school,
  sky,
} from "./parts";
import { ball, campus, flask, shelves } from "./scene-parts";

/** A scene is drawn 1200 × 900; wide ones are 1600 × 900. */
export type Scene = () => string;

const laboratory = (seed: number) => {
  const colours = [colour.palash, colour.leaf, colour.marigold, "#2f5d8a"];
  return `${room("#dcebe4")}${rect(120, 110, 420, 250, "#35584a", 8)}<path d="M180 300 L260 180 L330 260 L420 160 L480 240" stroke="#f2e7c9" stroke-width="8" fill="none"/>${rect(660, 90, 420, 230, "#bfe0e4", 8)}${row(3, 300, 650, 290, 1.5, { seed })}${rect(60, 560, 1080, 34, "#8a5a35", 6)}${rect(90, 594, 1020, 180, "#b98a5c")}${[0, 1, 2, 3].map((index) => at(180 + index * 280, 560, 0.8, flask(colours[(index + seed) % 4] ?? colour.leaf))).join("")}`;
};

const computers = (seed: number) =>
  `${room("#e7e3d2", "#c9b48d")}${rect(160, 80, 880, 260, colour.white, 12)}${rect(190, 110, 400, 24, colour.leaf, 8)}${rect(190, 160, 620, 16, "#c8d8cc", 8)}${rect(190, 200, 540, 16, "#c8d8cc", 8)}${[
    0, 1, 2,
  ]
    .map((index) => {
      const x = 120 + index * 350;
      return `${at(x + 130, 640, 1.35, pupil({ seed: seed + index }))}${at(x, 720, 1.2, desk())}${rect(x + 70, 500, 150, 100, colour.ink, 8)}${rect(x + 80, 510, 130, 80, ["#8fd0c4", "#f5c25a", "#9ec5e8"][index] ?? "#8fd0c4", 4)}${rect(x + 132, 600, 24, 12, colour.ink)}`;
    })
    .join("")}`;

const classroom = (seed: number) =>
  `${room("#efe6cf")}${rect(240, 90, 720, 300, "#24493b", 10)}<circle cx="420" cy="230" r="70" fill="none" stroke="#f2e7c9" stroke-width="6"/><path d="M600 300 H860 M600 250 H800 M600 200 H840" stroke="#f2e7c9" stroke-width="8"/>${at(1040, 640, 1.9, pupil({ seed: seed + 1, girl: true, shirt: "#7b2d3b", lower: "#7b2d3b", arm: "up" }))}${row(4, 170, 700, 220, 1.3, { seed })}${[0, 1, 2, 3].map((index) => at(70 + index * 220, 760, 0.95, desk())).join("")}`;

const easel = (x: number, paint: string) =>
  `<path d="M${x} 760 L${x + 90} 420 L${x + 180} 760" stroke="#6d4426" stroke-width="14" fill="none"/>${rect(x - 10, 440, 210, 240, colour.white)}${paint}`;

const studio = (seed: number) =>
  `${room("#f3e3cf")}${rect(90, 90, 220, 160, "#cfe6e4")}${circle(200, 180, 46, colour.marigold)}${rect(880, 90, 220, 160, colour.white)}${at(990, 240, 0.32, palash(seed))}${easel(180, at(285, 660, 0.42, palash(seed + 2)))}${easel(640, `${rect(660, 470, 150, 180, "#cfe6e4")}${circle(735, 540, 40, colour.palash)}${rect(660, 590, 150, 60, colour.leaf)}`)}${at(460, 790, 1.6, pupil({ seed, arm: "up" }))}${at(930, 790, 1.6, pupil({ seed: seed + 1, arm: "up" }))}`;

const drum = (x: number, y: number, r: number) =>
  `${rect(x - r, y - r * 1.3, r * 2, r * 1.4, "#8a4a2a", 26)}<ellipse cx="${x}" cy="${y - r * 1.3}" rx="${r}" ry="${r * 0.35}" fill="#f1e3c8"/><ellipse cx="${x}" cy="${y - r * 1.3}" rx="${r * 0.4}" ry="${r * 0.15}" fill="${colour.ink}"/>`;

const music = (seed: number) =>
  `${room("#eadccb", "#b4794c")}${rect(120, 100, 300, 200, "#d5b98c", 10)}<path d="M220 250 V150 L330 130 V230" stroke="${colour.deep}" stroke-width="12" fill="none"/>${circle(204, 250, 22, colour.deep)}${circle(314, 232, 22, colour.deep)}${row(4, 230, 740, 250, 1.7, { seed, arm: "up" })}${drum(330, 830, 70)}${drum(500, 840, 58)}${rect(700, 740, 260, 90, "#6d4426", 8)}${Array.from({ length: 12 }, (_, index) => rect(712 + index * 20, 750, 16, 50, colour.white)).join("")}`;

const stage = (seed: number, cloth = "#7b2d3b") =>
  `${rect(0, 0, 1600, 900, "#2a1c2e")}<path d="M0 0 H1600 V140 Q1400 210 1200 140 Q1000 210 800 140 Q600 210 400 140 Q200 210 0 140Z" fill="${cloth}"/>${rect(0, 690, 1600, 210, "#8a5a35")}${rect(0, 690, 1600, 16, colour.marigold)}<path d="M300 120 L60 700 H520Z M1000 120 L760 700 H1220Z" fill="#fff3c9" opacity=".16"/>${[0, 1, 2, 3, 4].map((index) => at(240 + index * 190, 780, 1.9, pupil({ seed: seed + index, girl: true, shirt: [colour.palash, colour.marigold, "#c2367a"][index % 3] ?? colour.palash, lower: [colour.marigold, colour.leaf, colour.palash][index % 3] ?? colour.leaf, arm: "up" }))).join("")}`;

const reading = (seed: number) =>
  `${room("#efe2c6")}${shelves()}${rect(140, 700, 920, 120, colour.brick, 60)}${row(5, 240, 800, 180, 1.25, { seed })}${[0, 1, 2, 3, 4].map((index) => `<path d="M${205 + index * 180} 700 l35 -14 l35 14 v26 l-35 -12 l-35 12Z" fill="#fffdf6"/>`).join("")}`;

const pool = () =>
  `${sky()}${hills(420)}${ground(460, colour.sand)}<path d="M120 560 H1080 L1260 860 H-60Z" fill="${colour.water}"/><path d="M120 560 H1080 L1100 594 H100Z" fill="#fffdf6"/>${[0, 1, 2].map((index) => `<path d="M${330 + index * 260} 600 L${250 + index * 330} 860" stroke="${[colour.palash, colour.white, colour.marigold][index]}" stroke-width="8" stroke-dasharray="30 18"/>`).join("")}${circle(420, 720, 30, "#8d5a3b")}${circle(760, 680, 26, "#a66a45")}<path d="M360 740 q60 -26 120 0 M710 700 q50 -20 100 0" stroke="#fffdf6" stroke-width="8" fill="none"/>${at(170, 540, 0.8, sal(4))}`;

const gym = (seed: number) =>
  `${sky()}${hills(430)}${ground(480, "#8fbf7d")}${rect(200, 330, 16, 420, colour.deep)}${rect(560, 330, 16, 420, colour.deep)}${rect(200, 330, 376, 16, colour.deep)}${at(390, 640, 1.4, pupil({ seed, arm: "up" }))}${rect(720, 560, 300, 18, colour.palash)}${rect(740, 578, 14, 180, colour.deep)}${rect(990, 578, 14, 180, colour.deep)}${row(2, 800, 790, 180, 1.4, { seed: seed + 1, arm: "up" })}`;

const rain = () => {
  const next = numbers(3);
  const drops = Array.from({ length: 70 }, () => {
    const x = next() * 1250;
    const y = next() * 800;
    return `M${x} ${y} l-12 44`;
  });
  const umbrella = (x: number, y: number, fill: string) =>
    `<path d="M${x - 90} ${y} Q${x} ${y - 120} ${x + 90} ${y}Z" fill="${fill}"/>${rect(x - 3, y - 10, 6, 120, colour.ink)}`;
  return `${sky("#8ba3a8", "#c9d3cf")}${hills(540, "#5f8f74")}${at(220, 700, 0.9, school())}${ground(720, "#a2734e")}${row(3, 330, 830, 260, 1.3, { seed: 2 })}${umbrella(350, 600, colour.palash)}${umbrella(610, 606, colour.marigold)}${umbrella(870, 600, "#2f5d8a")}<path d="${drops.join("")}" stroke="#eef4f3" stroke-width="4" opacity=".7"/>`;
};

const kites = () =>
  `${sky("#a9d4e0")}${[
    [250, 200, colour.palash],
    [560, 130, colour.marigold],
    [840, 260, "#2f5d8a"],
    [1040, 140, "#c2367a"],
  ]
    .map(
      ([x, y, fill]) =>
        `<path d="M${x} ${Number(y) - 80} l60 80 l-60 90 l-60 -90Z" fill="${fill}"/><path d="M${x} ${Number(y) + 90} q40 120 -40 300" stroke="#fffdf6" stroke-width="3" fill="none"/>`,
    )
    .join("")}${hills(640)}${ground(700, "#8fbf7d")}${row(5, 260, 850, 170, 1.3, { seed: 4, arm: "up" })}`;

const flag = () =>
  `${campus(230, 6)}${rect(594, 170, 10, 640, "#6d4426")}${rect(604, 180, 210, 44, "#f28c28")}${rect(604, 224, 210, 44, colour.white)}${rect(604, 268, 210, 44, "#138a43")}<circle cx="709" cy="246" r="17" fill="none" stroke="#1d4f91" stroke-width="4"/>${row(9, 130, 860, 115, 0.95, { seed: 1 })}`;

const planting = (seed: number) =>
  `${sky()}${hills(500)}${ground(560, "#8fbf7d")}${ground(740, colour.earth)}${[0, 1, 2, 3].map((index) => `<path d="M${200 + index * 250} 800 v-90 q-40 -10 -46 -44 q40 0 46 36 q4 -50 50 -52 q0 44 -50 60" fill="${colour.leaf}" stroke="${colour.leaf}" stroke-width="6"/>`).join("")}${row(4, 300, 790, 250, 1.4, { seed })}${at(1120, 620, 0.7, palash(2))}`;

const puja = () =>
  `${room("#fbe8b8", "#d9a35c")}<path d="M360 640 V300 Q600 90 840 300 V640Z" fill="${colour.marigold}"/><path d="M410 640 V330 Q600 160 790 330 V640Z" fill="#fff6dc"/>${circle(600, 400, 46, "#b97d55")}<path d="M500 620 Q520 450 600 446 Q680 450 700 620Z" fill="${colour.white}"/><path d="M690 420 L560 590" stroke="#8a4a2a" stroke-width="16"/>${circle(556, 590, 34, "#8a4a2a")}${Array.from({ length: 17 }, (_, index) => circle(360 + index * 30, 648, 15, index % 2 ? colour.palash : colour.marigold)).join("")}${row(6, 150, 850, 180, 1.2, { seed: 2, shirt: "#f7c948", lower: "#e0a613" })}`;

const mothers = () =>
  `${room("#f6dcd2")}${Array.from({ length: 9 }, (_, index) => `<path d="M${80 + index * 130} 80 l60 0 l-30 56Z" fill="${[colour.palash, colour.leaf, colour.marigold][index % 3]}"/>`).join("")}${[0, 1, 2].map((index) => `${at(300 + index * 320, 800, 2.2, pupil({ seed: index * 2 + 1, girl: true, shirt: ["#7b2d3b", "#1d5c63", "#5d3a7a"][index] ?? "#7b2d3b", lower: ["#7b2d3b", "#1d5c63", "#5d3a7a"][index] ?? "#7b2d3b" }))}${at(400 + index * 320, 810, 1.3, pupil({ seed: index + 4, arm: "up" }))}`).join("")}`;

const fair = (seed: number) =>
  `${room("#dfe8dd")}${row(4, 240, 660, 240, 1.4, { seed })}${rect(80, 590, 1040, 30, colour.brick, 6)}${rect(100, 620, 1000, 190, "#e9d3ae")}<path d="M200 590 L290 430 L380 590Z" fill="#8a5a35"/><path d="M262 480 Q290 400 318 480 Q290 460 262 480Z" fill="${colour.palash}"/>${circle(600, 500, 56, "#2f5d8a")}<ellipse cx="600" cy="500" rx="100" ry="22" fill="none" stroke="${colour.marigold}" stroke-width="8"/>${at(900, 590, 1, flask(colour.leaf))}`;

const wide =
  (scene: Scene): Scene =>
  () =>
    at(0, 0, 1600 / 1200, at(0, -110, 1, scene()));

const darkLeft = `<defs><linearGradient id="calm"><stop stop-color="#0b2a1f" stop-opacity=".55"/><stop offset=".7" stop-color="#0b2a1f" stop-opacity="0"/></linearGradient></defs>${rect(0, 0, 1600, 900, "url(#calm)")}`;
const slide =
  (scene: Scene): Scene =>
  () =>
    `${scene()}${darkLeft}`;

/** Pictures of 4:3. */
export const scenes: Record<string, Scene> = {
  "facility-green-campus": facilities.garden,
  "facility-science-laboratories": facilities.physics,
  "facility-computer-labs": () => computers(1),
  "facility-sports-complex": facilities.sportsGround,
  "facility-art-studios": () => studio(1),
  "facility-music-center": () => music(1),
  "about-school": () => `${campus(230, 8)}${row(4, 420, 860, 120, 0.9, { seed: 3 })}`,
  "sports-1": facilities.longJump,
  "sports-2": facilities.khoKho,
  "sports-3": facilities.yoga,
  "labs-1": facilities.microscopes,
  "labs-2": facilities.codeLab,
  "labs-3": () => laboratory(3),
  "smart-class-banner": facilities.cyclone,
  "smart-class-1": facilities.screenLesson,
  "smart-class-2": () => classroom(1),
  "smart-class-3": facilities.group,
  "art-room-1": facilities.clay,
  "art-room-2": facilities.exhibition,
  "art-room-3": facilities.scroll,
  "library-banner": facilities.quietShelves,
  "library-1": facilities.ladder,
  "library-2": facilities.lending,
  "library-3": facilities.readingTable,
  "music-1": facilities.lesson,
  "music-2": facilities.choir,
  "music-3": facilities.aerobics,
  "pool-gym-banner": pool,
  "pool-gym-1": facilities.learners,
  "pool-gym-2": () => gym(1),
  "pool-gym-3": facilities.climbing,
  "gallery-assembly": () =>
    `${campus(230, 2)}${row(10, 120, 800, 110, 0.8, { seed: 2 })}${row(9, 160, 870, 110, 0.95, { seed: 5 })}`,
  "gallery-annual-day": () => stage(1),
  "gallery-saraswati-puja": puja,
  "gallery-tree-planting": () => planting(1),
  "gallery-science-fair": () => fair(1),
  "gallery-republic-day": flag,
  "gallery-football": facilities.football,
  "gallery-reading-hour": () => reading(3),
  "gallery-monsoon": rain,
  "gallery-kite-day": kites,
};

/** Pictures of 16:9. */
export const wideScenes: Record<string, Scene> = {
  "slide-campus": slide(
    () =>
      `${sky("#f6c98a", "#fdf0d5")}${circle(1250, 210, 80, "#fff3cf")}${hills(560)}${ground(640)}${at(720, 700, 1, school())}${at(640, 720, 1.25, palash(2))}${at(1530, 740, 1.3, palash(7))}${ground(770, colour.earth)}${row(5, 900, 860, 110, 0.95, { seed: 2 })}`,
  ),
  "slide-science": slide(() => at(380, -30, 1.06, `${rect(-400, 0, 1700, 900, "#dcebe4")}${laboratory(2)}`)),
  "slide-sports": slide(
    () =>
      `${sky("#bfe0e6")}${hills(470)}${at(300, 520, 0.7, sal(2))}${at(1480, 540, 0.9, palash(4))}${ground(520, "#7fb06f")}${row(5, 780, 800, 180, 1.5, { seed: 1, shirt: colour.palash, lower: colour.deep })}${ball(1180, 850)}`,
  ),
  "video-1": wide(() => stage(3)),
  "video-2": wide(facilities.folkDance),
  "video-3": wide(facilities.relay),
  "video-4": wide(mothers),
  "video-5": wide(facilities.orchestra),
  "video-6": wide(facilities.scienceWeek),
  "video-7": wide(facilities.walk),
};

/** The admission poster, 960 × 1200. */
export const poster: Scene = () =>
  `${rect(0, 0, 960, 1200, "#fdf0d5")}${at(0, 330, 0.8, campus(230, 3))}${rect(0, 0, 960, 360, colour.deep)}${rect(0, 356, 960, 10, colour.marigold)}<text x="480" y="165" font-family="DejaVu Serif, Georgia, serif" font-weight="700" font-size="92" fill="#fff" text-anchor="middle">Admissions</text><text x="480" y="275" font-family="DejaVu Serif, Georgia, serif" font-weight="700" font-size="92" fill="${colour.marigold}" text-anchor="middle">open</text>${rect(0, 1040, 960, 160, colour.palash)}<text x="480" y="1138" font-family="DejaVu Sans, sans-serif" font-weight="700" font-size="48" fill="#fff" text-anchor="middle">Palashpur Public School</text>`;
