import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { candidateName } from '@/components/fields/candidates/candidate-name';
import { SimulationScreen } from '@/components/interviews/chat/simulation-screen';
import { ProcessPermissions } from '@/components/users/current-user';
import type { Actor } from '@/lib/auth/actor';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { orNotFound } from '@/lib/http/server/or-not-found';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getSimulation } from '@/lib/interviews/get-simulation';
import type { SimulationPlace } from '@/lib/interviews/simulation-row';
import { simulationParams } from '@/lib/interviews/simulation-schemas';
import { getProcessPermissions } from '@/lib/processes/access/get-process-permissions';
import { getProcessStatus } from '@/lib/processes/get-process-status';

interface InterviewSimulationPageProps {
  params: Promise<{ processId: string; candidateId: string; interviewSimulationId: string }>;
}

async function loadSimulation(actor: Actor, place: SimulationPlace) {
  const simulation = await orNotFound(getSimulation(actor, place), 'interview.not-found', 'process.not-found');
  return { simulation, loadedAt: Date.now() };
}

export const generateMetadata = titleMetadata('interviewSimulation.title');

/** An interview simulation with a candidate. */
export default async function InterviewSimulationPage({ params }: InterviewSimulationPageProps) {
  const actor = await requirePagePermission('interview:read');
  const place = simulationParams.safeParse(await params);
  if (!place.success) notFound();
  const { simulation, loadedAt } = await loadSimulation(actor, place.data);
  const candidate = await getCandidate(actor, { ...place.data, peek: true });
  const process = await getProcessStatus(actor, place.data);
  const permissions = await getProcessPermissions(actor, place.data);
  const t = await getTranslations('candidates');
  return (
    <ProcessPermissions permissions={permissions}>
      <SimulationScreen
        key={simulation.id}
        simulation={simulation}
        loadedAt={loadedAt}
        candidateName={candidateName(candidate, (number) => t('numbered', { number }))}
        archived={process.status === 'ARCHIVED'}
      />
    </ProcessPermissions>
  );
}
