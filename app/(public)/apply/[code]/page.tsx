import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ApplicantPage } from '@/components/application-page/applicant-page';
import type { PublicFormDto } from '@/lib/application-form/form-schemas';
import { openApplicationForm } from '@/lib/application-form/open-application-form';
import { AppError } from '@/lib/errors';
import { toLocale } from '@/lib/i18n/locale';
import { pageMessages } from '@/lib/i18n/page-messages';

/** Its title tells nothing of the process, which may have closed. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('applicationPage');
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** The form of a link; null: it is closed, whyever. */
async function findForm(code: string): Promise<PublicFormDto | null> {
  try {
    return await openApplicationForm({ code });
  } catch (error) {
    if (error instanceof AppError && error.code === 'application-form.closed') return null;
    throw error;
  }
}

/** Where a link to a process's application form leads. */
export default async function ApplyPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const texts = pageMessages[toLocale(await getLocale())].applicationPage;
  return <ApplicantPage code={code} form={await findForm(code)} texts={texts} />;
}
