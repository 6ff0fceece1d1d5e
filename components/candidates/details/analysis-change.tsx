import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { WordChanges } from '@/components/ui/word-changes';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { fullName } from '@/components/users/full-name';
import type {
  AnalysisEntry,
  ChangeCause,
  CriterionChange,
  JudgedSide,
} from '@/lib/analysis/store/analysis-history-schemas';
import { usePayText } from '@/components/fields/candidates/use-pay-text';
import { useEngineText } from './use-engine-text';

interface AnalysisChangeProps {
  change: CriterionChange;
  /** The two analyses: before and after. */
  engines: [AnalysisEntry, AnalysisEntry];
}

/** The verdict before and after; once where it is the same. */
function Verdicts({ change: { kind, before, after } }: { change: CriterionChange }) {
  const t = useTranslations('analysisHistory');
  const redFlag = kind === 'RED_FLAG';
  if (before && after && before.verdict === after.verdict)
    return (
      <p>
        <VerdictMark verdict={after.verdict} redFlag={redFlag} distinct />{' '}
        <span className="text-ink-muted text-sm">{t('sameVerdict')}</span>
      </p>
    );
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {before && <VerdictMark verdict={before.verdict} redFlag={redFlag} distinct />}
      {before && after && <span aria-hidden="true">→</span>}
      {after && <VerdictMark verdict={after.verdict} redFlag={redFlag} distinct />}
    </p>
  );
}

function Quotes({ title, quotes }: { title: string; quotes: JudgedSide['quotes'] }) {
  const t = useTranslations('analysisHistory');
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted">{title}</dt>
      <dd>
        {quotes.length === 0
          ? t('noQuotes')
          : quotes.map(({ page, quote }, index) => (
              <q key={`${page} ${index}`} className="block text-pretty break-words">
                {quote}
              </q>
            ))}
      </dd>
    </div>
  );
}

/** The process asks something else: what, and what it asked before. */
function CriterionCause({ before, after }: Pick<CriterionChange, 'before' | 'after'>) {
  const t = useTranslations('analysisHistory.cause');
  const payText = usePayText();
  const salary = (budget: JudgedSide['budget']) => payText(budget && { ...budget, unit: 'MONTH', tax: null });
  if (!before || !after) return t(after ? 'added' : 'removed');
  if (before.label !== after.label)
    return (
      <>
        {t('reworded')} <WordChanges from={before.label} to={after.label} />
      </>
    );
  const [from, to] = [salary(before.budget), salary(after.budget)];
  return from && to ? t('budget', { from, to }) : t('criterion');
}

/** One cause of the difference, in words. */
function Cause({ cause, change, engines }: AnalysisChangeProps & { cause: ChangeCause }): ReactNode {
  const t = useTranslations('analysisHistory');
  const necessities = useTranslations('analysis.necessity');
  const engineText = useEngineText();
  const { before, after } = change;
  const weight = ({ necessity, importance }: JudgedSide) =>
    t('weight', { necessity: necessities(necessity), importance });
  if (cause === 'CRITERION') return <CriterionCause before={before} after={after} />;
  if (cause === 'WEIGHT') return before && after && t('cause.weight', { from: weight(before), to: weight(after) });
  if (cause === 'ENGINE') return t('cause.ENGINE', { from: engineText(engines[0]), to: engineText(engines[1]) });
  if (cause === 'ANSWER') return t(engines[1].engine === 'openai' ? 'cause.model' : 'cause.answer');
  if (cause !== 'CORRECTION') return t(`cause.${cause}`);
  if (!after?.correction) return t('cause.correctionEnded');
  const { by, reason } = after.correction;
  return `${t('cause.corrected', { name: fullName(by) })} ${reason}`;
}

/** A criterion that turned out otherwise than in the analysis before: verdicts, causes, quotes. */
export function AnalysisChange({ change, engines }: AnalysisChangeProps) {
  const t = useTranslations('analysisHistory');
  const { before, after, causes } = change;
  const quotesDiffer = JSON.stringify(before?.quotes) !== JSON.stringify(after?.quotes);
  return (
    <li>
      <h3 className="text-pretty break-words">{(after ?? before)?.label}</h3>
      <Verdicts change={change} />
      <ul className="text-sm">
        {causes.map((cause) => (
          <li key={cause} className="max-w-prose text-pretty break-words">
            <Cause cause={cause} change={change} engines={engines} />
          </li>
        ))}
      </ul>
      {before && after && quotesDiffer && (
        <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
          <Quotes title={t('before')} quotes={before.quotes} />
          <Quotes title={t('after')} quotes={after.quotes} />
        </dl>
      )}
    </li>
  );
}
