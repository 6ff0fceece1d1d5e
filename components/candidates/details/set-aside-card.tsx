'use client';

import { FileX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CautionCard } from '@/components/ui/caution-card';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

type Part = CandidateDto['setAside'][number];

function messageOf({ kind, name, until }: Part) {
  if (kind === 'LETTER') return until === undefined ? 'LETTER' : 'letterAbove';
  return name ? 'PERSON' : 'someone';
}

/** Pages of the file that are not the candidate's CV: what they are, and that nobody judged them. */
export function SetAsideCard({ setAside, action }: Pick<CandidateDto, 'setAside'> & { action?: ReactNode }) {
  const t = useTranslations('candidateDetails.setAside');
  if (setAside.length === 0) return null;
  return (
    <CautionCard id="set-aside" icon={FileX} title={t('title')}>
      {setAside.map((part) => {
        const { pages, name } = part;
        const range = pages.length > 1 ? `${pages[0]}–${pages.at(-1)}` : String(pages[0]);
        return (
          <p key={range} className="mt-1 max-w-prose text-sm text-pretty">
            {t(messageOf(part), { count: pages.length, pages: range, name: name ?? '' })}
          </p>
        );
      })}
      {action}
    </CautionCard>
  );
}
