import { useFormatter, useTranslations } from 'next-intl';
import { PageSection } from '@/components/page/page-section';
import type { MailState } from '@/lib/mail/administration/mail-schemas';
import { Fact } from '../fact';
import { MailTestButton } from './mail-test-button';

/** The mail server and how it does. */
export function MailFacts({ state }: { state: MailState }) {
  const t = useTranslations('administrationMail');
  const format = useFormatter();
  const instant = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const { server, lastSentAt, lastFailure, waiting, failed } = state;
  return (
    <PageSection id="mail" title={t('title')} intro={t('intro')}>
      <dl>
        <Fact label={t('server.label')}>
          {server ? t('server.value', { host: server.host, port: String(server.port) }) : t('server.none')}
        </Fact>
        {server && <Fact label={t('from')}>{server.from}</Fact>}
        {(server ?? lastSentAt) && (
          <Fact label={t('lastSent.label')}>{lastSentAt ? instant(lastSentAt) : t('lastSent.never')}</Fact>
        )}
        {(server ?? lastFailure) && (
          <Fact label={t('lastFailure.label')}>
            {lastFailure ? (
              <>
                {instant(lastFailure.at)}: {t(`failure.${lastFailure.failure}.name`)}
                <span className="text-ink-muted block text-pretty">{t(`failure.${lastFailure.failure}.advice`)}</span>
              </>
            ) : (
              t('lastFailure.never')
            )}
          </Fact>
        )}
        {(server || waiting + failed > 0) && (
          <Fact label={t('counts.label')}>{t('counts.value', { waiting, failed })}</Fact>
        )}
      </dl>
      {server && <MailTestButton />}
    </PageSection>
  );
}
