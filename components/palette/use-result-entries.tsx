'use client';

import { ListChecks, User } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { candidateHref, candidateName } from '@/components/fields/candidates/candidate-name';
import { ProcessStatusBadge } from '@/components/fields/processes/process-status-badge';
import { Badge } from '@/components/ui/badge';
import { ScoreBar } from '@/components/ui/score-bar';
import type { FoundCandidate, FoundProcess } from '@/lib/search/schemas';
import type { PaletteEntry } from './palette-entry';

/** Converts processes and candidates to palette entries. */
export function useResultEntries() {
  const t = useTranslations('palette');
  const candidates = useTranslations('candidates');

  const toProcessEntry = (process: FoundProcess): PaletteEntry => ({
    id: `process:${process.id}`,
    icon: ListChecks,
    label: process.name,
    detail: t('processNumber', { number: process.ordinalNumber }),
    aside: <ProcessStatusBadge status={process.status} />,
    href: `/processes/${process.id}`,
  });

  const toCandidateEntry = (
    candidate: Omit<FoundCandidate, 'processName'> & { processName?: string },
  ): PaletteEntry => {
    const { matchScore: score } = candidate;
    const facts = [candidate.currentPosition, candidate.processName].filter(Boolean);
    return {
      id: `candidate:${candidate.id}`,
      icon: User,
      label: candidateName({ cvFileName: null, ...candidate }, (number) => candidates('numbered', { number })),
      detail: facts.join(' · ') || candidates(`status.${candidate.status}`),
      aside: (
        <>
          {candidate.isSimilar && <Badge>{candidates('similar')}</Badge>}
          {score !== null && (
            <ScoreBar score={score} label={candidates('scoreOf', { score })} className="shrink-0 max-sm:w-7" />
          )}
        </>
      ),
      href: candidateHref(candidate.processId, candidate.id, null),
    };
  };
  return { toProcessEntry, toCandidateEntry };
}
