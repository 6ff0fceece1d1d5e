'use client';

import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useNow, useTranslations } from 'next-intl';
import { useState } from 'react';
import { interviewTimesQuery } from '@/components/queries/candidates/interview-times-queries';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useCan } from '@/components/users/current-user';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { InterviewState } from '@/lib/domain/interview-time-enums';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { InterviewActions } from './interview-actions';
import { InterviewFacts } from './interview-facts';

const OfferDialog = lazyPart(() => import('./offer-dialog').then((module) => module.OfferDialog));

const tones: Record<InterviewState, BadgeTone> = {
  OFFERED: 'accent',
  ARRANGED: 'positive',
  DECLINED: 'caution',
  WITHDRAWN: 'neutral',
};

const minuteMs = 60_000;

interface InterviewTimesProps {
  candidate: Pick<CandidateDto, 'processId' | 'id' | 'decision'>;
  processStatus: ProcessStatus;
}

/** The times for an interview that the candidate was offered, what became of them, and what can be done. */
export function InterviewTimes({ candidate, processStatus }: InterviewTimesProps) {
  const t = useTranslations('interviewTimes');
  const now = useNow({ updateInterval: minuteMs });
  const { processId, id } = candidate;
  const mayDecide = useCan('candidate:decide');
  const [isOffering, setIsOffering] = useState(false);
  const { data, error, refetch } = useQuery(interviewTimesQuery(processId, id));
  const current = data?.current;
  const isEditable = mayDecide && processStatus !== 'ARCHIVED';
  const isAhead = current?.state === 'ARRANGED' && new Date(current.event?.startsAt ?? 0) > now;
  const mayOffer = isEditable && !isAhead && candidate.decision?.decision !== 'REJECT';
  const isOpen = current?.state === 'OFFERED' || current?.state === 'DECLINED';
  return (
    <section className="border-b px-4 py-3 last:border-b-0">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <div className="flex items-center gap-2">
          <h2 className="text-ink-muted text-sm">{t('title')}</h2>
          {current && <Badge tone={tones[current.state]}>{t(`state.${current.state}`)}</Badge>}
        </div>
        {mayOffer && data && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOffering(true)}>
            <CalendarPlus aria-hidden="true" />
            {t(isOpen ? 'offerOthers' : 'offer')}
          </Button>
        )}
      </div>
      {!data && !error && <Skeleton className="h-10" />}
      {!data && error && (
        <p>
          {t('failed')}{' '}
          <Button size="sm" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {data && !current && <p className="max-w-prose text-pretty">{t('none')}</p>}
      {data && current && (
        <div className="flex flex-col gap-2">
          <InterviewFacts current={current} />
          {mayDecide && (
            <InterviewActions
              candidate={candidate}
              current={current}
              mayMail={data.mayMail}
              isEditable={isEditable}
              isAhead={isAhead}
            />
          )}
        </div>
      )}
      {isOffering && data && (
        <OfferDialog
          processId={processId}
          choice={{ candidateIds: [id] }}
          count={1}
          mayMail={data.mayMail}
          onClose={() => setIsOffering(false)}
        />
      )}
    </section>
  );
}
