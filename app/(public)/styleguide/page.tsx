import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { StyleguideScreen } from '@/components/styleguide/styleguide-screen';
import { showsStyleguide } from '@/lib/env';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('styleguide');
  return { title: t('title') };
}

/** All primitives in all their states: for whoever builds screens, and for the tests. Nowhere else it exists. */
export default async function StyleguidePage() {
  if (!showsStyleguide()) notFound();
  return <StyleguideScreen />;
}
