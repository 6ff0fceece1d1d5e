import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { candidateApplicationQuery } from '@/components/queries/processes/application-form-queries';
import { ErrorState } from '@/components/ui/error-state';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { Section } from './section';

/** What the candidate wrote in the application form; nothing for who did not come by it. */
export function CandidateApplication({ candidate }: { candidate: CandidateDto }) {
  const t = useTranslations('applicationForm.candidate');
  const words = useTranslations('candidates.yesOrNo');
  const format = useFormatter();
  // Who came by the form has a source and is of no ATS.
  const mayHave = candidate.source === 'KNOW_ME' && candidate.applicationSources.length > 0;
  const query = useQuery({ ...candidateApplicationQuery(candidate.processId, candidate.id), enabled: mayHave });
  const application = query.data?.application;
  if (query.error && !query.data) {
    return (
      <Section title={t('title')}>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Section>
    );
  }
  if (!application) return null;
  const { receivedAt, source, name, email, answers } = application;
  const facts = [
    [t('received'), format.dateTime(new Date(receivedAt), { dateStyle: 'medium', timeStyle: 'short' })],
    [t('source'), source],
    [t('name'), name],
    [t('email'), email],
    ...answers.map(({ question, kind, answer }) => [
      question,
      kind === 'YES_NO' ? words(answer === 'YES' ? 'YES' : 'NO') : answer,
    ]),
  ].filter(([, value]) => value);
  return (
    <Section title={t('title')}>
      <dl className="flex flex-col gap-1.5">
        {facts.map(([label, value], index) => (
          <div key={index} className="flex flex-wrap gap-x-3">
            <dt className="text-ink-muted w-44 wrap-anywhere max-sm:w-full">{label}</dt>
            <dd className="min-w-0 flex-1 text-pretty wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {answers.length === 0 && <p className="text-ink-muted mt-1.5">{t('noAnswers')}</p>}
    </Section>
  );
}
