/** A QR code: its width in squares with the margin around it, and its lines, a square high, as a path of an SVG. */
export interface QrCode {
  size: number;
  path: string;
}

/** A QR code on white, which a camera needs. @param label what it is, for who cannot see it */
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
