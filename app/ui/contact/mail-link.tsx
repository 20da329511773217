interface MailLinkProps {
  address: string;
  className?: string;
}

/** Wraps long addresses after the "@". */
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
