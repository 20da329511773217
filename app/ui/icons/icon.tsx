import { iconPaths } from "./icon-paths";

export type IconName = keyof typeof iconPaths;

export interface IconProps<Name> {
  name: Name;
  size?: number;
  className?: string;
}

/** A decorative outline icon; the words beside it, or the control's label, carry the meaning. */
export function Icon({ name, ...rest }: IconProps<IconName>) {
  return <Outline path={iconPaths[name]} {...rest} />;
}

/** The outline of an icon. */
export function Outline({ path, size = 20, className }: Omit<IconProps<never>, "name"> & { path: string }) {
  return (
    <svg
      className={className ? `icon ${className}` : "icon"}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
