'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { reviewPositionTitle } from '@/lib/requirement-review/review-position-title';

interface PositionTitleNoteProps {
  title: string;
  onUse: (better: string) => void;
}

/** Warns of a gendered title and offers a neutral one. */
export function PositionTitleNote({ title, onUse }: PositionTitleNoteProps) {
  const t = useTranslations('requirementReview');
  const finding = reviewPositionTitle(title);
  return (
    <div aria-live="polite">
      {finding && (
        <p className="text-caution-ink mt-1 flex items-start gap-1.5 text-sm">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            {t('title')}{' '}
            <button
              type="button"
              onClick={() => onUse(finding.better)}
              className="text-accent-ink rounded-sm font-medium hover:underline"
            >
              {t('use', { better: finding.better })}
            </button>
          </span>
        </p>
      )}
    </div>
  );
}
