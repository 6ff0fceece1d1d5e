import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/** Where the candidates of a process applied from, each source once, in alphabetical order. @throws AppError `process.not-found` */
export async function listApplicationSources(
  actor: Actor,
  { processId }: { processId: string },
): Promise<{ items: string[] }> {
  requirePermission(actor, 'candidate:read');
  const process = await database().process.findUnique({ where: { id: processId }, select: { id: true } });
  if (!process) throw new AppError('process.not-found');
  const rows = await database().$queryRaw<{ source: string }[]>`
    SELECT source FROM (
      SELECT DISTINCT unnest(application_sources) AS source FROM candidate WHERE process_id = ${processId}::uuid
    ) sources ORDER BY source COLLATE "pl-x-icu", source`;
  return { items: rows.map(({ source }) => source) };
}
