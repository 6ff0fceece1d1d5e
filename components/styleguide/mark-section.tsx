'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProcessStatusBadge } from '@/components/fields/processes/process-status-badge';
import { Badge } from '@/components/ui/badge';
import { Kbd } from '@/components/ui/kbd';
import { ScoreBar } from '@/components/ui/score-bar';
import { StarRating } from '@/components/ui/star-rating';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { processStatuses } from '@/lib/domain/process-enums';
import { Specimen } from './specimen';

const tones = ['neutral', 'accent', 'positive', 'caution', 'negative'] as const;
const verdicts = ['MET', 'PARTIALLY_MET', 'NO_INFORMATION', 'NOT_MET'] as const;
const shows = ['mark', 'word', 'badge'] as const;
const scores = [92, 70, 55, 12, null] as const;
const keys = ['J', 'K', '1', '?', 'Ctrl', 'Enter'] as const;

export function MarkSection() {
  const t = useTranslations('styleguide.marks');
  const [rate, setRate] = useState(3);
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Specimen title={t('badges')}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`tone.${tone}`)}
          </Badge>
        ))}
      </Specimen>
      <Specimen title={t('processStatuses')}>
        {processStatuses.map((status) => (
          <ProcessStatusBadge key={status} status={status} />
        ))}
      </Specimen>
      {shows.map((show) => (
        <Specimen key={show} title={t(`verdicts.${show}`)} className="gap-x-5">
          {verdicts.map((verdict) => (
            <VerdictMark key={verdict} verdict={verdict} show={show} />
          ))}
        </Specimen>
      ))}
      <Specimen title={t('redFlags')} className="gap-x-5">
        {verdicts.map((verdict) => (
          <VerdictMark key={verdict} verdict={verdict} redFlag />
        ))}
      </Specimen>
      <Specimen title={t('scores')} className="gap-x-6">
        {scores.map((score) => (
          <ScoreBar
            key={score}
            score={score}
            label={score === null ? t('noScore') : t('score', { score })}
            {...(score === 55 && { range: { low: 40, high: 75 } })}
          />
        ))}
      </Specimen>
      <Specimen title={t('starsRead')} className="gap-x-6">
        <StarRating value={4} source="AI" label={t('ratingOf')} />
        <StarRating value={4} source="RECRUITER" label={t('ratingOf')} />
        <StarRating value={null} source={null} label={t('ratingOf')} />
      </Specimen>
      <Specimen title={t('starsSet')} className="gap-x-6">
        <StarRating value={rate} source="RECRUITER" label={t('ratingOf')} onChange={setRate} />
        <StarRating value={2} source="AI" label={t('ratingOf')} onChange={setRate} disabled />
      </Specimen>
      <Specimen title={t('keys')} className="gap-1.5">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </Specimen>
    </div>
  );
}
