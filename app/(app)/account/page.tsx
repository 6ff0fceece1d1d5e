import { getTranslations } from 'next-intl/server';
import { PageBody } from '@/components/page/page-body';
import { PageTitle } from '@/components/page/page-title';
import { LazyNameForm, LazyPasswordForm } from '@/components/session/account-forms';
import { AccountSection } from '@/components/session/account-section';
import { LanguageField } from '@/components/session/language-field';
import { SessionList } from '@/components/session/session-list';
import { requirePageActor } from '@/lib/auth/page-actor';
import { mayUsePassword } from '@/lib/auth/sign-in-options';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { listSessions } from '@/lib/users/own-account/list-sessions';

export const generateMetadata = titleMetadata('account.title');

/** One's own account: name, language, password, sessions. */
export default async function AccountPage() {
  const actor = await requirePageActor();
  const sessions = await listSessions(actor);
  const t = await getTranslations('account');
  return (
    <PageBody className="min-h-full">
      <PageTitle titleId="account.title" />
      <div className="flex max-w-3xl flex-col gap-4 px-4 pb-6 lg:px-6">
        <AccountSection title={t('name.title')}>
          <LazyNameForm />
        </AccountSection>
        <AccountSection title={t('language')}>
          <LanguageField />
        </AccountSection>
        <AccountSection title={t('password.title')}>
          {mayUsePassword(actor.role) ? (
            <LazyPasswordForm />
          ) : (
            <p className="text-ink-muted">{t('password.company')}</p>
          )}
        </AccountSection>
        <AccountSection title={t('sessions.title')}>
          <SessionList initial={sessions} />
        </AccountSection>
      </div>
    </PageBody>
  );
}
