import { useTranslations } from 'next-intl';
import type { Calibration } from '@/lib/fairness/oversight/schemas';

const size = 160;
const edge = 8;
const at = (share: number): number => edge + share * size;
/** Area by the number of judgements, never too small to see. */
const radius = (count: number, most: number): number => 3 + 6 * Math.sqrt(count / most);

/** Mean confidence across, the share of agreement upwards; the table beside it says the same. */
export function ReliabilityDiagram({ bands }: { bands: Calibration['reliability']['bands'] }) {
  const t = useTranslations('fairness.calibration.reliability');
  const most = Math.max(...bands.map(({ count }) => count));
  const side = size + 2 * edge;
  const points = bands.map((band) => ({ ...band, x: at(band.confidence), y: at(1 - band.right) }));
  return (
    <svg role="img" aria-label={t('diagram')} viewBox={`0 0 ${side} ${side}`} className="h-auto w-44 shrink-0">
      <rect x={edge} y={edge} width={size} height={size} className="fill-sunken stroke-line" />
      <line x1={at(0)} y1={at(1)} x2={at(1)} y2={at(0)} strokeDasharray="4 4" className="stroke-ink-faint" />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth={1.5}
        className="stroke-accent"
      />
      {points.map(({ from, x, y, count }) => (
        <circle key={from} cx={x} cy={y} r={radius(count, most)} className="fill-accent stroke-surface" />
      ))}
    </svg>
  );
}
