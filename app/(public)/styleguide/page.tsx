import { notFound } from 'next/navigation';
import { StyleguideScreen } from '@/components/styleguide/styleguide-screen';
import { showsStyleguide } from '@/lib/env';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('styleguide.title');

/** All primitives in all their states: for whoever builds screens, and for the tests. Nowhere else it exists. */
export default async function StyleguidePage() {
  if (!showsStyleguide()) notFound();
  return <StyleguideScreen />;
}
