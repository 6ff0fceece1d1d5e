import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { PageSection } from '@/components/page/page-section';
import type { SignInSettings } from '@/lib/users/company-account/sign-in-settings-schemas';
import { CompanySignInFacts } from './company-sign-in-facts';
import { Fact } from './fact';
import { ProviderCheck } from './provider-check';

/** How people sign in to this installation. */
export function SignInFacts({ settings }: { settings: SignInSettings }) {
  const t = useTranslations('administration.signIn');
  const isCompany = settings.kind === 'oidc';
  return (
    <PageSection id="sign-in" title={t('title')}>
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
    </PageSection>
  );
}
