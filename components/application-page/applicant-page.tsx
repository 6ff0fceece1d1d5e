'use client';

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { PublicCard } from '@/components/users/public-card';
import type { PublicFormDto } from '@/lib/application-form/form-schemas';
import { toLocale } from '@/lib/i18n/locale';
import type { messages as allMessages } from '@/lib/i18n/generated/messages';
import { ApplicationForm } from './application-form';

interface ApplicantPageProps {
  code: string;
  /** Null: closed. */
  form: PublicFormDto | null;
  /** Sent with this page only (docs/decisions/0129). */
  texts: (typeof allMessages.pl)['applicationPage'];
}

/** The page of an application form: the form, then the thanks; or that it is closed. */
export function ApplicantPage({ code, form, texts }: ApplicantPageProps) {
  const around = useMessages();
  const locale = toLocale(useLocale());
  const [isSent, setIsSent] = useState(false);
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...around, applicationPage: texts }}>
      {isSent && <Thanks mails={form?.mails ?? false} />}
      {!isSent && form && <ApplicationForm code={code} form={form} onSent={() => setIsSent(true)} />}
      {!isSent && !form && <Closed />}
    </NextIntlClientProvider>
  );
}

function Closed() {
  const t = useTranslations('applicationPage.closed');
  return (
    <PublicCard title={t('title')} lead={t('lead')}>
      {null}
    </PublicCard>
  );
}

/** The same for everybody, whether or not the application was here before. */
function Thanks({ mails }: { mails: boolean }) {
  const t = useTranslations('applicationPage.thanks');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-10 pb-12">
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-medium text-balance outline-none">
        {t('title')}
      </h1>
      <p className="mt-2 text-pretty">{t('lead')}</p>
      <h2 className="mt-6 font-medium">{t('ownPage')}</h2>
      <p className="text-ink-muted mt-1 text-pretty">{t(mails ? 'mailed' : 'onRequest')}</p>
    </div>
  );
}
