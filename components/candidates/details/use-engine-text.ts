import { useTranslations } from 'next-intl';
import type { AnalysisEntry } from '@/lib/analysis/store/analysis-history-schemas';

/** Names who judged, with model and version. */
export function useEngineText(): (entry: AnalysisEntry) => string {
  const t = useTranslations('analysisHistory');
  const names = useTranslations('analysis.engine');
  return ({ engine, engineVersion, model }) =>
    t('engine', {
      name: names(engine === 'openai' ? 'openai' : 'offline'),
      version: [model, engineVersion].filter(Boolean).join(', '),
    });
}
