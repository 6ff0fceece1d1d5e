import type { Verdict } from '@/lib/analysis/schemas';

/** A circle around the middle of a field of 24. */
const circle = 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20';

/** The same circle in eight dashes. */
function dashes(): string {
  const at = (turn: number) => {
    const angle = turn * 2 * Math.PI;
    return `${(12 + 10 * Math.sin(angle)).toFixed(2)} ${(12 - 10 * Math.cos(angle)).toFixed(2)}`;
  };
  const parts = Array.from(
    { length: 8 },
    (_, part) => `M${at((part - 0.22) / 8)}A10 10 0 0 1 ${at((part + 0.22) / 8)}`,
  );
  return parts.join('');
}

/** What is drawn for each verdict: one path, for a round pen of width 2 on a field of 24. */
export const verdictShapes: Record<Verdict, string> = {
  MET: `${circle}M7.8 12.2l2.9 2.9 5.4-5.6`,
  PARTIALLY_MET: `${circle}M12 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`,
  NOT_MET: `${circle}M9 9l6 6M15 9l-6 6`,
  NO_INFORMATION: dashes(),
};
