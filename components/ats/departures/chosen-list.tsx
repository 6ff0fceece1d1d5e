import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import { PlainCheckbox } from '@/components/ui/plain-checkbox';
import type { Chosen } from './use-chosen';

export interface ListedCandidate {
  candidateId: string;
  name: string;
  facts: ReactNode;
}

interface ChosenListProps {
  processId: string;
  /** What the list holds, for those who do not see its title. */
  label: string;
  candidates: readonly ListedCandidate[];
  /** Null: there is nothing to choose for. */
  chosen: Chosen | null;
}

/** Candidates with links and what is known of each, to be chosen one by one or all at once. */
export function ChosenList({ processId, label, candidates, chosen }: ChosenListProps) {
  const t = useTranslations('ats.departures');
  return (
    <>
      {chosen && (
        <div className="bg-raised sticky -top-1 z-10 flex flex-wrap items-center justify-between gap-x-4 border-b py-2">
          <label className="flex items-center gap-3 font-medium">
            <PlainCheckbox checked={chosen.all} onChange={chosen.toggleAll} />
            {t('all')}
          </label>
          <span role="status" className="text-ink-muted text-sm tabular-nums">
            {t('chosen', { count: chosen.ids.length })}
          </span>
        </div>
      )}
      <ul aria-label={label} className="divide-y">
        {candidates.map(({ candidateId, name, facts }) => (
          <li
            key={candidateId}
            className="flex items-start gap-3 py-2 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"
          >
            {chosen && (
              <PlainCheckbox
                className="mt-0.5"
                aria-label={name}
                checked={chosen.has(candidateId)}
                onChange={() => chosen.toggle(candidateId)}
              />
            )}
            <div className="min-w-0 flex-1">
              <Link
                href={candidateHref(processId, candidateId, null)}
                prefetch={false}
                className="text-accent-ink rounded-sm font-medium break-words hover:underline"
              >
                {name}
              </Link>
              <p className="text-ink-muted text-sm text-pretty">{facts}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
