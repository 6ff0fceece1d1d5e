'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { AnalysisDto } from '@/lib/analysis/schemas';

/** The engine that judged, and when. */
export function EngineNote({ analysis }: { analysis: AnalysisDto }) {
  const t = useTranslations('analysis.engine');
  const format = useFormatter();
  const name = analysis.engine === 'offline' ? t('offline') : analysis.engine;
  const version = [analysis.model, analysis.engineVersion].filter(Boolean).join(', ');
  const seconds = (Date.parse(analysis.finishedAt) - Date.parse(analysis.startedAt)) / 1000;
  return (
    <p className="text-ink-muted px-4 py-3 text-sm">
      {t('judgedBy', {
        name,
        version,
        date: format.dateTime(new Date(analysis.finishedAt), { dateStyle: 'medium', timeStyle: 'short' }),
        seconds: format.number(seconds, { maximumFractionDigits: 1 }),
      })}
    </p>
  );
}
