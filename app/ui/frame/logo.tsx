import type { OwnLogo } from "./branding";

/** The school's logo, immutable under its address. */
export function SchoolLogo({ logo: { width, height, file } }: { logo: OwnLogo }) {
  return (
    <img
      className="h-[44px] w-auto max-w-[132px] flex-none object-contain max-2xs:h-[40px] max-2xs:max-w-[96px]"
      src={file("logo.webp")}
      width={width}
      height={height}
      alt=""
      data-logo=""
    />
  );
}

/** Default emblem, inlined to save a request. */
export function Logo({ colours }: { colours?: Record<string, string> | undefined }) {
  const dark = colours?.["green-deep"] ?? "#0f3d2e";
  const bright = colours?.marigold ?? "#f2a51a";
  return (
    <svg
      className="size-[44px] flex-none max-2xs:size-[40px] [transition:width_0.2s,height_0.2s] xl:group-data-scrolled:size-9"
      viewBox="0 0 64 64"
      width={44}
      height={44}
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="32" fill={dark} />
      <path d="M32 34C22 28 20 16 24 9c6 5 9 14 8 25 10-6 12-18 8-25-6 5-9 14-8 25" fill="#e8622a" />
      <path d="M32 35C24 34 15 27 13 19c9 1 17 7 19 16 8-1 17-8 19-16-9 1-17 7-19 16" fill={bright} />
      <path
        d="M10 40c8-3 16-2 22 3 6-5 14-6 22-3v12c-8-2-16-1-22 4-6-5-14-6-22-4ZM31 43v12h2V43Z"
        fill="#fffdf6"
        fillRule="evenodd"
      />
    </svg>
  );
}
