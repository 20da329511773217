import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Icon, type IconName } from "../icons/icon";

const variants = {
  primary: "button button-primary",
  /** The one thing to do on the page of a visitor. */
  accent: "button button-accent",
  quiet: "button button-quiet",
  danger: "button bg-danger text-white",
  /** Leads to the question before something is deleted. */
  delete: "button button-quiet text-red",
};

interface ButtonLook {
  /** Default: `quiet`. */
  variant?: keyof typeof variants | undefined;
  /** Before the label. */
  icon?: IconName | undefined;
}

/** Returns the classes of a button, for elements that are neither a button nor a link. */
export const buttonClass = (variant: ButtonLook["variant"] = "quiet", more = "") =>
  more ? `${variants[variant]} ${more}` : variants[variant];

const iconOf = (icon: IconName | undefined) => (icon ? <Icon name={icon} size={18} /> : null);

/** Submits its form, unless it has another `type`. */
export function Button({
  type = "submit",
  variant,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<"button">) {
  return (
    <button type={type} className={buttonClass(variant, className)} {...rest}>
      {iconOf(icon)}
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & (LinkProps | (ComponentProps<"a"> & { to?: undefined }));

/** Renders a link as a button. @param to page that the router opens; `href` loads its page anew */
export function ButtonLink({ variant, icon, className, children, ...rest }: ButtonLinkProps) {
  const props = { ...rest, className: buttonClass(variant, className) };
  const content = (
    <>
      {iconOf(icon)}
      {children}
    </>
  );
  return props.to === undefined ? <a {...props}>{content}</a> : <Link {...props}>{content}</Link>;
}
