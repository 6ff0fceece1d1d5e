import { useTranslations } from 'next-intl';
import { useDecisionText } from '@/components/analysis/use-decision-text';
import type { NewChange } from './pending-change';

/** What a change says, in words. */
export function useChangeText(): (change: NewChange) => string {
  const t = useTranslations('unsent.what');
  const decisionText = useDecisionText();
  const verdicts = useTranslations('ui');
  return (change) => {
    switch (change.kind) {
      case 'decision': {
        const { note } = change.body;
        return t('decision', { decision: decisionText(change.body), note: note ? ` · ${note}` : '' });
      }
      case 'stars':
        return change.body.rate === null ? t('noStars') : t('stars', { count: change.body.rate });
      case 'correction': {
        const { verdict, reason } = change.body;
        return t('correction', {
          label: change.label,
          verdict: verdicts(`${change.isRedFlag ? 'redFlagChoice' : 'verdict'}.${verdict}`),
          reason,
        });
      }
      case 'note':
        return t('note', { text: change.body.text });
      case 'noteEdit':
        return t('noteEdit', { text: change.body.text });
    }
  };
}
