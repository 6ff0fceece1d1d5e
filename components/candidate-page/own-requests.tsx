import { useFormatter, useTranslations } from 'next-intl';
import type { CandidatePageDto } from '@/lib/person-rights/person-schemas';
import { PagePart } from './page-part';

/** What the candidate asked for, by when people answer, and what they answered. */
export function OwnRequests({ requests }: Pick<CandidatePageDto, 'requests'>) {
  const t = useTranslations('personPage.requests');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' });
  if (requests.length === 0) return null;
  return (
    <PagePart title={t('title')}>
      <ul className="flex w-full flex-col gap-3">
        {requests.map(({ kind, text, at, dueOn, answer, answeredAt }) => (
          <li key={`${kind} ${at}`} className="wrap-anywhere">
            <p>
              {t(`kind.${kind}`)} <span className="text-ink-muted text-sm">{day(at)}</span>
            </p>
            {text && <p className="text-ink-muted text-pretty whitespace-pre-line">{text}</p>}
            <p className="text-pretty whitespace-pre-line">
              {answeredAt
                ? t('answered', { day: day(answeredAt), answer: answer ?? '' })
                : t('due', { day: day(`${dueOn}T12:00:00Z`) })}
            </p>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
