import { useMemo } from 'react';
import { encode } from 'uqr';

/** The light frame that ISO/IEC 18004 asks for, in squares. */
const border = 4;

/** A QR code: dark on white in both themes, for not every app reads the reverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size: width, data } = encode(text, { ecc: 'M', border });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: width, path: squares.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full rounded-md border forced-color-adjust-none"
    >
      <rect width={size} height={size} className="fill-paper" />
      <path d={path} className="fill-paper-ink" />
    </svg>
  );
}
