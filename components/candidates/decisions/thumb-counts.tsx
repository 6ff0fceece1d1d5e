import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Tooltip } from '@/components/ui/tooltip';
import { fullName } from '@/components/users/full-name';
import { thumbs, type Thumb } from '@/lib/domain/candidate-enums';
import type { ThumbDto } from '@/lib/domain/thumb-schemas';

export const thumbIcons = { UP: ThumbsUp, DOWN: ThumbsDown };

/** Who gave this thumb, by name. */
export function thumbNames(given: readonly ThumbDto[], thumb: Thumb): string[] {
  return given.filter((one) => one.thumb === thumb).map(({ by }) => fullName(by));
}

/** How many thumbs point up and down, with the names; nothing where there are none. */
export function ThumbCounts({ given }: { given: readonly ThumbDto[] }) {
  const t = useTranslations('thumbs');
  return thumbs.map((thumb) => {
    const names = thumbNames(given, thumb);
    if (names.length === 0) return null;
    const Icon = thumbIcons[thumb];
    const text = t(`count.${thumb}`, { count: names.length, names: names.join(', ') });
    return (
      <Tooltip key={thumb} content={text}>
        <span
          role="img"
          aria-label={text}
          className="text-ink-muted inline-flex items-center gap-0.5 text-sm tabular-nums"
        >
          <Icon className="size-3.5" aria-hidden="true" />
          {names.length}
        </span>
      </Tooltip>
    );
  });
}
