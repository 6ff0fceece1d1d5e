import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMoney } from '@/components/ui/use-money';
import { trialExampleNumbers } from '@/lib/analysis/trial/enums';
import { sumTrial, type TrialSum } from '@/lib/analysis/trial/sum-trial';
import { ModelTrialExample } from './model-trial-example';
import { trialSeconds } from './trial-seconds';
import type { RunningTrial } from './use-model-trial';

const total = trialExampleNumbers.length;
/** So many verdicts more or fewer may be chance (docs/decisions/0134). */
const chance = 3;

/** "37 of 40 right, all quotes proved, 12 s a CV". */
function Figures({ sum }: { sum: TrialSum }) {
  const t = useTranslations('modelTrial');
  const { kept, refused } = sum.quotes;
  const all = kept + refused;
  const quotes =
    all === 0 ? t('quotes.none') : refused === 0 ? t('quotes.kept') : t('quotes.refused', { refused, all });
  return <>{t('figures', { ...sum.verdicts, quotes, seconds: trialSeconds(sum.milliseconds) })}</>;
}

/** What the share of right verdicts means beside that of the built-in rules, which are free. Of a part of the trial it means nothing. */
function Comparison({ sum: { verdicts, builtIn }, isWhole }: { sum: TrialSum; isWhole: boolean }) {
  const t = useTranslations('modelTrial');
  const difference = verdicts.right - builtIn.right;
  return (
    <>
      <p>{t('builtIn', { ...builtIn })}</p>
      {isWhole && difference <= chance && (
        <p className="bg-caution-soft text-caution-ink flex items-start gap-2 rounded-md px-3 py-2">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="min-w-0">{t(difference < -chance ? 'worse' : 'close')}</span>
        </p>
      )}
    </>
  );
}

function Details({ sum, currency }: { sum: TrialSum; currency: string }) {
  const t = useTranslations('modelTrial');
  const money = useMoney();
  const { repaired, unusable, usage } = sum;
  return (
    <p className="text-ink-muted text-sm">
      {unusable > 0 && `${t('unusable', { count: unusable })} `}
      {repaired > 0 && `${t('repaired', { count: repaired })} `}
      {t('tokens', { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens })}{' '}
      {usage.costMicros > 0 && `${t('cost', { cost: money(usage.costMicros, currency) })} `}
      {t('notCounted')}
    </p>
  );
}

/** Why a trial ended before its time. */
function Interruption({ trial: { state, code, results } }: { trial: RunningTrial }) {
  const t = useTranslations('modelTrial');
  const errors = useTranslations('errors');
  const done = results.length;
  if (state === 'stopped') return <p>{t('stopped', { done, total })}</p>;
  if (state !== 'failed') return null;
  const fault = code !== null && (errors.has(code) ? errors(code) : t('otherFault', { code }));
  return (
    <p className="text-negative-ink">
      {t('failed', { number: done + 1, total })} {fault}
    </p>
  );
}

/** What a trial has come to: the sum once it is over, and each example as soon as it is judged. */
export function ModelTrialResult({ trial }: { trial: RunningTrial }) {
  const t = useTranslations('modelTrial');
  const { model, currency, results, state } = trial;
  const sum = sumTrial(results);
  const isOver = state !== 'running';
  return (
    <section aria-label={t('title', { model })} className="flex flex-col gap-3 pt-3">
      <div role="status" className="flex max-w-3xl flex-col gap-2 text-pretty">
        {isOver && <Interruption trial={trial} />}
        {isOver && results.length > 0 && (
          <>
            <h3 className="font-medium break-words">
              {model}: <Figures sum={sum} />
            </h3>
            <Comparison sum={sum} isWhole={state === 'done'} />
          </>
        )}
      </div>
      {isOver && results.length > 0 && (
        <div className="flex max-w-3xl flex-col gap-2 text-pretty">
          <p className="text-ink-muted text-sm">{t('meaning')}</p>
          <Details sum={sum} currency={currency} />
        </div>
      )}
      {results.length > 0 && (
        <ol className="rounded-lg border">
          {results.map((result) => (
            <ModelTrialExample key={result.example} result={result} />
          ))}
        </ol>
      )}
    </section>
  );
}
