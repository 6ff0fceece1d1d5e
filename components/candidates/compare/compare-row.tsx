import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/class-names';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import { compareClasses } from './compare-classes';
import type { CompareRow as Row } from './compare-rows';

interface CompareRowProps {
  row: Row;
  /** Of the candidates, in order. */
  ids: readonly string[];
}

/** A criterion with each candidate's verdict and first quote; its button unfolds the words, reasons and other quotes. */
export function CompareRow({ row, ids }: CompareRowProps) {
  const t = useTranslations('compare');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <tr>
      <th scope="row" className={cn(compareClasses.head, compareClasses.first)}>
        <button
          type="button"
          aria-expanded={isOpen}
          title={isOpen ? t('fold') : t('unfold')}
          onClick={() => setIsOpen(!isOpen)}
          className="hover:bg-hover -mx-1.5 flex w-[calc(100%+0.75rem)] items-start gap-1 rounded-sm px-1 py-0.5 text-left"
        >
          <ChevronRight
            className={cn('text-ink-muted mt-0.5 size-4 shrink-0 transition-transform', isOpen && 'rotate-90')}
            aria-hidden="true"
          />
          <span className={cn('min-w-0 text-pretty break-words', !isOpen && 'line-clamp-3')}>{row.label}</span>
        </button>
      </th>
      {row.verdicts.map((verdict, index) => (
        <td key={ids[index]} className={compareClasses.cell}>
          <CompareCell verdict={verdict} isOpen={isOpen} />
        </td>
      ))}
    </tr>
  );
}

interface CompareCellProps {
  verdict: CriterionVerdictDto | null;
  /** With its reason and every quote; else with a part of the first quote. */
  isOpen: boolean;
}

/** A verdict with the CV's words. */
function CompareCell({ verdict: one, isOpen }: CompareCellProps) {
  const t = useTranslations('compare');
  const analysis = useTranslations('analysis');
  if (!one) return <span className="text-ink-muted">{t('notJudged')}</span>;
  const { verdict, criterion, correction, reason, evidence, toCheck } = one;
  return (
    <div className="space-y-1">
      <span className="flex flex-wrap items-center gap-1.5">
        <VerdictMark verdict={verdict} redFlag={criterion.kind === 'RED_FLAG'} show="badge" />
        {toCheck && <Badge tone="caution">{analysis('toCheck')}</Badge>}
        {correction && <Badge tone="accent">{t('corrected')}</Badge>}
      </span>
      {isOpen && <p className="text-sm text-pretty break-words">{correction?.reason ?? reason}</p>}
      {evidence.slice(0, isOpen ? evidence.length : 1).map(({ id, quote }) => (
        <blockquote
          key={id}
          className={cn(
            'text-ink-muted border-line-strong border-l-2 pl-2 text-sm leading-4.5 break-words',
            !isOpen && 'line-clamp-2',
          )}
        >
          {quote}
        </blockquote>
      ))}
    </div>
  );
}
