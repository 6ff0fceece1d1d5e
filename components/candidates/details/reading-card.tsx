'use client';

import { FileSearch } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

type Page = CandidateDto['pages'][number];

/** The numbers that decided whether a page's text is believed. */
function useNumbers(): (page: Page) => string {
  const t = useTranslations('candidateDetails.reading');
  return ({ letters, density, wordShare, meanLength, oddShare, lostLetters, upwardShare, confidence, isUnseen }) =>
    [
      t('letters', { count: letters, density }),
      wordShare !== null && t('words', { share: wordShare }),
      t('length', { length: meanLength }),
      t('odd', { share: oddShare }),
      lostLetters !== undefined && t('lost', { count: lostLetters }),
      upwardShare !== null && t('upward', { share: upwardShare }),
      confidence !== undefined && t('confidence', { share: confidence }),
      isUnseen && t('unseen'),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** How each page of the CV was read, and how far its text can be believed. */
export function ReadingCard({ pages, cvKind }: Pick<CandidateDto, 'pages' | 'cvKind'>) {
  const t = useTranslations('candidateDetails.reading');
  const format = useFormatter();
  const numbersOf = useNumbers();
  if (pages.length === 0) return null;
  const isDrawn = cvKind !== null && !['PDF', 'TEXT', 'PICTURE'].includes(cvKind);
  const leftOut = pages.filter(({ verdict }) => verdict === 'BAD').map(({ number }) => String(number));
  return (
    <section aria-labelledby="reading" className="border-b px-4 py-3">
      <h2 id="reading" className="text-ink-muted mb-1.5 flex items-center gap-2 text-sm">
        <FileSearch className="size-4 shrink-0" aria-hidden="true" />
        {t('title')}
      </h2>
      {leftOut.length > 0 && (
        <p className="text-caution-ink max-w-prose text-pretty">
          {t('leftOut', { count: leftOut.length, pages: format.list(leftOut) })}
        </p>
      )}
      {cvKind === 'TEXT' && <p className="max-w-prose text-pretty">{t('typed')}</p>}
      {isDrawn && <p className="max-w-prose text-pretty">{t('drawn', { kind: cvKind })}</p>}
      <ul className="space-y-1">
        {pages.map((page) => (
          <li key={page.number}>
            {t('page', {
              number: page.number,
              source: t(`source.${page.source}`),
              verdict: t(`verdict.${page.verdict}`),
            })}
            {page.letters > 0 && <p className="text-ink-muted text-sm text-pretty">{numbersOf(page)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
