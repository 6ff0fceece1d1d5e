import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { FairnessReport } from '@/lib/fairness/schemas';

type Case = FairnessReport['cases'][number];
type Difference = Case['differences'][number];

interface CaseListProps {
  report: FairnessReport;
}

/** The candidates whose copies differ, or whose CV could not be examined. */
export function CaseList({ report }: CaseListProps) {
  const t = useTranslations('fairness.cases');
  const errors = useTranslations('errors');
  const isShown = ({ broken, test }: Difference) => broken && test !== 'repeat';
  const shown = report.cases.filter(({ problem, differences }) => problem !== null || differences.some(isShown));
  if (shown.length === 0) return <p className="text-ink-muted border-t px-4 py-3">{t('none')}</p>;
  return (
    <ul>
      {shown.map(({ candidateId, number, problem, differences }) => (
        <li key={candidateId} className="border-t px-4 py-3">
          <Link
            prefetch={false}
            href={`/processes/${report.process.id}/candidates/${candidateId}`}
            className="text-accent-ink font-medium hover:underline"
          >
            {t('candidate', { number })}
          </Link>
          <span className="text-ink-muted block font-mono text-xs wrap-anywhere">{candidateId}</span>
          {problem && (
            <p className="mt-1 text-sm text-pretty">
              {t('problem')} {errors.has(problem) ? errors(problem, { max: 0 }) : problem}
            </p>
          )}
          {differences.filter(isShown).map((difference) => (
            <CaseDifference key={difference.test} difference={difference} criteria={report.criteria} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function CaseDifference({
  difference: { test, criterionId, verdicts, score, texts, words, tone, evaluative, measure },
  criteria,
}: {
  difference: Difference;
  criteria: FairnessReport['criteria'];
}) {
  const t = useTranslations('fairness.cases');
  const names = useTranslations('fairness.tests.name');
  const labelOf = (id: string) => criteria.find((one) => one.criterionId === id)?.label ?? '';
  const lines = [
    ...(criterionId ? [t('fact', { criterion: labelOf(criterionId) })] : []),
    ...(score.one === score.other ? [] : [t('score', { one: score.one ?? '–', other: score.other ?? '–' })]),
    ...(texts > 0 ? [t('texts', { count: texts })] : []),
    ...(measure && words.one !== words.other ? [t('words', words)] : []),
    ...(tone.one === tone.other ? [] : [t('tone', { one: tone.one, other: tone.other })]),
    ...(evaluative.one.length > 0 ? [t('evaluativeOne', { words: evaluative.one.join(', ') })] : []),
    ...(evaluative.other.length > 0 ? [t('evaluativeOther', { words: evaluative.other.join(', ') })] : []),
    ...(measure ? [t('measure', measure)] : []),
  ];
  return (
    <div className="mt-2 text-sm">
      <p className="font-medium">{names(test)}</p>
      <ul className="text-ink-muted">
        {verdicts.map((one) => (
          <li key={one.criterionId} className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
            {labelOf(one.criterionId)}: <VerdictMark verdict={one.one} /> / <VerdictMark verdict={one.other} />
          </li>
        ))}
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
