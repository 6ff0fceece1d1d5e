import { Shuffle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { Unstable, Verdict } from '@/lib/domain/analysis-schemas';

/** The verdicts with how often each was given, the most frequent first. */
function tally(runs: readonly Verdict[]): [Verdict, number][] {
  const counts = new Map<Verdict, number>();
  for (const verdict of runs) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** Says that the same question had more than one answer, and which. */
export function UnstableNote({ unstable, redFlag }: { unstable: Unstable; redFlag: boolean }) {
  const t = useTranslations('analysis.unstable');
  const { runs, earlier } = unstable;
  return (
    <div className="border-caution bg-caution-soft mt-2 max-w-prose rounded-md border-l-2 px-3 py-1.5 text-sm text-pretty">
      <Shuffle className="mr-1 inline size-4 align-text-bottom" aria-hidden="true" />
      <strong className="font-medium">{t('title')}</strong>{' '}
      {runs.length > 0 && (
        <>
          {t('runs', { count: runs.length })}{' '}
          {tally(runs).map(([verdict, count]) => (
            <span key={verdict} className="mr-3 inline-block">
              <VerdictMark verdict={verdict} redFlag={redFlag} /> {t('times', { count })}
            </span>
          ))}
        </>
      )}
      {earlier && (
        <>
          {t('earlier')} <VerdictMark verdict={earlier} redFlag={redFlag} />
        </>
      )}
    </div>
  );
}
