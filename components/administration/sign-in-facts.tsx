import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { SignInSettings } from '@/lib/users/company-account/sign-in-settings-schemas';
import { CompanySignInFacts } from './company-sign-in-facts';
import { Fact } from './fact';
import { ProviderCheck } from './provider-check';

/** How people sign in to this installation. */
export function SignInFacts({ settings }: { settings: SignInSettings }) {
  const t = useTranslations('administration.signIn');
  const isCompany = settings.kind === 'oidc';
  return (
    <section aria-labelledby="sign-in-title" className="bg-surface overflow-hidden rounded-lg border">
      <h2 id="sign-in-title" className="px-4 pt-3 pb-2 font-medium">
        {t('title')}
      </h2>
      <dl>
        <Fact label={t('by')}>{isCompany ? t('byCompany') : t('password')}</Fact>
        {isCompany && <CompanySignInFacts settings={settings} />}
        <Fact label={t('sessions')}>{t('sessionRules')}</Fact>
        {(!isCompany || settings.passwordForAdmins) && <Fact label={t('attempts')}>{t('attemptRules')}</Fact>}
        <Fact label={t('failures')}>
          <Link href="/administration/audit-log?tab=failures" className="text-accent-ink underline">
            {t('failuresLink')}
          </Link>
        </Fact>
      </dl>
      {isCompany && <ProviderCheck />}
    </section>
  );
}
