import { useFormatter, useTranslations } from 'next-intl';
import { useCan } from '@/components/users/current-user';
import { fullName } from '@/components/users/full-name';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { PrivacyDto } from '@/lib/person-rights/person-schemas';
import { WithdrawButton } from './withdraw-button';

interface PayRangeNoticesProps {
  candidate: Pick<CandidateDto, 'processId' | 'id'>;
  notices: PrivacyDto['payRangeNotices'];
}

/** When and how the candidate was told which pay range; what was recorded by mistake can be taken back. */
export function PayRangeNotices({ candidate, notices }: PayRangeNoticesProps) {
  const t = useTranslations('candidatePrivacy');
  const format = useFormatter();
  const mayWithdraw = useCan('candidate:decide');
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return (
    <ul>
      {notices.map(({ version, text, at, way, by, requestId, withdrawnAt }) => {
        const facts = [text, t('payRange.version', { version }), day(at), t(`way.${way}`), by && fullName(by)];
        const line = facts.filter(Boolean).join(' · ');
        return (
          <li key={`${version} ${at} ${way} ${requestId}`} className="wrap-anywhere">
            <span className={withdrawnAt ? 'text-ink-muted line-through' : undefined}>{line}</span>
            {withdrawnAt && <span className="text-ink-muted"> · {t('withdraw.at', { day: day(withdrawnAt) })}</span>}
            {requestId && !withdrawnAt && mayWithdraw && (
              <WithdrawButton candidate={candidate} about={{ kind: 'PAY', requestId }} label={line} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
