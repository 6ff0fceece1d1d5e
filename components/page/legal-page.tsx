import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GoBackLink } from '@/components/navigation/go-back-link';
import { SupportLink } from '@/components/ui/support-email';

interface LegalPageProps {
  id: 'contact' | 'privacy' | 'terms';
  /** Keys under `legal.<id>`, in order; each has a title and a body. */
  sections: readonly string[];
  values?: Record<string, string>;
}

function mail(address: ReactNode) {
  return <SupportLink email={String(address)}>{address}</SupportLink>;
}

export function LegalPage({ id, sections, values }: LegalPageProps) {
  const t = useTranslations('legal');
  return (
    <article className="mx-auto w-full max-w-2xl px-6 py-10">
      <h1 className="text-2xl font-medium text-balance">{t(`${id}.title`)}</h1>
      <p className="text-ink-muted mt-2 text-lg text-pretty">{t(`${id}.lead`)}</p>
      {sections.map((section) => (
        <section key={section} className="mt-6">
          <h2 className="text-lg font-medium">{t(`${id}.${section}.title`)}</h2>
          <p className="mt-1 text-pretty break-words">{t.rich(`${id}.${section}.body`, { ...values, mail })}</p>
        </section>
      ))}
      <div className="mt-10">
        <GoBackLink>{t('back')}</GoBackLink>
      </div>
    </article>
  );
}
