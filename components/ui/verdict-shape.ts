import type { Verdict } from '@/lib/domain/analysis-schemas';

/** A circle in a 24 × 24 view box. */
const circle = 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20';

/** The same circle in eight dashes. */
function dashes(): string {
  const at = (turn: number) => ({
    x: 12 + 10 * Math.sin(turn * 2 * Math.PI),
    y: 12 - 10 * Math.cos(turn * 2 * Math.PI),
  });
  const parts = Array.from({ length: 8 }, (_, part) => {
    const [from, to] = [at((part - 0.22) / 8), at((part + 0.22) / 8)];
    return `M${from.x.toFixed(2)} ${from.y.toFixed(2)}a10 10 0 0 1 ${(to.x - from.x).toFixed(2)} ${(to.y - from.y).toFixed(2)}`;
  });
  return parts.join('');
}

/**
 * SVG path of each verdict for a stroke width of 2 in a 24 × 24 view box. Only M commands are absolute, see {@link
 * translateX}.
 */
export const verdictShapes: Record<Verdict, string> = {
  MET: `${circle}M7.8 12.2l2.9 2.9 5.4-5.6`,
  PARTIALLY_MET: `${circle}M12 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`,
  NOT_MET: `${circle}M9 9l6 6M15 9l-6 6`,
  NO_INFORMATION: dashes(),
};

/** Shifts a path by `x`, to draw many marks as one path. */
export function translateX(shape: string, x: number): string {
  return shape.replace(/M([\d.]+)/g, (_, left: string) => `M${Math.round((Number(left) + x) * 100) / 100}`);
}
