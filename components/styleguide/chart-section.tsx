'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BarList } from '@/components/ui/charts/bar-list';
import { Histogram } from '@/components/ui/charts/histogram';
import { ShareBar } from '@/components/ui/charts/share-bar';
import { Specimen } from './specimen';

const scores = [0, 1, 3, 2, 8, 14, 22, 17, 6, 2];
const stages = [
  { id: 'new', count: 31, tone: 'accent' },
  { id: 'seen', count: 18, tone: 'neutral' },
  { id: 'outdated', count: 4, tone: 'caution' },
  { id: 'sent', count: 9, tone: 'positive' },
  { id: 'waiting', count: 7, tone: 'unknown' },
  { id: 'failed', count: 2, tone: 'negative' },
] as const;
const requirements = [
  { id: 'licence', counts: { met: 20, partly: 2, silent: 12, not: 41 } },
  { id: 'years', counts: { met: 38, partly: 21, silent: 4, not: 12 } },
  { id: 'payroll', counts: { met: 70, partly: 5, silent: 0, not: 0 } },
] as const;
const parts = [
  { id: 'met', tone: 'positive' },
  { id: 'partly', tone: 'caution' },
  { id: 'silent', tone: 'unknown' },
  { id: 'not', tone: 'negative' },
] as const;

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

export function ChartSection() {
  const t = useTranslations('styleguide.charts');
  const [chosenScores, setChosenScores] = useState<string[]>(['6', '7']);
  const [chosenStages, setChosenStages] = useState<string[]>(['new']);
  const bars = scores.map((count, index) => {
    const range = t('range', { from: index * 10, to: index === 9 ? 100 : index * 10 + 9 });
    return { id: String(index), label: range, tick: String(index * 10), count, valueText: t('bar', { range, count }) };
  });
  const shares = stages.map(({ id, ...stage }) => ({ id, label: t(`stage.${id}`), ...stage }));
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <Specimen title={t('histogram')} className="block">
        <Histogram title={t('scores')} bars={bars} />
      </Specimen>
      <Specimen title={t('histogramSelect')} className="block">
        <Histogram
          title={t('scores')}
          bars={bars}
          selectedIds={chosenScores}
          onSelect={(id) => setChosenScores(toggled(chosenScores, id))}
        />
      </Specimen>
      <Specimen title={t('histogramSmall')}>
        <Histogram
          size="small"
          title={t('scores')}
          bars={bars}
          selectedIds={chosenScores}
          onSelect={(id) => setChosenScores(toggled(chosenScores, id))}
        />
      </Specimen>
      <Specimen title={t('barList')} className="block max-w-80">
        <BarList
          title={t('byRequirement')}
          rowsLabel={t('requirement')}
          parts={parts.map(({ id, tone }) => ({ id, tone, label: t(`part.${id}`) }))}
          rows={requirements.map(({ id, counts }) => ({
            id,
            counts,
            label: t(`row.${id}`),
            ...(counts.not > 0 && { figure: t('notMet', { count: counts.not }) }),
          }))}
        />
      </Specimen>
      <Specimen title={t('share')} className="block max-w-80">
        <ShareBar title={t('byStage')} shares={shares} />
      </Specimen>
      <Specimen title={t('shareSelect')} className="block max-w-80">
        <ShareBar
          title={t('byStage')}
          shares={shares}
          selectedIds={chosenStages}
          onSelect={(id) => setChosenStages(toggled(chosenStages, id))}
        />
      </Specimen>
    </div>
  );
}
