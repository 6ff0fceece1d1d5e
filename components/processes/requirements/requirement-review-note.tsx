'use client';

import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { cn } from '@/components/ui/class-names';
import { reviewRequirement, type ReviewFinding } from '@/lib/requirement-review/review-requirement';

interface RequirementReviewNoteProps {
  id: string;
  /** The requirement's current text. */
  text: string;
  /** Applies the suggested wording; without it none is offered. */
  onUse?: (better: string) => void;
  className?: string;
}

/** Legal and quality findings about a requirement while it is typed. */
export function RequirementReviewNote({ id, text, onUse, className }: RequirementReviewNoteProps) {
  const settled = useDeferredValue(text);
  const findings = useMemo(() => reviewRequirement(settled), [settled]);
  const list = useRef<HTMLUListElement>(null);
  // Otherwise hidden below the last field of a scrolling dialog.
  useEffect(() => {
    if (findings.length > 0 && document.activeElement?.getAttribute('aria-describedby')?.includes(id)) {
      list.current?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [findings.length, id]);
  return (
    <ul
      ref={list}
      id={id}
      aria-live="polite"
      className={cn('flex flex-col gap-1 text-sm', findings.length > 0 && className)}
    >
      {findings.map((finding) => (
        <Finding
          key={finding.code}
          finding={finding}
          {...(onUse && { onUse: (better: string) => onUse(replace(settled, finding, better)) })}
        />
      ))}
    </ul>
  );
}

function replace(text: string, { start, end }: ReviewFinding, better: string): string {
  const worded = start === 0 ? better.charAt(0).toLocaleUpperCase('pl') + better.slice(1) : better;
  return text.slice(0, start) + worded + text.slice(end);
}

function Finding({ finding, onUse }: { finding: ReviewFinding; onUse?: (better: string) => void }) {
  const t = useTranslations('requirementReview');
  if (finding.severity === 'REFUSED') {
    return (
      <li className="text-negative-ink flex items-start gap-1.5">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span>
          <strong className="font-medium">{t('refusedLabel')}:</strong> {t('refused', { ground: finding.code })}{' '}
          {t(`lawful.${finding.code}`)} <span className="text-ink-muted">({t('law')})</span>
        </span>
      </li>
    );
  }
  const { better } = finding;
  return (
    <li className="text-caution-ink flex items-start gap-1.5">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        <strong className="font-medium">{t('warningLabel')}:</strong> {t(`warning.${finding.code}`)}{' '}
        {better && onUse && (
          <button
            type="button"
            onClick={() => onUse(better)}
            className="text-accent-ink rounded-sm font-medium hover:underline"
          >
            {t('use', { better })}
          </button>
        )}
      </span>
    </li>
  );
}
