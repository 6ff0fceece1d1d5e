import { notFound } from 'next/navigation';
import { z } from 'zod';
import { CompareScreen } from '@/components/candidates/compare/compare-screen';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { compareIdsSchema } from '@/lib/candidates/search/compare-params';
import { compareCandidates } from '@/lib/candidates/details/compare-candidates';
import { orNotFound } from '@/lib/http/server/or-not-found';

interface ComparePageProps {
  params: Promise<{ processId: string }>;
  searchParams: Promise<{ ids?: string | string[] }>;
}

const paramsSchema = z.object({ processId: z.uuid(), ids: compareIdsSchema });

export const generateMetadata = titleMetadata('compare.title');

/** Two to five candidates side by side; looking at them here opens none of them. */
export default async function ComparePage({ params, searchParams }: ComparePageProps) {
  const actor = await requirePagePermission('candidate:read');
  const parsed = paramsSchema.safeParse({ ...(await params), ...(await searchParams) });
  if (!parsed.success) notFound();
  const { processId, ids } = parsed.data;
  const candidates = await orNotFound(
    compareCandidates(actor, { processId, ids }),
    'candidate.not-found',
    'process.not-found',
  );
  return <CompareScreen processId={processId} candidates={candidates} />;
}
