import { useEffect, useState } from "react";

/** Returns an address that shows a chosen file; empty until the page has it. */
export function useObjectUrl(file: File): string {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
