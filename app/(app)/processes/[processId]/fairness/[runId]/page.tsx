import { notFound } from 'next/navigation';
import { ReportScreen } from '@/components/fairness/report-screen';
import { ProcessPermissions } from '@/components/users/current-user';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePageActor, requirePermitted } from '@/lib/auth/page-actor';
import { getRun } from '@/lib/fairness/runs/get-run';
import { runParams } from '@/lib/fairness/schemas';
import { orNotFound } from '@/lib/http/server/or-not-found';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getProcessPermissions } from '@/lib/processes/access/get-process-permissions';

export const generateMetadata = titleMetadata('fairness.report.title');

async function load(actor: PersonActor, place: { processId: string; runId: string }) {
  const permissions = await orNotFound(getProcessPermissions(actor, place), 'process.not-found');
  await requirePermitted(actor, permissions, 'candidate:analyse');
  const report = await orNotFound(getRun(actor, place), 'fairness.run-not-found');
  return { report, permissions, loadedAt: Date.now() };
}

export default async function ReportPage({ params }: { params: Promise<{ processId: string; runId: string }> }) {
  const actor = await requirePageActor();
  const parsed = runParams.safeParse(await params);
  if (!parsed.success) notFound();
  const { permissions, ...loaded } = await load(actor, parsed.data);
  return (
    <ProcessPermissions permissions={permissions}>
      <ReportScreen {...loaded} />
    </ProcessPermissions>
  );
}
