import { notFound } from 'next/navigation';
import { ProcessFairness } from '@/components/fairness/process-fairness';
import { ProcessPermissions } from '@/components/users/current-user';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePageActor, requirePermitted } from '@/lib/auth/page-actor';
import { processParams } from '@/lib/domain/process-schemas';
import { getAgreement } from '@/lib/fairness/oversight/get-agreement';
import { getCalibration } from '@/lib/fairness/oversight/get-calibration';
import { listRuns } from '@/lib/fairness/runs/list-runs';
import { orNotFound } from '@/lib/http/server/or-not-found';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getProcess } from '@/lib/processes/get-process';

export const generateMetadata = titleMetadata('fairness.title');

async function load(actor: PersonActor, processId: string) {
  const process = await orNotFound(getProcess(actor, { processId }), 'process.not-found');
  await requirePermitted(actor, process.permissions, 'candidate:analyse');
  const [runs, calibration, agreement] = await Promise.all([
    listRuns(actor, { processId }),
    getCalibration(actor, { processId }),
    getAgreement(actor, { processId }),
  ]);
  return { process, runs, calibration, agreement, loadedAt: Date.now() };
}

export default async function ProcessFairnessPage({ params }: { params: Promise<{ processId: string }> }) {
  const actor = await requirePageActor();
  const parsed = processParams.safeParse(await params);
  if (!parsed.success) notFound();
  const { process, ...loaded } = await load(actor, parsed.data.processId);
  const { id, name, status, permissions } = process;
  return (
    <ProcessPermissions permissions={permissions}>
      <ProcessFairness process={{ id, name, archived: status === 'ARCHIVED' }} {...loaded} />
    </ProcessPermissions>
  );
}
