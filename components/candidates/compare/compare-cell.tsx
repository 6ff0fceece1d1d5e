import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';

/** A verdict with its reason and the CV's words. */
export function CompareCell({ verdict: one }: { verdict: CriterionVerdictDto | null }) {
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
      <p className="text-sm text-pretty break-words">{correction?.reason ?? reason}</p>
      {evidence.slice(0, 2).map(({ id, quote }) => (
        <blockquote
          key={id}
          className="text-ink-muted border-line-strong line-clamp-4 border-l-2 pl-2 text-sm break-words"
        >
          {quote}
        </blockquote>
      ))}
    </div>
  );
}
