import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/page/legal-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('legal.terms');
  return { title: t('title') };
}

export default function TermsPage() {
  return <LegalPage id="terms" sections={['use', 'cvs', 'decision', 'fairness', 'licence']} />;
}
