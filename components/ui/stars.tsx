import { cn } from './class-names';

/** Units of one star's field, which is 24 high: 1.5 units are a px, so a star is 16 px wide in a field of 20. */
const field = 30;
/** Round the star from its top. */
const outline = 'l3.09 6.26 6.91 1.01-5 4.87 1.18 6.88-6.18-3.25-6.18 3.25 1.18-6.88-5-4.87 6.91-1.01z';

/** The stars from number `first` to before `end`, counted from 0, as one path. */
function starsFrom(first: number, end: number): string {
  return Array.from({ length: end - first }, (_, index) => `M${(first + index + 0.5) * field} 2${outline}`).join('');
}

interface StarsProps {
  /** How many of them are lit. */
  on: number;
  of: number;
  /** The AI's stars are outlined on a soft ground, a recruiter's are filled. */
  outlined: boolean;
}

/** Stars in a row, 20 px each, as one drawing: a table has hundreds of them. */
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
