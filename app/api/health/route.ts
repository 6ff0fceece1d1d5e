import { checkHealth } from '@/lib/health/check-health';

export const dynamic = 'force-dynamic';

/** For balancers and the launcher; says nothing about the deployment but whether it can serve. */
export async function GET(): Promise<Response> {
  const healthy = await checkHealth();
  return Response.json({ status: healthy ? 'ok' : 'unavailable' }, { status: healthy ? 200 : 503 });
}
