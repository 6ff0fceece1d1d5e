import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import { PageSection } from '@/components/page/page-section';
import { fullName } from '@/components/users/full-name';
import type { FastSession } from '@/lib/fairness/oversight/schemas';

/** Many decisions in a short time, all in the order of the score: possible automation bias. */
export function FastDecisionsSection({ sessions }: { sessions: readonly FastSession[] }) {
  const t = useTranslations('fairness.fast');
  const format = useFormatter();
  return (
    <PageSection id="fast" title={t('title')} intro={t('intro')}>
      {sessions.length === 0 && <p className="text-ink-muted border-t px-4 py-3">{t('none')}</p>}
      <ul>
        {sessions.map(({ user, process, decisions, minutes, from }) => (
          <li key={`${user.userId} ${process.id} ${from}`} className="border-t px-4 py-2">
            <p className="font-medium">{t('session', { decisions, minutes })}</p>
            <p className="text-ink-muted text-sm wrap-anywhere">
              {fullName(user)} ·{' '}
              <Link prefetch={false} href={`/processes/${process.id}`} className="text-accent-ink hover:underline">
                {process.name}
              </Link>{' '}
              · {format.dateTime(new Date(from), { dateStyle: 'medium', timeStyle: 'short' })}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
