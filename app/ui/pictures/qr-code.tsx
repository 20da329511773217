/** Width in squares with margin, and an SVG path of lines one square high. */
export interface QrCode {
  size: number;
  path: string;
}

/** On white, which cameras need. @param label for screen readers */
export function QrPicture({ code, label, className }: { code: QrCode; label: string; className: string }) {
  const { size, path } = code;
  return (
    <svg
      viewBox={`0 -0.5 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} stroke="#000" />
    </svg>
  );
}
