'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useMoney } from '@/components/ui/use-money';
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import { toLocale } from '@/lib/i18n/locale';
import { measuredEngines } from '@/lib/domain/model-enums';

/** Seconds: "0 s" would look like a fault. */
const shortest = 0.1;

/** The engine that judged, when, in which language if in another, what a model took for it, and how good rules are. */
export function EngineNote({ analysis }: { analysis: AnalysisDto }) {
  const t = useTranslations('analysis.engine');
  const locale = toLocale(useLocale());
  const format = useFormatter();
  const money = useMoney();
  const { inputTokens, outputTokens, cost } = analysis;
  const name = t(analysis.engine === 'openai' ? 'openai' : 'offline');
  const version = [analysis.model, analysis.engineVersion].filter(Boolean).join(', ');
  const took = (Date.parse(analysis.finishedAt) - Date.parse(analysis.startedAt)) / 1000;
  return (
    <p className="text-ink-muted px-4 py-3 text-sm">
      {t('judgedBy', {
        name,
        version,
        date: format.dateTime(new Date(analysis.finishedAt), { dateStyle: 'medium', timeStyle: 'short' }),
        seconds: format.number(Math.max(took, shortest), { maximumFractionDigits: 1 }),
      })}
      {analysis.fallbackReason !== null && ` · ${t('insteadOfModel')}`}
      {inputTokens > 0 && ` · ${t('tokens', { inputTokens, outputTokens })}`}
      {analysis.locale !== locale && ` · ${t(`writtenIn.${analysis.locale}`)}`}
      {cost && ` · ${t('cost', { cost: money(cost.micros, cost.currency) })}`}
      {analysis.engine === 'offline' && <span className="block text-pretty">{t('byRules', measuredEngines)}</span>}
    </p>
  );
}
