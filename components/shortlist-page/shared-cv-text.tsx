import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { saveFile } from '@/components/cv/save-file';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import type { SharedCandidate } from '@/lib/shortlists/shortlist-schemas';
import { CallFailure } from './call-failure';
import { useReviewCalls } from './review-calls';

interface SharedCvTextProps {
  candidate: SharedCandidate;
  /** The criterion whose first quote is scrolled to and focused. */
  sought: string | null;
  /** Something may be covered. */
  isMasked: boolean;
}

/** The text of a CV with its quotes marked, and where nothing is hidden its file. */
export function SharedCvText({ candidate, sought, isMasked }: SharedCvTextProps) {
  const t = useTranslations('shortlistPage.cv');
  const calls = useReviewCalls();
  const text = useRef<HTMLDivElement>(null);
  const labels = new Map(candidate.verdicts.map(({ criterionId, label }) => [criterionId, label]));
  const file = useMutation({
    mutationFn: async () => saveFile(await calls.file(candidate.candidateId), `cv-${candidate.ordinalNumber}.pdf`),
    meta: { successBanner: false, errorBanner: false },
  });
  useEffect(() => {
    if (!sought) return;
    const quote = text.current?.querySelector<HTMLElement>(`mark[data-criteria~="${sought}"]`);
    quote?.scrollIntoView({ block: 'center' });
    (quote ?? text.current)?.focus({ preventScroll: true });
  }, [sought]);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3 empty:hidden">
        {candidate.hasFile && (
          <Button loading={file.isPending} onClick={() => file.mutate()}>
            <FileText aria-hidden="true" />
            {t('file')}
          </Button>
        )}
        {isMasked && candidate.pages.length > 0 && <p className="text-ink-muted text-sm text-pretty">{t('hidden')}</p>}
      </div>
      <CallFailure error={file.error} />
      {candidate.pages.length === 0 && <p className="text-ink-muted">{t('none')}</p>}
      <div ref={text} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {candidate.pages.map(({ number, pieces }) => (
          <section key={number} aria-label={t('page', { number })} className="bg-surface rounded-lg border px-4 py-4">
            <p className="text-ink-muted mb-2 text-sm" aria-hidden="true">
              {t('page', { number })}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">
              {pieces.map(({ text: words, criteria }, index) =>
                criteria.length === 0 ? (
                  words
                ) : (
                  <mark
                    key={index}
                    tabIndex={-1}
                    data-criteria={criteria.join(' ')}
                    title={t('mark', { criteria: criteria.map((id) => labels.get(id)).join(', ') })}
                    className={cn(
                      'bg-accent-soft text-ink rounded-sm',
                      sought && criteria.includes(sought) && 'outline-accent outline-2',
                    )}
                  >
                    {words}
                  </mark>
                ),
              )}
            </p>
          </section>
        ))}
      </div>
    </>
  );
}
