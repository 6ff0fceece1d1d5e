import { Check, Minus, TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { TestSum } from '@/lib/fairness/schemas';

const figures = ['verdicts', 'confidences', 'texts', 'score', 'words', 'tone', 'evaluative'] as const;
const ofWritten = ['words', 'tone', 'evaluative'] as const;

function Outcome({ passed, test }: Pick<TestSum, 'passed' | 'test'>) {
  const t = useTranslations('fairness.tests');
  if (test === 'repeat') return <span className="text-ink-muted text-sm">{t('measure')}</span>;
  if (passed === null)
    return (
      <Badge>
        <Minus aria-hidden="true" />
        {t('notPossible')}
      </Badge>
    );
  return (
    <Badge tone={passed ? 'positive' : 'negative'}>
      {passed ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      {passed ? t('asExpected') : t('differs')}
    </Badge>
  );
}

/** What each test found over all candidates; on a narrow screen each is a block of lines. */
export function TestTable({ tests }: { tests: readonly TestSum[] }) {
  const t = useTranslations('fairness.tests');
  const format = useFormatter();
  return (
    <ul>
      {tests.map((sum) => (
        <li key={sum.test} className="flex flex-col gap-1 border-t px-4 py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="font-medium">{t(`name.${sum.test}`)}</h3>
            <Outcome {...sum} />
          </div>
          <p className="text-ink-muted max-w-3xl text-sm text-pretty">{t(`about.${sum.test}`)}</p>
          {sum.candidates > 0 && (
            <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm">
              <div className="flex gap-1.5">
                <dt className="text-ink-muted">{t('candidates')}</dt>
                <dd className="tabular-nums">
                  {t('differing', { differing: sum.differing, candidates: sum.candidates })}
                </dd>
              </div>
              {(sum.test === 'written' ? ofWritten : figures).map((figure) => (
                <div key={figure} className="flex gap-1.5">
                  <dt className="text-ink-muted">{t(`figure.${figure}`)}</dt>
                  <dd className="tabular-nums">{format.number(sum[figure])}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
