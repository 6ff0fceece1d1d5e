import { useTranslations } from 'next-intl';
import { PageLinks } from '@/components/navigation/page-links';
import { PageSection } from '@/components/page/page-section';
import type { MailState } from '@/lib/mail/administration/mail-schemas';
import { CallBackButton } from './call-back-button';
import { isCallable, MailTable } from './mail-table';
import { RefreshWhileWaiting } from './refresh-while-waiting';

interface MailSectionProps {
  state: MailState;
  getHref: (page: number) => string;
}

/** What could not be sent, what waits, and what was sent lately. */
export function MailSection({ state: { mails, waiting }, getHref }: MailSectionProps) {
  const t = useTranslations('administrationMail.list');
  return (
    <PageSection
      id="mails"
      title={t('title')}
      intro={t('kept')}
      actions={<p className="text-ink-muted text-sm tabular-nums">{t('total', { count: mails.totalItems })}</p>}
    >
      <RefreshWhileWaiting waiting={waiting} />
      {mails.items.some(isCallable) && (
        <div className="px-4 pb-3">
          <CallBackButton mailId={null} />
        </div>
      )}
      {mails.items.length > 0 ? (
        <MailTable mails={mails.items} />
      ) : (
        <p className="text-ink-muted border-t px-4 py-3">{t('empty')}</p>
      )}
      <div className="px-4 empty:hidden [&>nav]:py-2">
        <PageLinks {...mails} getHref={getHref} />
      </div>
    </PageSection>
  );
}
