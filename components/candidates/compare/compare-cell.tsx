import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/class-names';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';

interface CompareCellProps {
  verdict: CriterionVerdictDto | null;
  /** With its reason and every quote; else with a part of the first quote. */
  isOpen: boolean;
}

/** A verdict with the CV's words. */
export function CompareCell({ verdict: one, isOpen }: CompareCellProps) {
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
