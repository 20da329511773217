import { t } from "#say";
import { Icon } from "~/ui/icons/icon";
import { useField } from "../colour-fields";
import { findLookKey, type Look, looks } from "../looks";

/** Typefaces of headings, as in styles/theme.css and styles/base.css. */
const fonts: Record<string, string> = {
  "": "Eczar, 'Iowan Old Style', Georgia, serif",
  classic: "Georgia, 'Noto Serif', serif",
  plain: "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
};

interface LookCardsProps {
  saved: Look;
  chosen: Look;
  standard: { main: string; accent: string };
}

export function LookCards({ saved, chosen, standard }: LookCardsProps) {
  const [inUse, pressed] = [findLookKey(saved), findLookKey(chosen)];
  return (
    <fieldset>
      <legend className="font-semibold">{t("Start from a finished look")}</legend>
      <p className="hint">{t("Fills in the fields below. Visitors see it once you save.")}</p>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {Object.entries(looks).map(([key, { name, look }]) => (
          <button
            key={key}
            type="submit"
            className="grid cursor-pointer content-start gap-1.5 rounded-lg border border-line bg-sheet p-1.5 text-left font-semibold text-link hover:bg-green-mist aria-pressed:border-link aria-pressed:outline-2 aria-pressed:outline-link"
            name={useField}
            value={`look ${key}`}
            aria-pressed={key === pressed}
            formNoValidate
          >
            <Drawing look={look} standard={standard} />
            <span className="flex min-h-6 flex-wrap items-center justify-between gap-x-2 px-1">
              {t(name)}{" "}
              {key === inUse ? (
                <span className="inline-flex items-center gap-1 text-sm">
                  <Icon name="circle-check" size={16} />
                  {t(/* Marks the look that the website has now. */ "In use")}
                </span>
              ) : null}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Home page in small: bar, heading, line with the newest notice, slide. */
function Drawing({ look, standard }: { look: Look } & Pick<LookCardsProps, "standard">) {
  const main = look.colour_main || standard.main;
  const accent = look.colour_accent || standard.accent;
  const isOnPhoto = look.look_hero === "photo";
  const heading = { fontFamily: fonts[look.look_type], fontWeight: 700, fontSize: 15 };
  return (
    <svg viewBox="0 0 160 104" className="block w-full rounded-md" aria-hidden="true">
      <rect width={160} height={104} fill="#faf7f0" />
      <rect width={160} height={8} fill={main} />
      <circle cx={14} cy={19} r={6} fill={main} />
      <rect x={26} y={16} width={44} height={5} rx={2} fill={main} />
      <path stroke="#4d5b53" strokeWidth={3} d="M98 19h14m6 0h14m6 0h14" />
      <rect y={30} width={160} height={9} fill={accent} />
      <rect x={10} y={33} width={64} height={3} rx={1.5} fill="#1d2a24" />
      <rect y={39} width={160} height={isOnPhoto ? 65 : 37} fill="#bfdcea" />
      <path fill="#c98a5b" d={isOnPhoto ? "M0 92h160v12H0z" : "M0 68h160v8H0z"} />
      <g transform={isOnPhoto ? "translate(76 8)" : "translate(52 -16)"}>
        <path fill="#fff7e0" d="M8 62h62v22H8z" />
        <path fill="#a4492c" d="M4 62 39 50l35 12z" />
        <path fill={main} d="M16 68h8v8h-8zm38 0h8v8h-8zm-20 0h10v16H34z" />
      </g>
      {isOnPhoto ? <path fill="#08182299" d="M0 66h160v38H0z" /> : null}
      <text x={10} y={isOnPhoto ? 84 : 91} fill={isOnPhoto ? "#ffffff" : main} {...heading}>
        {t("The school")}
      </text>
      <rect x={10} y={isOnPhoto ? 90 : 95} width={isOnPhoto ? 52 : 80} height={3} rx={1.5} fill={accent} />
      <rect x={124} y={isOnPhoto ? 82 : 85} width={28} height={12} rx={4} fill={isOnPhoto ? accent : main} />
    </svg>
  );
}
