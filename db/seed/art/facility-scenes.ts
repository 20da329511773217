import {
  at,
  circle,
  colour,
  desk,
  ground,
  hills,
  palash,
  pupil,
  rect,
  room,
  row,
  sal,
  school,
  sky,
} from "./parts";
import { ball, campus, field, flask, shelves } from "./scene-parts";

/** The pages of the facilities: no two of these pictures show the same. */
const line = (way: string, stroke: string, width: number) =>
  `<path d="${way}" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;

const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

const blue = "#2f5d8a";
const teams = [colour.palash, blue, colour.marigold, "#7b2d3b"];

/** A match: a goal, a ball in the air and everybody after it. */
export const football = () =>
  `${field()}${rect(820, 380, 10, 200, colour.white)}${rect(1120, 380, 10, 200, colour.white)}${rect(820, 374, 310, 10, colour.white)}${each(9, (index) => line(`M${850 + index * 32} 384 V570`, "#fffdf688", 2))}${each(5, (index) => line(`M830 ${414 + index * 36} H1120`, "#fffdf688", 2))}${at(980, 600, 1.1, pupil({ seed: 4, arm: "both", shirt: colour.marigold, lower: colour.ink }))}${at(240, 830, 1.6, pupil({ seed: 2, pose: "run", shirt: colour.palash, lower: colour.deep }))}${at(470, 760, 1.45, pupil({ seed: 1, pose: "run", shirt: blue, lower: colour.deep }))}${at(690, 830, 1.6, pupil({ seed: 6, pose: "run", shirt: colour.palash, lower: colour.deep }))}${ball(840, 640)}`;

/** Over the sand, and somebody measures. */
export const longJump = () =>
  `${sky("#cfe6e4")}${hills(400)}${ground(450, "#8fbf7d")}${at(150, 480, 0.8, sal(6))}${at(1090, 470, 0.7, palash(2))}<path d="M-40 900 L-40 690 L520 640 L560 720Z" fill="${colour.brick}"/>${line("M-40 790 L540 682", "#fffdf6", 6)}<path d="M540 640 H1140 L1240 860 H600Z" fill="#ecd9ac"/>${each(6, (index) => line(`M${680 + index * 80} 650 l30 200`, "#d5bd86", 4))}${at(640, 610, 1.5, pupil({ seed: 4, pose: "run", arm: "both", shirt: colour.palash, lower: colour.deep }))}${at(1080, 800, 1.5, pupil({ seed: 1, shirt: blue, lower: colour.deep, arm: "up" }))}${at(250, 780, 1.5, pupil({ seed: 3, shirt: colour.palash, lower: colour.deep }))}${at(120, 800, 1.5, pupil({ seed: 2, shirt: blue, lower: colour.deep }))}`;

/** Kho-kho: some sit in a row and look this way and that, the others run. */
export const khoKho = () =>
  `${sky("#fbe3ad", "#fdf3dd")}${hills(380)}${ground(430, colour.sand)}${ground(560, "#d9b070")}${line("M40 700 H1160", "#fffdf6", 6)}${rect(60, 440, 20, 270, "#6d4426", 6)}${rect(1120, 440, 20, 270, "#6d4426", 6)}${each(6, (index) => at(200 + index * 160, 690, 1.3, pupil({ seed: index + 1, pose: "sit", away: index % 2 === 0, shirt: colour.marigold, lower: colour.deep })))}${at(430, 870, 1.6, pupil({ seed: 3, pose: "run", shirt: colour.marigold, lower: colour.deep }))}${at(720, 850, 1.6, pupil({ seed: 2, pose: "run", shirt: "#7b2d3b", lower: colour.deep }))}`;

/** Pitch, track and courts, from the roof. */
export const sportsGround = () =>
  `${sky()}${hills(330)}${each(6, (index) => at(100 + index * 200, 410, 0.5, index === 3 ? palash(3) : sal(index + 1)))}${ground(400, "#8fbf7d")}<ellipse cx="560" cy="650" rx="520" ry="200" fill="${colour.brick}"/><ellipse cx="560" cy="650" rx="490" ry="182" fill="none" stroke="#fffdf6" stroke-width="4"/><ellipse cx="560" cy="650" rx="440" ry="156" fill="#7fb06f"/><path d="M330 560 H790 L880 740 H240Z M560 560 V740" fill="none" stroke="#fffdf6" stroke-width="6"/><ellipse cx="560" cy="645" rx="70" ry="28" fill="none" stroke="#fffdf6" stroke-width="6"/>${each(5, (index) => at(360 + index * 100, 690 - (index % 2) * 80, 0.5, pupil({ seed: index + 1, pose: "run", shirt: index % 2 ? blue : colour.palash, lower: colour.deep })))}${line("M980 860 V640 M1180 880 V650", colour.deep, 10)}${rect(984, 650, 194, 60, "#fffdf6aa")}${each(2, (index) => at(1030 + index * 110, 880, 1, pupil({ seed: index + 3, arm: "both", shirt: colour.marigold, lower: colour.deep })))}${at(170, 880, 1, pupil({ seed: 2, pose: "run", shirt: "#7b2d3b", lower: colour.deep }))}`;

/** A relay on the track. */
export const relay = () =>
  `${sky("#bfe0e6")}${hills(360)}${ground(410, "#7fb06f")}${at(180, 450, 0.7, palash(5))}${at(1060, 440, 0.6, sal(3))}<path d="M-60 900 Q300 470 1300 500 V900Z" fill="${colour.brick}"/>${each(4, (index) => line(`M${20 + index * 190} 900 Q${420 + index * 130} ${560 + index * 66} 1260 ${560 + index * 84}`, "#fffdf6", 6))}${each(
    4,
    (index) => {
      const x = 880 - index * 200;
      return at(
        x,
        640 + index * 66,
        1.15 + index * 0.14,
        `${pupil({ seed: index + 1, pose: "run", shirt: teams[index] ?? blue, lower: colour.deep })}${rect(60, -132, 30, 9, colour.white, 4)}`,
      );
    },
  )}`;

/** Yoga on mats. */
export const yoga = () =>
  `${sky("#fbe3ad", "#fdf6e6")}${circle(930, 190, 70, "#fff3cf")}${hills(430)}${ground(490, "#8fbf7d")}${at(120, 520, 0.9, sal(4))}${[
    0, 1,
  ]
    .map((back) =>
      each(4 - back, (index) => {
        const x = 190 + back * 130 + index * 275;
        const y = back ? 640 : 840;
        return `${rect(x - 100, y - 26, 200, 44, teams[(index + back) % 4] ?? blue, 20)}${at(x, y, back ? 1.15 : 1.5, pupil({ seed: index + back * 2 + 1, pose: "sit", arm: "both" }))}`;
      }),
    )
    .reverse()
    .join("")}`;

const microscope = `${rect(-46, -16, 92, 16, colour.ink, 6)}${rect(-40, -60, 70, 10, "#4d5b53", 3)}${line("M30 -20 Q66 -80 20 -130", colour.ink, 14)}<path d="M-22 -64 L16 -160 L38 -152 L2 -56Z" fill="#4d5b53"/>`;

const leaf = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    `<path d="M0 120 Q-110 10 0 -130 Q110 10 0 120Z" fill="${colour.leaf}"/>${line("M0 160 V-110", "#d9efdf", 7)}${[-60, -20, 20, 60].map((y) => line(`M0 ${y + 30} L-44 ${y} M0 ${y + 30} L44 ${y}`, "#d9efdf", 5)).join("")}`,
  );

/** Biology, from near. */
export const microscopes = () =>
  `${room("#e3ecd9")}${rect(90, 80, 300, 330, colour.white, 8)}${leaf(240, 240, 0.95)}${rect(780, 90, 330, 200, "#bfe0e4", 8)}${line("M945 90 V290 M780 190 H1110", "#fffdf6", 8)}${at(440, 760, 2.4, pupil({ seed: 2 }))}${at(860, 760, 2.4, pupil({ seed: 1 }))}${rect(0, 600, 1200, 40, "#8a5a35")}${rect(0, 640, 1200, 260, "#b98a5c")}${at(300, 600, 1.3, microscope)}${at(720, 600, 1.3, microscope)}${each(3, (index) => rect(980 + index * 60, 548, 34, 52, [colour.leaf, colour.marigold, colour.palash][index] ?? colour.leaf, 8))}`;

/** At the computers, over their shoulders. */
export const codeLab = () =>
  `${room("#e2e6ea", "#bfae8c")}${rect(70, 60, 320, 170, colour.white, 8)}${line("M110 110 H350 M110 150 H300 M110 190 H330", "#9ec5e8", 12)}${each(
    2,
    (index) => {
      const x = 120 + index * 520;
      return `${rect(x, 270, 440, 290, colour.ink, 14)}${rect(x + 18, 288, 404, 254, "#16382c", 6)}${each(5, (mark) => rect(x + 44 + (mark % 3) * 34, 316 + mark * 42, 120 + ((mark * 67 + index * 40) % 160), 18, [colour.marigold, "#8fd0a7", "#9ec5e8", "#f4a3c0"][(mark + index) % 4] ?? colour.marigold, 8))}${rect(x + 190, 560, 60, 40, colour.ink)}`;
    },
  )}${rect(0, 600, 1200, 36, "#a8693d")}${rect(0, 636, 1200, 30, "#8a5a35")}${at(250, 1000, 2.6, pupil({ seed: 1, away: true }))}${at(480, 1000, 2.5, pupil({ seed: 2, away: true }))}${at(800, 1000, 2.6, pupil({ seed: 4, away: true }))}${at(1020, 1010, 2.5, pupil({ seed: 3, away: true }))}`;

/** Physics: a pendulum, a pair of scales and a lamp that lights. */
export const physics = () =>
  `${room("#dfe3ea", "#c7ac83")}${rect(330, 80, 540, 250, "#24493b", 10)}${line("M400 260 H520 M560 260 H700 V140 H400 V260", "#f2e7c9", 7)}<circle cx="540" cy="260" r="26" fill="none" stroke="#f2e7c9" stroke-width="7"/>${line("M690 190 h20", "#f2e7c9", 22)}${at(250, 700, 1.8, pupil({ seed: 3, arm: "up" }))}${at(620, 700, 1.8, pupil({ seed: 6 }))}${at(960, 700, 1.8, pupil({ seed: 5 }))}${rect(60, 620, 1080, 34, "#8a5a35", 6)}${rect(90, 654, 1020, 246, "#b98a5c")}${line("M130 620 V430 H250 M190 430 L150 560", colour.ink, 8)}${circle(148, 566, 20, colour.brick)}${line("M470 620 V490 M400 500 L540 486 M400 500 v44 M540 486 v44", colour.ink, 7)}<path d="M368 544 h64 q-6 30 -32 30 t-32 -30Z M508 530 h64 q-6 30 -32 30 t-32 -30Z" fill="${colour.marigold}"/>${circle(800, 550, 70, "#fff3c9aa")}${circle(800, 550, 34, "#ffdf7a")}${rect(784, 580, 32, 40, "#4d5b53", 4)}${line("M816 612 Q860 590 900 612", colour.palash, 7)}${rect(896, 590, 70, 30, colour.deep, 4)}`;

const backs = (y: number, seed: number) =>
  each(5, (index) => at(150 + index * 225, y, 2, pupil({ seed: seed + index, away: true })));

/** The inside of a leaf on the large screen, over the heads of the class. */
export const screenLesson = () =>
  `${room("#e9e4d4", "#c9b48d")}${rect(170, 70, 860, 470, colour.ink, 16)}${rect(190, 90, 820, 430, "#eef7ea", 6)}${leaf(420, 300, 1.15)}${each(3, (index) => `${line(`M${500 + index * 10} ${220 + index * 80} H660`, colour.ink, 4)}${rect(680, 204 + index * 80, 240 - index * 40, 26, ["#8fd0a7", "#f5c25a", "#9ec5e8"][index] ?? "#8fd0a7", 8)}`)}${backs(1010, 1)}`;

/** A cyclone on the screen; the teacher points at it. */
export const cyclone = () =>
  `${room("#efe6cf", "#d2ae7c")}${rect(420, 70, 720, 430, colour.ink, 16)}${rect(440, 90, 680, 390, "#9ec5e8", 6)}<path d="M440 400 Q560 300 620 480 H440Z" fill="${colour.leaf}"/>${circle(800, 270, 40, colour.white)}${line("M800 190 Q930 180 910 300 Q880 420 730 390 Q600 330 690 180 Q790 90 960 150", colour.white, 26)}${line("M800 350 Q700 350 700 260", colour.white, 18)}${at(310, 690, 2.3, pupil({ seed: 4, girl: true, shirt: "#5d3a7a", lower: "#5d3a7a", arm: "up" }))}${row(4, 520, 800, 190, 1.4, { seed: 2 })}${each(4, (index) => at(420 + index * 190, 860, 0.85, desk()))}`;

/** Round a table, with a globe and a map. */
export const group = () =>
  `${room("#e2ead9")}${rect(380, 70, 440, 300, "#bfe0e4", 8)}<path d="M560 110 L610 130 L640 190 L700 200 L660 240 L620 330 L585 250 L540 220 L520 170Z" fill="${colour.marigold}"/>${at(230, 760, 1.9, pupil({ seed: 2 }))}${at(470, 700, 1.8, pupil({ seed: 1 }))}${at(730, 700, 1.8, pupil({ seed: 4, arm: "up" }))}${at(970, 760, 1.9, pupil({ seed: 3 }))}<ellipse cx="600" cy="690" rx="520" ry="90" fill="#a8693d"/><ellipse cx="600" cy="676" rx="520" ry="86" fill="#c58a58"/>${rect(560, 810, 80, 90, "#6d4426")}${circle(600, 570, 78, blue)}<path d="M560 520 q50 -20 60 30 q-40 20 -60 -30 M600 600 q60 -10 50 34 q-50 16 -50 -34" fill="#8fbf7d"/>${line("M600 648 V690 M560 692 H640", "#6d4426", 12)}${each(3, (index) => `<path d="M${250 + index * 290} 690 l50 -16 l50 16 v22 l-50 -14 l-50 14Z" fill="#fffdf6"/>`)}`;

const pot = (x: number, fill: string, size = 1) =>
  at(
    x,
    600,
    size,
    `<path d="M-34 0 Q-70 -60 -26 -104 L-34 -128 H34 L26 -104 Q70 -60 34 0Z" fill="${fill}"/>${line("M-46 -62 H46", "#fff3c9", 6)}`,
  );

/** Clay on the wheel and on the shelf. */
export const clay = () =>
  `${room("#f0e0d2", "#cda77a")}${rect(120, 300, 960, 18, "#8a5a35")}${at(0, -300, 1, [200, 340, 480, 620, 760, 900, 1020].map((x, index) => pot(x, [colour.brick, colour.earth, "#8a4a2a", "#c98d5e"][index % 4] ?? colour.brick, 0.8 + (index % 3) * 0.14)).join(""))}${at(330, 800, 1.9, pupil({ seed: 3, shirt: "#e9d3ae" }))}${at(890, 800, 1.9, pupil({ seed: 4, shirt: "#e9d3ae" }))}${rect(120, 600, 960, 30, "#8a5a35", 6)}${rect(160, 630, 24, 240, "#6d4426")}${rect(1016, 630, 24, 240, "#6d4426")}<ellipse cx="600" cy="600" rx="120" ry="20" fill="#4d5b53"/>${pot(600, colour.earth, 1.15)}${pot(190, colour.brick, 0.7)}${pot(1020, "#8a4a2a", 0.75)}`;

const framed = [
  () => at(100, 190, 0.5, palash(3)),
  () => `${circle(100, 90, 46, colour.marigold)}${rect(20, 140, 160, 50, colour.leaf)}`,
  () =>
    `<path d="M20 120 Q80 50 150 110 L186 76 V164 L150 130 Q80 190 20 120Z" fill="${blue}"/>${circle(62, 112, 8, colour.white)}`,
  () => leaf(100, 104, 0.55),
  () => `${rect(40, 90, 120, 90, colour.wall)}<path d="M26 96 L100 36 L174 96Z" fill="${colour.brick}"/>`,
  () => `<path d="M100 20 l60 80 l-60 90 l-60 -90Z" fill="#c2367a"/>`,
];

/** The exhibition of the month, in the corridor. */
export const exhibition = () =>
  `${room("#f7efe0", "#b98a5c")}${framed.map((drawing, index) => at(110 + (index % 3) * 350, 60 + Math.floor(index / 3) * 260, 1, `${rect(-14, -14, 288, 232, "#8a5a35", 4)}${rect(0, 0, 260, 204, index % 2 ? "#fdf0d5" : "#e3eee6")}${at(30, 0, 1, drawing())}`)).join("")}${at(350, 860, 1.9, pupil({ seed: 2, away: true }))}${at(560, 870, 1.9, pupil({ seed: 1, away: true, arm: "up" }))}${at(930, 850, 1.8, pupil({ seed: 4, away: true }))}`;

const fish = (x: number, fill: string) =>
  at(
    x,
    0,
    1,
    `<path d="M0 60 Q60 0 120 54 L160 20 V100 L120 66 Q60 120 0 60Z" fill="${fill}"/>${circle(36, 52, 7, colour.ink)}${line("M66 30 Q80 60 66 92", "#fff3c9", 6)}`,
  );

/** A long scroll on the floor: Patachitra. */
export const scroll = () =>
  `${room("#efdcc0", "#c49a66")}${rect(100, 110, 200, 240, "#fdf0d5", 6)}${at(120, 170, 1, fish(0, "#7b2d3b"))}${rect(860, 110, 240, 180, "#fdf0d5", 6)}${at(980, 280, 0.38, palash(6))}${row(4, 190, 690, 270, 1.7, { seed: 2, pose: "sit" })}${rect(40, 700, 1120, 150, "#7b2d3b", 8)}${rect(60, 716, 1080, 118, "#fdf0d5")}${at(0, 716, 1, [100, 320, 540, 760, 960].map((x, index) => fish(x, [colour.palash, blue, colour.leaf, "#c2367a", colour.marigold][index] ?? blue)).join(""))}${rect(20, 690, 34, 170, "#8a5a35", 14)}${rect(1146, 690, 34, 170, "#8a5a35", 14)}`;

/** On the ladder before the shelves. */
export const ladder = () =>
  `${room("#e4ddc9")}${shelves()}${line("M840 860 L930 130 M980 860 L1000 130", "#6d4426", 16)}${each(8, (index) => line(`M${850 + index * 11} ${790 - index * 84} H${982 + index * 2}`, "#6d4426", 12))}${at(930, 560, 1.5, pupil({ seed: 4, away: true, arm: "up" }))}${at(300, 830, 1.8, pupil({ seed: 1, away: true }))}${at(540, 840, 1.8, pupil({ seed: 2, away: true, arm: "up" }))}`;

/** Shelves, and cushions that wait. */
export const quietShelves = () =>
  `${room("#ead9bb", "#c9a877")}${shelves()}${rect(300, 760, 900, 90, "#2f6f6a", 44)}${each(4, (index) => `<ellipse cx="${440 + index * 200}" cy="770" rx="76" ry="34" fill="${teams[index] ?? blue}"/>`)}${circle(1080, 560, 62, blue)}<path d="M1046 530 q40 -20 54 20 q-30 24 -54 -20" fill="#8fbf7d"/>${rect(1040, 640, 80, 20, "#6d4426", 6)}${line("M1080 622 V640", "#6d4426", 14)}`;

/** Where books are lent. */
export const lending = () =>
  `${room("#dfe7de", "#c9a877")}${rect(760, 70, 380, 440, "#8a5a35", 6)}${each(3, (shelf) => each(10, (index) => rect(784 + index * 34, 100 + shelf * 136, 26, 92, teams[(index + shelf) % 4] ?? blue, 2)) + rect(776, 192 + shelf * 136, 350, 10, "#6d4426"))}${rect(110, 90, 300, 150, colour.white, 8)}${line("M150 140 H370 M150 184 H310", "#b5beb7", 10)}${at(860, 720, 2.1, pupil({ seed: 2, girl: true, shirt: "#1d5c63", lower: "#1d5c63" }))}${row(3, 150, 840, 170, 1.7, { seed: 3 })}${rect(620, 620, 560, 40, "#8a5a35", 6)}${rect(640, 660, 520, 240, "#b98a5c")}${each(4, (index) => rect(660, 590 - index * 30, 130 - index * 8, 28, teams[index] ?? blue, 4))}<path d="M900 616 l70 -24 l70 24 v14 l-70 -20 l-70 20Z" fill="#fffdf6"/>`;

/** The long table by the windows. */
export const readingTable = () =>
  `${room("#efe6d2")}${each(3, (index) => `${rect(110 + index * 360, 70, 260, 330, "#bfe0e4", 8)}${at(240 + index * 360, 396, 0.55, index === 1 ? palash(4) : sal(index + 2))}${line(`M${240 + index * 360} 70 V400 M${110 + index * 360} 230 H${370 + index * 360}`, "#fffdf6", 10)}`)}${row(5, 180, 720, 210, 1.7, { seed: 3 })}${rect(40, 620, 1120, 40, "#a8693d", 8)}${rect(100, 660, 30, 240, "#6d4426")}${rect(1070, 660, 30, 240, "#6d4426")}${each(5, (index) => `<path d="M${130 + index * 210} 606 l50 -34 l50 34 v14 l-50 -28 l-50 28Z" fill="${colour.white}"/>`)}${each(2, (index) => `${rect(280 + index * 620, 540, 12, 80, colour.ink)}<path d="M${240 + index * 620} 546 h92 l-24 -52 h-44Z" fill="${colour.leaf}"/>`)}`;

/** Tabla and harmonium on the carpet. */
export const lesson = () =>
  `${room("#e7d9e3", "#b4794c")}${rect(110, 90, 250, 200, "#d5b98c", 10)}${at(160, 110, 1, `${line("M60 130 V30 L150 14 V110", colour.deep, 10)}${circle(46, 130, 18, colour.deep)}${circle(136, 112, 18, colour.deep)}`)}${rect(800, 80, 300, 260, "#cfe6e4", 8)}${at(950, 330, 0.5, palash(7))}${rect(80, 640, 1040, 230, "#7b2d3b", 90)}${rect(120, 664, 960, 182, "#a3452c", 70)}${row(3, 300, 780, 300, 2, { seed: 2, pose: "sit" })}${rect(190, 740, 220, 80, "#6d4426", 8)}${each(10, (index) => rect(204 + index * 20, 748, 16, 40, colour.white))}${each(2, (index) => `${rect(530 + index * 84, 744, 68, 76, index ? "#8a4a2a" : "#4d5b53", 24)}<ellipse cx="${564 + index * 84}" cy="746" rx="36" ry="13" fill="#f1e3c8"/>${circle(564 + index * 84, 746, 9, colour.ink)}`)}<path d="M880 800 q-30 -40 4 -70 q34 30 4 70Z" fill="#c98d5e"/>${line("M884 730 L990 590", "#6d4426", 12)}`;

/** The choir, in two rows. */
export const choir = () =>
  `${room("#dbe6ea", "#c9a877")}<path d="M0 0 H1200 V90 Q600 170 0 90Z" fill="${colour.deep}"/>${rect(150, 560, 900, 90, "#a8693d", 4)}${row(6, 230, 570, 150, 1.35, { seed: 2 })}${rect(90, 650, 1020, 60, "#8a5a35", 4)}${row(6, 160, 740, 176, 1.55, { seed: 5 })}${at(600, 900, 1.9, pupil({ seed: 2, away: true, girl: true, shirt: "#7b2d3b", lower: "#7b2d3b", arm: "both" }))}`;

/** Aerobics before the mirror. */
export const aerobics = () =>
  `${room("#f3dccb", "#d9b98a")}${rect(100, 80, 1000, 500, "#d7e8ea", 8)}${line("M350 80 V580 M600 80 V580 M850 80 V580", "#fffdf6", 6)}<path d="M140 540 L300 120 M420 540 L560 160 M900 540 L1060 120" stroke="#fffdf6" stroke-width="14" opacity=".6"/>${each(4, (index) => at(200 + index * 265, 840, 1.9, pupil({ seed: index + 1, arm: "both", pose: index % 2 ? "run" : "stand", shirt: teams[index] ?? blue, lower: colour.deep })))}`;

/** The learners' pool: feet in the water, floats in the hands. */
export const learners = () =>
  `${sky("#bfe0e6")}${hills(330)}${ground(380, colour.sand)}${at(1060, 420, 0.7, sal(2))}${line("M150 470 V250 M250 470 V250 M150 330 H250 M150 400 H250", colour.white, 12)}${at(200, 280, 1.1, pupil({ seed: 1, pose: "sit", shirt: colour.palash, lower: colour.palash }))}${rect(0, 470, 1200, 40, "#fffdf6")}${rect(0, 510, 1200, 390, colour.water)}${row(4, 420, 500, 190, 1.5, { seed: 3, pose: "sit", shirt: blue, lower: blue })}${each(3, (index) => `${rect(240 + index * 320, 700 + (index % 2) * 60, 130, 44, [colour.palash, colour.marigold, "#c2367a"][index] ?? blue, 18)}${circle(300 + index * 320, 684 + (index % 2) * 60, 30, ["#8d5a3b", "#a66a45", "#75452c"][index] ?? "#8d5a3b")}`)}${each(5, (index) => line(`M${60 + index * 240} ${830 - (index % 2) * 220} q40 -22 80 0`, "#fffdf6", 7))}`;

/** A climbing dome and a balance beam. */
export const climbing = () =>
  `${sky()}${hills(430)}${ground(500, "#9cc48a")}${at(1080, 540, 0.8, palash(3))}${line("M180 790 Q190 380 460 380 Q730 380 740 790 M320 790 Q330 380 460 380 Q590 380 600 790 M196 660 H724 M256 510 H664", blue, 13)}${at(400, 620, 1.2, pupil({ seed: 4, arm: "both" }))}${at(600, 770, 1.2, pupil({ seed: 1, arm: "up" }))}${rect(800, 720, 360, 20, colour.marigold, 6)}${rect(830, 740, 16, 80, colour.deep)}${rect(1110, 740, 16, 80, colour.deep)}${at(970, 722, 1.4, pupil({ seed: 6, arm: "both" }))}`;

/** Masked dancers in the light of lamps. */
export const folkDance = () =>
  `${rect(0, 0, 1600, 900, "#26324f")}${circle(1020, 190, 60, "#fdf0d5")}${hills(520, "#1d4037")}${ground(600, "#8a5a35")}${line("M0 150 Q600 290 1200 150", "#6d4426", 5)}${each(9, (index) => circle(80 + index * 130, 176 + (4 - Math.abs(4 - index)) * 13, 18, index % 2 ? colour.marigold : colour.palash))}${each(4, (index) => at(260 + index * 230, 790, 1.9, `${pupil({ seed: index + 1, pose: "run", arm: "both", shirt: teams[index] ?? blue, lower: colour.marigold })}${circle(0, -168, 27, "#f7e3b8")}<path d="M-34 -180 Q0 -262 34 -180 Q0 -206 -34 -180Z" fill="${teams[(index + 1) % 4]}"/>${circle(-9, -170, 4, colour.ink)}${circle(9, -170, 4, colour.ink)}`))}`;

/** Strings, drums and a harmonium on the stage. */
export const orchestra = () =>
  `${room("#f0e3d0", "#a8693d")}<path d="M0 0 H180 Q120 400 150 642 H0Z M1200 0 H1020 Q1080 400 1050 642 H1200Z" fill="${colour.leaf}"/>${at(330, 740, 1.8, pupil({ seed: 2 }))}${at(600, 740, 1.8, pupil({ seed: 1 }))}${at(870, 740, 1.8, pupil({ seed: 4 }))}${at(330, 560, 1, `<path d="M-70 -20 q-40 30 0 60 q24 6 34 -12 q30 10 40 -16 q-8 -30 -36 -20 q-14 -26 -38 -12Z" fill="#8a4a2a"/>${line("M-10 6 L96 -56", "#4a2a1a", 9)}${line("M-90 -70 L60 60", "#f1e3c8", 5)}`)}${rect(500, 640, 210, 90, "#6d4426", 8)}${each(9, (index) => rect(514 + index * 20, 650, 16, 44, colour.white))}${rect(800, 640, 150, 110, "#8a4a2a", 40)}<ellipse cx="875" cy="646" rx="75" ry="22" fill="#f1e3c8"/>`;

/** Kitchen garden and pond, under the trees. */
export const garden = () =>
  `${sky()}${circle(180, 160, 64, "#fbe3ad")}${hills(400)}${ground(470, "#9cc48a")}${at(760, 500, 0.55, school())}${at(150, 620, 1.1, palash(4))}${at(1120, 560, 0.7, sal(5))}<path d="M560 640 Q900 560 1240 680 V860 Q900 900 620 800 Q500 710 560 640Z" fill="${colour.water}"/>${each(5, (index) => `<ellipse cx="${720 + index * 100}" cy="${720 + (index % 2) * 60}" rx="38" ry="11" fill="${colour.leaf}"/>${circle(720 + index * 100, 710 + (index % 2) * 60, 13, "#c2367a")}`)}${[0, 1, 2].map((bed) => `<path d="M${20 + bed * 10} ${720 + bed * 64} H${470 - bed * 16} l30 40 H${-10 + bed * 10}Z" fill="#7a5236"/>${each(7, (index) => circle(70 + index * 58, 722 + bed * 64, 19, [colour.leaf, "#3c8f5c", "#8fbf7d"][bed] ?? colour.leaf))}`).join("")}${at(330, 740, 1.1, pupil({ seed: 2 }))}${at(470, 830, 1.2, pupil({ seed: 3, arm: "up" }))}`;

/** A volcano that works, out of doors. */
export const scienceWeek = () =>
  `${sky("#d6e8d8")}${hills(470)}${ground(540, "#a9c98f")}${at(320, 760, 1.7, pupil({ seed: 2, arm: "both" }))}${at(900, 760, 1.7, pupil({ seed: 3, arm: "up" }))}${rect(120, 650, 960, 30, "#8a5a35", 6)}${rect(150, 680, 26, 180, "#6d4426")}${rect(1030, 680, 26, 180, "#6d4426")}<path d="M440 650 L570 430 H650 L780 650Z" fill="#7a5236"/><path d="M570 430 H650 L664 470 L636 520 L612 460 L590 540 L566 470Z" fill="${colour.palash}"/>${[
    [590, 390, 30],
    [630, 340, 40],
    [680, 300, 34],
    [600, 270, 30],
  ]
    .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 30, "#f4efe4cc"))
    .join("")}${at(240, 650, 0.9, flask(blue))}${at(980, 650, 0.9, flask(colour.marigold))}`;

/** From the gate to the pond. */
export const walk = () =>
  `${campus(420, 5)}<path d="M-20 900 Q120 720 430 740 Q700 770 660 900Z" fill="${colour.water}"/>${each(4, (index) => `${circle(120 + index * 120, 840 - (index % 2) * 36, 13, "#c2367a")}<ellipse cx="${120 + index * 120}" cy="${852 - (index % 2) * 36}" rx="34" ry="9" fill="${colour.leaf}"/>`)}${rect(840, 560, 40, 340, colour.brick)}${rect(1130, 560, 40, 340, colour.brick)}<path d="M830 570 Q1005 430 1180 570 L1160 590 Q1005 470 850 590Z" fill="${colour.deep}"/>`;
