import { notFound } from 'next/navigation';
import type { SearchParams } from 'nuqs/server';
import { FullScreenCv } from '@/components/candidates/details/full-screen-cv';
import { requirePageActor } from '@/lib/auth/page-actor';
import { getCandidate } from '@/lib/candidates/get-candidate';
import { candidateParams } from '@/lib/candidates/schemas';
import { AppError } from '@/lib/errors';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('cv.title');

/** A CV full-screen: `/pdf?processId=&candidateId=`. */
export default async function PdfPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePageActor();
  const place = candidateParams.safeParse(await searchParams);
  if (!place.success) notFound();
  const candidate = await getCandidate(actor, { ...place.data, peek: true }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'candidate.not-found') notFound();
    throw error;
  });
  return <FullScreenCv candidate={candidate} />;
}
