import { Check, CircleSlash, Hourglass, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isUnderWay } from '@/components/queries/fairness/fairness-queries';
import { Badge } from '@/components/ui/badge';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { FairnessRunDto } from '@/lib/fairness/schemas';

/** Where a run stands, and what came of it. */
export function RunState({ run }: { run: FairnessRunDto }) {
  const t = useTranslations('fairness.state');
  const { state, passed, examined, candidates } = run;
  if (isUnderWay(run)) {
    const progress = t('progress', { examined, candidates });
    return (
      <span className="flex flex-col gap-1">
        <Badge tone="accent" className="self-start">
          <Hourglass aria-hidden="true" />
          {state === 'QUEUED' ? t('QUEUED') : progress}
        </Badge>
        <ProgressBar
          label={t('RUNNING')}
          value={(100 * examined) / candidates}
          valueText={progress}
          className="max-w-40"
        />
      </span>
    );
  }
  return (
    <span className="flex flex-wrap gap-1">
      {passed !== null && (
        <Badge tone={passed ? 'positive' : 'negative'}>
          {passed ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
          {passed ? t('passed') : t('failed')}
        </Badge>
      )}
      {state === 'STOPPED' && (
        <Badge tone="caution">
          <CircleSlash aria-hidden="true" />
          {t('STOPPED')}
        </Badge>
      )}
    </span>
  );
}

/** Why a run ended early; null: it did not. */
export function useStopReason(): (run: FairnessRunDto) => string | null {
  const errors = useTranslations('errors');
  const t = useTranslations('fairness.state');
  return ({ state, stopReason }) => {
    if (state !== 'STOPPED') return null;
    return stopReason && errors.has(stopReason) ? errors(stopReason, { max: 0, scope: '' }) : t('stoppedUnknown');
  };
}
