import { useTranslations } from 'next-intl';
import type { Installation } from '@/lib/deployment/schemas';
import { Fact } from './fact';

/** How people sign in to this installation. */
export function SignInFacts({ signIn }: Pick<Installation, 'signIn'>) {
  const t = useTranslations('administration.signIn');
  return (
    <section aria-labelledby="sign-in-title" className="bg-surface overflow-hidden rounded-lg border">
      <h2 id="sign-in-title" className="px-4 pt-3 pb-2 font-medium">
        {t('title')}
      </h2>
      <dl>
        <Fact label={t('by')}>{signIn.kind === 'oidc' ? t('oidc', { issuer: signIn.issuer }) : t('password')}</Fact>
        <Fact label={t('sessions')}>{t('sessionRules')}</Fact>
        <Fact label={t('attempts')}>{t('attemptRules')}</Fact>
      </dl>
    </section>
  );
}
