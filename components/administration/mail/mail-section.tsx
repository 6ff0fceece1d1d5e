import { useTranslations } from 'next-intl';
import { PageLinks } from '@/components/navigation/page-links';
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
    <section aria-labelledby="mails-title" className="bg-surface overflow-hidden rounded-lg border">
      <RefreshWhileWaiting waiting={waiting} />
      <header className="px-4 pt-3 pb-2">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="mails-title" className="font-medium">
            {t('title')}
          </h2>
          <p className="text-ink-muted text-sm tabular-nums">{t('total', { count: mails.totalItems })}</p>
        </div>
        <p className="text-ink-muted mt-1 text-sm">{t('kept')}</p>
        {mails.items.some(isCallable) && (
          <div className="mt-2">
            <CallBackButton mailId={null} />
          </div>
        )}
      </header>
      {mails.items.length > 0 ? (
        <MailTable mails={mails.items} />
      ) : (
        <p className="text-ink-muted border-t px-4 py-3">{t('empty')}</p>
      )}
      <div className="px-4 empty:hidden [&>nav]:py-2">
        <PageLinks {...mails} getHref={getHref} />
      </div>
    </section>
  );
}
