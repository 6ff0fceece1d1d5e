import { useTranslations } from 'next-intl';
import type { NewAnswers } from '@/lib/shortlists/shortlist-schemas';
import { DashboardSection } from './dashboard-section';
import { RowLink } from './row-link';

/** What managers answered to the reader's shortlists; a line goes when the list is opened. */
export function ManagerAnswers({ answers }: { answers: readonly NewAnswers[] }) {
  const t = useTranslations('shortlists.home');
  if (answers.length === 0) return null;
  return (
    <DashboardSection id="manager-answers" title={t('title')} empty={false}>
      <ul>
        {answers.map(({ shortlistId, processId, processName, name, reviewers, answers: count }) => (
          <RowLink
            key={shortlistId}
            href={`/processes/${processId}/shortlists/${shortlistId}`}
            title={name === processName ? name : `${name} · ${processName}`}
            detail={t('line', { count, names: reviewers.join(', ') })}
          />
        ))}
      </ul>
    </DashboardSection>
  );
}
