import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { candidateName } from '@/components/candidates/fields/candidate-name';
import { CandidateScreen } from '@/components/candidates/details/candidate-screen';
import { requirePageActor } from '@/lib/auth/page-actor';
import { roleAllows } from '@/lib/auth/permissions';
import { getCandidate } from '@/lib/candidates/get-candidate';
import { candidateParams } from '@/lib/candidates/schemas';
import { AppError } from '@/lib/errors';
import { getProcessStatus } from '@/lib/processes/get-process-status';

interface CandidatePageProps {
  params: Promise<{ processId: string; candidateId: string }>;
}

/** Shared by the page and its metadata. */
const loadCandidate = cache(async (processId: string, candidateId: string) => {
  const actor = await requirePageActor();
  const place = candidateParams.safeParse({ processId, candidateId });
  if (!place.success) notFound();
  try {
    return { candidate: await getCandidate(actor, place.data), loadedAt: Date.now() };
  } catch (error) {
    if (error instanceof AppError && error.code === 'candidate.not-found') notFound();
    throw error;
  }
});

/** The screen sets the same title when it moves to another candidate. */
export async function generateMetadata({ params }: CandidatePageProps): Promise<Metadata> {
  const t = await getTranslations('candidates');
  const { processId, candidateId } = await params;
  const { candidate } = await loadCandidate(processId, candidateId);
  return { title: { absolute: candidateName(candidate, (number) => t('numbered', { number })) } };
}

export default async function CandidatePage({ params }: CandidatePageProps) {
  const actor = await requirePageActor();
  const { processId, candidateId } = await params;
  const { candidate, loadedAt } = await loadCandidate(processId, candidateId);
  const process = await getProcessStatus(actor, { processId });
  return (
    <CandidateScreen
      candidate={candidate}
      process={process}
      loadedAt={loadedAt}
      rights={{
        rate: roleAllows(actor.role, 'candidate:rate'),
        analyse: roleAllows(actor.role, 'candidate:analyse'),
      }}
    />
  );
}
