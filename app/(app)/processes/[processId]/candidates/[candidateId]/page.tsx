import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { candidateName } from '@/components/fields/candidates/candidate-name';
import { CandidateScreen } from '@/components/candidates/details/candidate-screen';
import { ProcessPermissions } from '@/components/users/current-user';
import type { Actor } from '@/lib/auth/actor';
import { requirePageActor } from '@/lib/auth/page-actor';
import { getFirstPage } from '@/lib/candidates/cv/get-first-page';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { getCandidateHeading } from '@/lib/candidates/details/get-candidate-heading';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { orNotFound } from '@/lib/http/server/or-not-found';
import { getProcessPermissions } from '@/lib/processes/access/get-process-permissions';
import { getProcessStatus } from '@/lib/processes/get-process-status';

interface CandidatePageProps {
  params: Promise<{ processId: string; candidateId: string }>;
}

async function findPlace({ params }: CandidatePageProps) {
  const place = candidateParams.safeParse(await params);
  if (!place.success) notFound();
  return place.data;
}

async function openCandidate(actor: Actor, place: CandidatePlace) {
  const candidate = await orNotFound(getCandidate(actor, place), 'candidate.not-found', 'process.not-found');
  return { candidate, loadedAt: Date.now() };
}

/** Also of a link that is only on the screen. The screen sets the same title when it moves to another candidate. */
export async function generateMetadata(props: CandidatePageProps): Promise<Metadata> {
  const t = await getTranslations('candidates');
  const heading = getCandidateHeading(await requirePageActor(), await findPlace(props));
  const candidate = await orNotFound(heading, 'candidate.not-found', 'process.not-found');
  return { title: candidateName(candidate, (number) => t('numbered', { number })) };
}

/** How long the browser may take to ask for itself. */
const headStartMs = 10_000;

export default async function CandidatePage(props: CandidatePageProps) {
  const actor = await requirePageActor();
  const { processId, candidateId } = await findPlace(props);
  const { candidate, loadedAt } = await openCandidate(actor, { processId, candidateId });
  // Drawn while the page is on its way; the browser's own request takes over, and reports what fails.
  if (candidate.cvFileName !== null && !candidate.isBlind)
    getFirstPage(actor, { processId, candidateId }, AbortSignal.timeout(headStartMs)).catch(() => undefined);
  const [process, permissions] = await Promise.all([
    getProcessStatus(actor, { processId }),
    getProcessPermissions(actor, { processId }),
  ]);
  return (
    <ProcessPermissions permissions={permissions}>
      <CandidateScreen candidate={candidate} process={process} loadedAt={loadedAt} />
    </ProcessPermissions>
  );
}
