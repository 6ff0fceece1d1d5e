'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { privacyQuery } from '@/components/queries/candidates/privacy-queries';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useCan } from '@/components/users/current-user';
import { fullName } from '@/components/users/full-name';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { PrivacyDto } from '@/lib/person-rights/person-schemas';
import { CandidateRequests } from './candidate-requests';
import { PageLinkState } from './page-link-state';
import { PayRangeNotices } from './pay-range-notices';

const NoticeDialog = lazyPart(() => import('./notice-dialog').then((module) => module.NoticeDialog));
const PayRangeDialog = lazyPart(() => import('./pay-range-dialog').then((module) => module.PayRangeDialog));
const ConsentDialog = lazyPart(() => import('./consent-dialog').then((module) => module.ConsentDialog));

type Candidate = Pick<CandidateDto, 'processId' | 'id'>;

/** What a candidate was told, has said and asks for about their data, and the link to their own page. */
export function CandidatePrivacy({ candidate }: { candidate: Candidate }) {
  const { data, error, refetch } = useQuery(privacyQuery(candidate.processId, candidate.id));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <div className="flex flex-col gap-3">
      <CandidateRequests candidate={candidate} requests={data.requests} />
      <PrivacyFacts candidate={candidate} privacy={data} />
      <PageLinkState candidate={candidate} privacy={data} />
    </div>
  );
}

interface FactProps {
  name: string;
  children: ReactNode;
  action: ReactNode;
}

function Fact({ name, children, action }: FactProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <dt className="text-ink-muted w-44 max-sm:w-full print:w-44">{name}</dt>
      <dd className="min-w-0 flex-1 text-pretty">{children}</dd>
      <dd className="empty:hidden">{action}</dd>
    </div>
  );
}

function PrivacyFacts({ candidate, privacy }: { candidate: Candidate; privacy: PrivacyDto }) {
  const t = useTranslations('candidatePrivacy');
  const format = useFormatter();
  const mayWrite = useCan('candidate:decide');
  const [dialog, setDialog] = useState<'notice' | 'consent' | 'payRange' | null>(null);
  const { notice, consent, notByProgramSince, payRangeNotices, payRangeVersion } = privacy;
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const by = (user: NonNullable<PrivacyDto['notice']>['by']) => (user ? ` · ${fullName(user)}` : '');
  const edit = (which: 'notice' | 'consent' | 'payRange') =>
    mayWrite && (
      <Button size="sm" aria-label={`${t('change')}: ${t(`${which}.name`)}`} onClick={() => setDialog(which)}>
        {t('change')}
      </Button>
    );
  const isPayRangeOld =
    payRangeVersion !== null &&
    !payRangeNotices.some(({ version, withdrawnAt }) => version === payRangeVersion && !withdrawnAt);
  const consentText = () => {
    if (!consent) return t('consent.none');
    const said = consent.until
      ? t('consent.until', { day: day(`${consent.until}T12:00:00Z`) })
      : t('consent.withdrawn');
    return `${said} · ${t(`consent.way.${consent.way}`, { day: day(consent.at) })}${by(consent.by)}`;
  };
  return (
    <>
      <dl className="flex flex-col gap-1.5">
        <Fact name={t('notice.name')} action={edit('notice')}>
          {notice ? `${day(notice.at)} · ${t(`way.${notice.way}`)}${by(notice.by)}` : t('notice.none')}
        </Fact>
        <Fact name={t('consent.name')} action={edit('consent')}>
          {consentText()}
        </Fact>
        <Fact name={t('payRange.name')} action={edit('payRange')}>
          {payRangeNotices.length === 0 && t('payRange.none')}
          {payRangeNotices.length > 0 && <PayRangeNotices candidate={candidate} notices={payRangeNotices} />}
          {isPayRangeOld && (
            <p className="text-caution-ink">{t('payRange.newer', { version: payRangeVersion ?? 0 })}</p>
          )}
        </Fact>
        {notByProgramSince && (
          <Fact name={t('program.name')} action={null}>
            {t('program.refused', { day: day(notByProgramSince) })}
          </Fact>
        )}
      </dl>
      {dialog === 'notice' && <NoticeDialog candidate={candidate} onClose={() => setDialog(null)} />}
      {dialog === 'payRange' && (
        <PayRangeDialog
          processId={candidate.processId}
          choice={{ candidateIds: [candidate.id] }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'consent' && (
        <ConsentDialog candidate={candidate} until={consent?.until ?? null} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
