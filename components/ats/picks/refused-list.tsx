'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import { useOwnId } from '@/components/fields/candidates/use-own-id';
import type { RefusedPick } from '@/lib/ats/picks/pick-schemas';
import { usePickReason } from './use-picks';

export interface NamedCandidate {
  name: string;
  ordinalNumber: number;
}

/** Name and number as in the list; null if no cached page has the row. */
export type DescribeCandidate = (candidateId: string) => NamedCandidate | null;

interface RefusedListProps {
  processId: string;
  refused: readonly RefusedPick[];
  describe: DescribeCandidate;
}

/** Candidates that cannot be sent, each with the reason. */
export function RefusedList({ processId, refused, describe }: RefusedListProps) {
  const t = useTranslations('ats.pick');
  const reasonOf = usePickReason();
  const ownIdOf = useOwnId(processId);
  const nameOf = ({ candidateId, ordinalNumber }: RefusedPick) => {
    const candidate = describe(candidateId);
    if (candidate) return `${candidate.ordinalNumber}. ${candidate.name}`;
    return ordinalNumber === null ? candidateId : t('numbered', { number: ordinalNumber });
  };
  return (
    <ul>
      {refused.map((one) => (
        <li key={one.candidateId} className="[contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
          <Link
            href={candidateHref(processId, one.candidateId, null)}
            prefetch={false}
            className="text-accent-ink rounded-sm font-medium break-words underline"
          >
            {nameOf(one)}
          </Link>
          {ownIdOf(one.ordinalNumber) && (
            <span className="text-ink-muted text-sm tabular-nums"> {ownIdOf(one.ordinalNumber)}</span>
          )}
          <span className="text-ink-muted block text-sm text-pretty">{reasonOf(one.reason)}</span>
        </li>
      ))}
    </ul>
  );
}
