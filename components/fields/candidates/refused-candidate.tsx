import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { candidateHref } from './candidate-name';

interface RefusedCandidateProps {
  processId: string;
  candidateId: string;
  /** Null: there is none of this id. */
  ordinalNumber: number | null;
  /** As in the list; null: on no page that was shown. */
  known: { name: string; ordinalNumber: number } | null;
  /** Why. */
  reason: string;
  /** Behind the name. */
  children?: ReactNode;
}

/** Somebody whom an action on several left out, with the reason. */
export function RefusedCandidate({
  processId,
  candidateId,
  ordinalNumber,
  known,
  reason,
  children,
}: RefusedCandidateProps) {
  const t = useTranslations('candidates');
  const unnamed = ordinalNumber === null ? candidateId : t('numbered', { number: ordinalNumber });
  return (
    <li className="py-1 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
      <Link
        href={candidateHref(processId, candidateId, null)}
        prefetch={false}
        className="text-accent-ink rounded-sm font-medium break-words underline"
      >
        {known ? `${known.ordinalNumber}. ${known.name}` : unnamed}
      </Link>
      {children}
      <span className="text-ink-muted block text-sm">{reason}</span>
    </li>
  );
}
