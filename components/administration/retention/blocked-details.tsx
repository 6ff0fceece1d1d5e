import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { BlockedCandidate } from '@/lib/retention/retention-schemas';

/** What is kept of a blocked candidate, once a reason was given. */
export function BlockedDetails({ candidate, onHide }: { candidate: BlockedCandidate; onHide: () => void }) {
  const t = useTranslations('retention.blocked.details');
  const decisionWords = useTranslations('retention.rules.decision');
  const format = useFormatter();
  const dayOf = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const name = [candidate.firstName, candidate.lastName].filter(Boolean).join(' ') || t('unnamed');
  const wordOf = (decision: string) =>
    decision === 'ADVANCE' || decision === 'HOLD' || decision === 'REJECT' ? decisionWords(decision) : decision;
  const facts = [
    [t('email'), candidate.email],
    [t('phone'), candidate.phone],
    [t('cvs'), candidate.cvs.map(({ fileName }) => fileName).join(', ')],
    [
      t('scores'),
      candidate.analyses.map(({ matchScore, finishedAt }) => `${matchScore} (${dayOf(finishedAt)})`).join(', '),
    ],
  ].filter(([, value]) => value);
  return (
    <div role="status" className="bg-sunken mt-2 max-w-xl rounded-md p-3">
      <p className="font-medium wrap-anywhere">{name}</p>
      <dl className="mt-1 grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="marker:text-ink-faint mt-2 list-disc pl-5">
        {candidate.decisions.map(({ decision, note, decidedAt }) => (
          <li key={decidedAt} className="wrap-anywhere">
            {wordOf(decision)}, {dayOf(decidedAt)}
            {note && `: ${note}`}
          </li>
        ))}
        {candidate.notes.map(({ text, createdAt }) => (
          <li key={createdAt} className="wrap-anywhere">
            {t('note', { day: dayOf(createdAt), text })}
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" onClick={onHide}>
        {t('hide')}
      </Button>
    </div>
  );
}
