'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useCan } from '@/components/users/current-user';
import { simulationsQuery, type CandidatePlace } from './interview-queries';
import { InterviewStatusBadge } from './interview-status-badge';
import { NewInterviewDialog } from './new-interview-dialog';
import { simulationHref } from './simulation-href';

interface CandidateInterviewsProps {
  place: CandidatePlace;
  /** Analysed, and the process is not archived. */
  mayStart: boolean;
}

/** A candidate's interview simulations, and a button for a new one. */
export function CandidateInterviews({ place, mayStart }: CandidateInterviewsProps) {
  const t = useTranslations('interviewSimulation');
  const format = useFormatter();
  const mayRun = useCan('interview:run');
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useQuery(simulationsQuery(place));
  return (
    <section className="border-b px-4 py-3 last:border-b-0">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-ink-muted text-sm">{t('list.title')}</h2>
        {mayRun && mayStart && (
          <Button size="sm" onClick={() => setOpen(true)}>
            <Plus aria-hidden="true" />
            {t('list.new')}
          </Button>
        )}
      </div>
      {!data && !error && <Spinner />}
      {!data && error && (
        <p>
          {t('list.failed')}{' '}
          <Button size="sm" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {data?.items.length === 0 && <p className="max-w-prose text-pretty">{t('list.empty')}</p>}
      <ul className="divide-y">
        {data?.items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <Link
              href={simulationHref({ ...place, interviewSimulationId: item.id })}
              prefetch={false}
              className="text-accent-ink rounded-sm font-medium hover:underline"
            >
              {format.dateTime(new Date(item.date), { dateStyle: 'medium', timeStyle: 'short' })}
            </Link>
            <InterviewStatusBadge status={item.status} />
            <span className="text-ink-muted text-sm">
              {item.total > 0 && `${t('progress', { done: item.done, total: item.total })} · `}
              {t(`new.languages.${item.locale}`)} · {item.createdBy.firstName} {item.createdBy.lastName}
            </span>
          </li>
        ))}
      </ul>
      {open && <NewInterviewDialog place={place} open onOpenChange={setOpen} />}
    </section>
  );
}
