import { iconPaths } from "./icon-paths";

export type IconName = keyof typeof iconPaths;

export interface IconProps<Name> {
  name: Name;
  size?: number;
  className?: string;
}

export function Icon({ name, ...rest }: IconProps<IconName>) {
  return <Outline path={iconPaths[name]} {...rest} />;
}

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
