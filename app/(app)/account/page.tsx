import { getTranslations } from 'next-intl/server';
import { NotificationSettings } from '@/components/notifications/notification-settings';
import { PageBody } from '@/components/page/page-body';
import { PageTitle } from '@/components/page/page-title';
import { LazyNameForm, LazyPasswordForm } from '@/components/session/account-forms';
import { AccountSection } from '@/components/session/account-section';
import { LanguageField } from '@/components/session/language-field';
import { TokenList } from '@/components/session/tokens/token-list';
import { SessionList } from '@/components/session/session-list';
import { SecondStepSection } from '@/components/users/second-step/second-step-section';
import { requirePageActor } from '@/lib/auth/page-actor';
import { mayUsePassword } from '@/lib/auth/sign-in-options';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getNotificationSettings } from '@/lib/notifications/settings/get-settings';
import { getOwnSecondStep } from '@/lib/users/second-step/get-own-second-step';
import { listOwnApiTokens } from '@/lib/users/api-tokens/list-own-api-tokens';
import { listSessions } from '@/lib/users/own-account/list-sessions';

export const generateMetadata = titleMetadata('account.title');

/** One's own account: name, language, password, second step, sessions, API tokens. */
export default async function AccountPage() {
  const actor = await requirePageActor();
  const [sessions, step, tokens, notifications] = await Promise.all([
    listSessions(actor),
    getOwnSecondStep(actor),
    listOwnApiTokens(actor),
    getNotificationSettings(actor),
  ]);
  const t = await getTranslations('account');
  const secondStep = await getTranslations('secondStep');
  const notificationTexts = await getTranslations('notifications');
  const tokenTexts = await getTranslations('apiTokens');
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
        <AccountSection title={notificationTexts('title')} anchor="notifications">
          <NotificationSettings initial={notifications} />
        </AccountSection>
        <AccountSection title={t('password.title')}>
          {mayUsePassword(actor.role) ? (
            <LazyPasswordForm tokens={tokens} />
          ) : (
            <p className="text-ink-muted">{t('password.company')}</p>
          )}
        </AccountSection>
        <AccountSection title={secondStep('title')}>
          {mayUsePassword(actor.role) ? (
            <SecondStepSection initial={step} />
          ) : (
            <p className="text-ink-muted">{secondStep('state.company')}</p>
          )}
        </AccountSection>
        <AccountSection title={t('sessions.title')}>
          <SessionList initial={sessions} tokens={tokens} />
        </AccountSection>
        <AccountSection title={tokenTexts('title')}>
          <TokenList initial={tokens} />
        </AccountSection>
      </div>
    </PageBody>
  );
}
