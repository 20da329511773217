interface MailLinkProps {
  address: string;
  className?: string;
}

/** An e-mail address; if it does not fit in a line, it goes on after the "@". */
export function MailLink({ address, className }: MailLinkProps) {
  const [, name = "", host = ""] = /^(.*@)(.*)$/.exec(address) ?? [];
  return (
    <a className={className} href={`mailto:${address}`}>
      {name}
      <wbr />
      {host}
    </a>
  );
}
