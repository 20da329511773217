import { iconPaths } from "./icon-paths";

export type IconName = keyof typeof iconPaths;

/** A decorative outline icon; the words beside it, or the control's label, carry the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
