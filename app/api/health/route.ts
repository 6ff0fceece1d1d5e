import { checkHealth } from '@/lib/health/check-health';

export const dynamic = 'force-dynamic';

/** For balancers and the launcher; says nothing about the deployment but whether it can serve. */
export async function GET(): Promise<Response> {
  if (await checkHealth()) return Response.json({ status: 'ok' });
  return Response.json({ status: 'unavailable' }, { status: 503, headers: { 'retry-after': '5' } });
}
