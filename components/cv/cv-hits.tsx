import { cn } from '@/components/ui/class-names';
import type { CvHit } from './find-in-pages';

interface CvHitsProps {
  /** On this page. */
  hits: readonly CvHit[];
  /** The one that is shown now, perhaps on another page. */
  current: CvHit | undefined;
}

/** Where the phrase of the search stands: underlined, unlike quotes; the current one boxed. Counted by the search bar. */
export function CvHits({ hits, current }: CvHitsProps) {
  return hits.flatMap((hit, at) =>
    hit.boxes.map((box, index) => (
      <div
        key={`${at}-${index}`}
        aria-hidden="true"
        data-hit={hit === current ? 'current' : 'other'}
        className={cn(
          'pointer-events-none absolute z-20 rounded-xs forced-color-adjust-none',
          hit === current
            ? 'bg-paper-accent/30 outline-paper-accent shadow-[0_0_0_2px_var(--paper)] outline'
            : 'bg-paper-accent/15 border-b-paper-accent border-b shadow-[0_1px_0_var(--paper)] @lg:border-b-2',
        )}
        style={{
          left: `${box.left * 100}%`,
          top: `${box.top * 100}%`,
          width: `${box.width * 100}%`,
          height: `${box.height * 100}%`,
        }}
      />
    )),
  );
}
