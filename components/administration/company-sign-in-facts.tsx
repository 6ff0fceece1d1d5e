import { useFormatter, useTranslations } from 'next-intl';
import type { OidcSignInSettings } from '@/lib/users/company-account/sign-in-settings-schemas';
import { Fact } from './fact';

/** How the identity provider is set up here, and what lately went wrong with it. */
export function CompanySignInFacts({ settings }: { settings: OidcSignInSettings }) {
  const t = useTranslations('companySignIn');
  const format = useFormatter();
  const timeOf = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const { administratorKept: kept, claimMissing: missing, lastFailure } = settings;
  const personIn = ({ at, name }: { at: string; name: string | null }) => ({
    time: timeOf(at),
    name: name ?? t('formerAccount'),
  });
  return (
    <>
      <Fact label={t('issuer')}>{settings.issuer}</Fact>
      <Fact label={t('redirectAddress')}>
        <code className="text-sm break-all">{settings.redirectAddress}</code>
        <span className="text-ink-muted block text-sm">{t('redirectHint')}</span>
      </Fact>
      <Fact label={t('signedOutAddress')}>
        <code className="text-sm break-all">{settings.signedOutAddress}</code>
        <span className="text-ink-muted block text-sm">{t('signedOutHint')}</span>
      </Fact>
      <Fact label={t('role')}>
        <RoleRule role={settings.role} />
      </Fact>
      <Fact label={t('trustEmail')}>{settings.trustEmail ? t('trusted') : t('verifiedOnly')}</Fact>
      <Fact label={t('passwords')}>{settings.passwordForAdmins ? t('passwordsForAdmins') : t('noPasswords')}</Fact>
      <Fact label={t('lastFailure')}>
        {lastFailure
          ? `${timeOf(lastFailure.at)} – ${t(`fault.${lastFailure.fault}`, { detail: lastFailure.detail ?? '' })}`
          : t('noFailure')}
      </Fact>
      {kept && <Fact label={t('keptTitle')}>{t('kept', personIn(kept))}</Fact>}
      {missing && (
        <Fact label={t('missingTitle')}>
          {t('missing', { ...personIn(missing), claim: settings.role?.claim ?? '' })}
        </Fact>
      )}
    </>
  );
}

/** Where roles come from. */
function RoleRule({ role }: Pick<OidcSignInSettings, 'role'>) {
  const t = useTranslations('companySignIn');
  const roles = useTranslations('layout.role');
  if (!role) return t('roleByHand');
  return (
    <>
      {t('roleByClaim', { claim: role.claim })}
      <ul className="my-1 list-disc pl-5">
        {role.map.map(({ value, role: given }) => (
          <li key={value} className="break-all">
            {t('roleMapped', { value, role: roles(given) })}
          </li>
        ))}
      </ul>
      {role.sync ? t('roleSync') : t('roleOnce')}
    </>
  );
}
