import { checkHealth } from '@/lib/http/server/check-health';

export const dynamic = 'force-dynamic';

/** For load balancers and the launcher; reveals only whether the server can serve. */
export async function GET(): Promise<Response> {
  if (await checkHealth()) return Response.json({ status: 'ok' });
  return Response.json({ status: 'unavailable' }, { status: 503, headers: { 'retry-after': '5' } });
}
