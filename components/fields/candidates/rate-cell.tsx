'use client';

import { useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { useRowActive } from '@/components/data-table/row-active-context';
import { PendingMark } from '@/components/pending-changes/pending-mark';
import { useShownStars } from './use-shown-stars';
import { StarRating } from '@/components/ui/star-rating';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';

interface RateCellProps {
  id: string;
  name: string;
  rate: CandidateListItem['rate'];
  rateSource: CandidateListItem['rateSource'];
  /** Must be stable. Null: read only. */
  onRate: ((candidateId: string, rate: number) => void) | null;
}

/** Editable stars; they become buttons on hover or focus, because a table has hundreds of them. */
export const RateCell = memo(function RateCell({ id, name, rate, rateSource, onRate }: RateCellProps) {
  const t = useTranslations('candidates');
  const stars = useShownStars({ id, rate, rateSource });
  const [near, setNear] = useState(false);
  const active = useRowActive();
  const editable = onRate !== null && (near || active);
  return (
    <span className="flex w-max" onPointerEnter={() => setNear(true)} onPointerLeave={() => setNear(false)}>
      <StarRating
        value={stars.rate}
        source={stars.rateSource}
        label={t('rateOf', { name })}
        {...(editable ? { onChange: (value: number) => onRate(id, value) } : {})}
      />
      {stars.pending && <PendingMark change={stars.pending} iconOnly className="ml-1" />}
    </span>
  );
});
