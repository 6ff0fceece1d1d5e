import { checkCanWrite } from '@/lib/http/server/check-health';

export const dynamic = 'force-dynamic';

/** For who routes traffic: whether work can be saved now. A read-only database is not ready, though pages can be read. */
export async function GET(): Promise<Response> {
  if (await checkCanWrite()) return Response.json({ status: 'ok' });
  return Response.json({ status: 'unavailable' }, { status: 503, headers: { 'retry-after': '5' } });
}
