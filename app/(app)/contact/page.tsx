import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/page/legal-page';
import { env } from '@/lib/env';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('legal.contact');
  return { title: t('title') };
}

export default function ContactPage() {
  return (
    <LegalPage id="contact" sections={['email', 'include', 'candidates']} values={{ email: env().SUPPORT_EMAIL }} />
  );
}
