import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Icon, type IconName } from "../icons/icon";

const variants = {
  primary: "button button-primary",
  /** Main call to action of a public page. */
  accent: "button button-accent",
  quiet: "button button-quiet",
  danger: "button bg-danger text-white",
  /** Removes something, or opens its confirmation page. */
  delete: "button button-quiet text-red",
};

interface ButtonStyle {
  /** Default: `quiet`. */
  variant?: keyof typeof variants | undefined;
  /** Before the label. */
  icon?: IconName | undefined;
}

/** Returns the classes of a button, for components that render their own element. @param more further classes */
export const buttonClass = (variant: ButtonStyle["variant"] = "quiet", more = "") =>
  more ? `${variants[variant]} ${more}` : variants[variant];

const renderIcon = (icon: IconName | undefined) => (icon ? <Icon name={icon} size={18} /> : null);

/** Submits its form, unless it has another `type`. */
export function Button({
  type = "submit",
  variant,
  icon,
  className,
  children,
  ...rest
}: ButtonStyle & ComponentProps<"button">) {
  return (
    <button type={type} className={buttonClass(variant, className)} {...rest}>
      {renderIcon(icon)}
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonStyle & (LinkProps | (ComponentProps<"a"> & { to?: undefined }));

/** Link that looks like a button. @param to address for the router; use href for a full page load or a file */
export function ButtonLink({ variant, icon, className, children, ...rest }: ButtonLinkProps) {
  const props = { ...rest, className: buttonClass(variant, className) };
  const content = (
    <>
      {renderIcon(icon)}
      {children}
    </>
  );
  return props.to === undefined ? <a {...props}>{content}</a> : <Link {...props}>{content}</Link>;
}
