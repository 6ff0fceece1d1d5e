import { useTranslations } from 'next-intl';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import { fullName } from '@/components/users/full-name';
import type { MentionsDto } from '@/lib/domain/candidate-review-schemas';
import { DashboardSection } from './dashboard-section';
import { RowLink } from './row-link';

/** Notes in which colleagues mention the reader; one goes when its candidate is opened. */
export function Mentions({ mentions: { items, totalItems } }: { mentions: MentionsDto }) {
  const t = useTranslations('home');
  if (items.length === 0) return null;
  return (
    <DashboardSection
      id="mentions"
      title={t('mentions.title')}
      aside={t('mentions.total', { count: totalItems })}
      empty={false}
    >
      <ul>
        {items.map(({ noteId, processId, processName, candidateId, candidateName, ordinalNumber, author, text }) => (
          <RowLink
            key={noteId}
            href={`${candidateHref(processId, candidateId, null)}?tab=summary`}
            title={`${candidateName ?? t('candidateNumber', { number: ordinalNumber })} · ${processName}`}
            detail={`${fullName(author)}: ${text}`}
          />
        ))}
      </ul>
    </DashboardSection>
  );
}
