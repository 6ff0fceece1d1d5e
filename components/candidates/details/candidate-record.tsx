import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import { useCurrentUser } from '@/components/users/current-user';
import { fullName } from '@/components/users/full-name';
import { candidatePath } from '@/components/queries/candidates/candidate-queries';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { CandidatePrivacy } from '@/components/candidates/privacy/candidate-privacy';
import { CandidateActivity } from './candidate-activity';
import { CandidateApplication } from './candidate-application';
import { Section } from './section';

/** Points to candidates with the same e-mail address or phone. */
export function SamePersonNote({ candidate }: { candidate: CandidateDto }) {
  const t = useTranslations('candidatePage.samePerson');
  if (candidate.samePerson.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul className="space-y-1">
        {candidate.samePerson.map(({ candidateId, processId, processName, ordinalNumber, by }) => (
          <li key={candidateId}>
            <Link
              href={candidateHref(processId, candidateId, null)}
              prefetch={false}
              className="text-accent-ink underline"
            >
              {t('candidate', { number: ordinalNumber, process: processName })}
            </Link>{' '}
            <span className="text-ink-muted">{by.map((kind) => t(`by.${kind}`)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What happened, CVs that were replaced, and who else opened the candidate. */
export function CandidateRecord({ candidate }: { candidate: CandidateDto }) {
  const t = useTranslations('candidatePage');
  const format = useFormatter();
  const { userId } = useCurrentUser();
  const { formerCvs, processId, id } = candidate;
  const views = candidate.views.filter(({ user }) => user.userId !== userId);
  const time = (at: string) => (
    <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
  );
  return (
    <>
      <CandidateApplication candidate={candidate} />
      <Section title={t('privacy')}>
        <CandidatePrivacy key={id} candidate={candidate} />
      </Section>
      <CandidateActivity candidate={candidate} />
      {formerCvs.length > 0 && (
        <Section title={t('formerCvs')}>
          <ul className="space-y-1">
            {formerCvs.map(({ formerCvId, fileName, replacedBy, replacedAt }) => (
              <li key={formerCvId}>
                <a
                  href={`/api/v1${candidatePath(processId, id)}/cv?${new URLSearchParams({ formerCvId })}`}
                  target="_blank"
                  rel="noreferrer"
                  className="text-accent-ink break-all underline"
                >
                  {fileName ?? t('formerCv')}
                </a>{' '}
                <span className="text-ink-muted">
                  {t('replacedBy', { name: fullName(replacedBy) })} · {time(replacedAt)}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {views.length > 0 && (
        <Section title={t('views')}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {views.map(({ user, at }) => (
              <li key={user.userId}>
                {fullName(user)} <span className="text-ink-muted">{time(at)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
