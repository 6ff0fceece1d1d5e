import { cn } from './class-names';

/** Width of a star's cell in units (1.5 units are 1 px); its height is 24. */
const field = 30;
/** Path of a star from its top. */
const outline = 'l3.09 6.26 6.91 1.01-5 4.87 1.18 6.88-6.18-3.25-6.18 3.25 1.18-6.88-5-4.87 6.91-1.01z';

/** Stars `first` to `end` (exclusive, 0-based) as one path. */
function starsFrom(first: number, end: number): string {
  return Array.from({ length: end - first }, (_, index) => `M${(first + index + 0.5) * field} 2${outline}`).join('');
}

interface StarsProps {
  /** Number of filled stars. */
  on: number;
  of: number;
  /** AI ratings are outlined, recruiters' are filled. */
  outlined: boolean;
}

/** A row of stars, 20 px each, as one SVG, because a table has hundreds of them. */
export function Stars({ on, of, outlined }: StarsProps) {
  return (
    <svg
      width={of * 20}
      height={16}
      viewBox={`0 0 ${of * field} 24`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {on > 0 && <path d={starsFrom(0, on)} className={cn('text-star', outlined ? 'fill-star/25' : 'fill-star')} />}
      {on < of && <path d={starsFrom(on, of)} className="text-line-strong" />}
    </svg>
  );
}
