import { hasCriticalDependencies } from '@/lib/deployment/dependencies/dependencies';

export const dynamic = 'force-dynamic';

/**
 * For who routes traffic: whether work can be saved now. A read-only database is not ready, though pages can be read. Why, only
 * administrators are told (`/api/v1/administration/readiness`).
 */
export async function GET(): Promise<Response> {
  if (await hasCriticalDependencies()) return Response.json({ status: 'ok' });
  return Response.json({ status: 'unavailable' }, { status: 503, headers: { 'retry-after': '5' } });
}
