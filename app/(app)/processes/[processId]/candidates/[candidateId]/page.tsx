import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { CandidateScreen } from '@/components/candidates/details/candidate-screen';
import { requirePageActor } from '@/lib/auth/page-actor';
import { roleAllows } from '@/lib/auth/permissions';
import { getCandidate } from '@/lib/candidates/get-candidate';
import { candidateParams } from '@/lib/candidates/schemas';
import { AppError } from '@/lib/errors';

interface CandidatePageProps {
  params: Promise<{ processId: string; candidateId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('candidateDetails');
  return { title: t('title') };
}

export default async function CandidatePage({ params }: CandidatePageProps) {
  const actor = await requirePageActor();
  const place = candidateParams.safeParse(await params);
  if (!place.success) notFound();
  const candidate = await getCandidate(actor, place.data).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'candidate.not-found') notFound();
    throw error;
  });
  return (
    <CandidateScreen
      candidate={candidate}
      rights={{ rate: roleAllows(actor.role, 'candidate:rate'), analyse: roleAllows(actor.role, 'candidate:analyse') }}
    />
  );
}
