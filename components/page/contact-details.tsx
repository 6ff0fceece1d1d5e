import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GoBackLink } from '@/components/navigation/go-back-link';
import { SupportLink } from '@/components/ui/support-email';

function mail(address: ReactNode) {
  return <SupportLink email={String(address)}>{address}</SupportLink>;
}

/** Whom to write to, and what to say. */
export function ContactDetails({ email }: { email: string }) {
  const t = useTranslations('legal');
  return (
    <article className="mx-auto w-full max-w-2xl px-6 py-10">
      <h1 className="text-2xl font-medium text-balance">{t('contact.title')}</h1>
      <p className="text-ink-muted mt-2 text-lg text-pretty">{t('contact.lead')}</p>
      {(['email', 'include', 'candidates'] as const).map((section) => (
        <section key={section} className="mt-6">
          <h2 className="text-lg font-medium">{t(`contact.${section}.title`)}</h2>
          <p className="mt-1 text-pretty break-words">{t.rich(`contact.${section}.body`, { email, mail })}</p>
        </section>
      ))}
      <div className="mt-10">
        <GoBackLink>{t('back')}</GoBackLink>
      </div>
    </article>
  );
}
