import { AdministrationFairness } from '@/components/fairness/administration-fairness';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { findFastDecisions } from '@/lib/fairness/oversight/find-fast-decisions';
import { listLabProcesses } from '@/lib/fairness/runs/list-lab-processes';
import { listAllRuns } from '@/lib/fairness/runs/list-runs';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('administration.pageTitle.fairness');

async function load(actor: PersonActor) {
  const [processes, runs, fast] = await Promise.all([
    listLabProcesses(actor),
    listAllRuns(actor),
    findFastDecisions(actor),
  ]);
  return { processes, runs, fast, loadedAt: Date.now() };
}

export default async function FairnessPage() {
  return <AdministrationFairness {...await load(await requirePagePermission('administration'))} />;
}
