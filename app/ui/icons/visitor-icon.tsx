import { type IconProps, Outline } from "./icon";
import { iconPaths } from "./icon-paths";

/** Separate from icon-paths.ts, so that staff pages do not load them. */
const visitorIconPaths = {
  "map-pin":
    "M9 11a3 3 0 1 0 6 0 3 3 0 0 0-6 0m8.66 5.66L13.4 20.9a2 2 0 0 1-2.82 0l-4.25-4.24a8 8 0 1 1 11.32 0",
  "brand-facebook": "M7 10v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3V3h-3a5 5 0 0 0-5 5v2z",
  "brand-instagram":
    "M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zm5.5 5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0M17 7z",
  "brand-youtube": "M2 8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zm8 1 5 3-5 3z",
  "brand-x": "m4 4 11.73 16H20L8.27 4zm0 16 6.77-6.77m2.46-2.46L20 4",
  "login-2": "M9 8V6a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-2m-6-4h13l-3-3m0 6 3-3",
  check: "m5 12 5 5L20 7",
  rss: "M4 19a1 1 0 1 0 2 0 1 1 0 1 0-2 0M4 4a16 16 0 0 1 16 16M4 11a9 9 0 0 1 9 9",
  printer:
    "M17 17h2a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h2m10-8V5a2 2 0 0 0-2-2H9a2 2 0 0 0-2 2v4m0 6a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z",
  "target-arrow":
    "M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0m1-5a5 5 0 1 0 5 5m-4-8.94A9 9 0 1 0 20.94 11M15 6v3h3l3-3h-3V3zm0 3-3 3",
  bulb: "M3 12h1m8-9v1m8 8h1M5.6 5.6l.7.7m12.1-.7-.7.7M9 16a5 5 0 1 1 6 0 3.5 3.5 0 0 0-1 3 2 2 0 0 1-4 0 3.5 3.5 0 0 0-1-3m.7 1h4.6",
};

const paths = { ...iconPaths, ...visitorIconPaths };

export type VisitorIconName = keyof typeof paths;

export function VisitorIcon({ name, ...rest }: IconProps<VisitorIconName>) {
  return <Outline path={paths[name]} {...rest} />;
}
