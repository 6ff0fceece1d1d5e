import { notFound } from 'next/navigation';
import { z } from 'zod';
import { CompareScreen } from '@/components/candidates/compare/compare-screen';
import { ProcessPermissions } from '@/components/users/current-user';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import type { Actor } from '@/lib/auth/actor';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { compareIdsSchema } from '@/lib/candidates/search/compare-params';
import { compareCandidates } from '@/lib/candidates/details/compare-candidates';
import { getProcessPermissions } from '@/lib/processes/access/get-process-permissions';
import { getProcessStatus } from '@/lib/processes/get-process-status';
import { orNotFound } from '@/lib/http/server/or-not-found';

interface ComparePageProps {
  params: Promise<{ processId: string }>;
  searchParams: Promise<{ ids?: string | string[] }>;
}

const paramsSchema = z.object({ processId: z.uuid(), ids: compareIdsSchema });

export const generateMetadata = titleMetadata('compare.title');

async function load(actor: Actor, place: z.infer<typeof paramsSchema>) {
  const candidates = await orNotFound(compareCandidates(actor, place), 'candidate.not-found', 'process.not-found');
  return { candidates, loadedAt: Date.now() };
}

/** Two to five candidates side by side; looking at them here opens none of them. */
export default async function ComparePage({ params, searchParams }: ComparePageProps) {
  const actor = await requirePagePermission('candidate:read');
  const parsed = paramsSchema.safeParse({ ...(await params), ...(await searchParams) });
  if (!parsed.success) notFound();
  const { processId, ids } = parsed.data;
  const { candidates, loadedAt } = await load(actor, { processId, ids });
  const [process, permissions] = await Promise.all([
    getProcessStatus(actor, { processId }),
    getProcessPermissions(actor, { processId }),
  ]);
  return (
    <ProcessPermissions permissions={permissions}>
      <CompareScreen
        processId={processId}
        candidates={candidates}
        loadedAt={loadedAt}
        archived={process.status === 'ARCHIVED'}
      />
    </ProcessPermissions>
  );
}
