import { notFound } from 'next/navigation';
import { SignedInProviders } from '@/components/layout/signed-in-providers';
import { StyleguideScreen } from '@/components/styleguide/styleguide-screen';
import { showsStyleguide } from '@/lib/env';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('styleguide.title');

/** All primitives in all their states, for developers and tests; 404 unless enabled by the environment. */
export default async function StyleguidePage() {
  if (!showsStyleguide()) notFound();
  return (
    <SignedInProviders>
      <StyleguideScreen />
    </SignedInProviders>
  );
}
