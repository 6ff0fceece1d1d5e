import { notFound } from 'next/navigation';
import type { SearchParams } from 'nuqs/server';
import { FullScreenCv } from '@/components/candidates/details/full-screen-cv';
import { SignedInProviders } from '@/components/layout/signed-in-providers';
import { RecordLastVisited } from '@/components/navigation/record-last-visited';
import { requirePageActor } from '@/lib/auth/page-actor';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { orNotFound } from '@/lib/http/server/or-not-found';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('cv.title');

/** A CV full-screen: `/pdf?processId=&candidateId=`. */
export default async function PdfPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePageActor();
  const place = candidateParams.safeParse(await searchParams);
  if (!place.success) notFound();
  const candidate = await orNotFound(
    getCandidate(actor, { ...place.data, peek: true }),
    'candidate.not-found',
    'process.not-found',
  );
  return (
    <SignedInProviders>
      <FullScreenCv candidate={candidate} />
      <RecordLastVisited />
    </SignedInProviders>
  );
}
