import { isScheduledWork, runScheduledWork } from '@/inngest/run-scheduled-work';
import { givesSecret } from '@/lib/auth/bearer-secret';
import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** For a clock outside, such as Vercel's. Without CRON_SECRET, or with another secret, there is nothing here. */
export async function GET(request: Request, context: { params: Promise<{ work: string }> }): Promise<Response> {
  const { work } = await context.params;
  if (!givesSecret(request.headers.get('authorization'), env().CRON_SECRET) || !isScheduledWork(work)) {
    return new Response(null, { status: 404 });
  }
  const result = await runScheduledWork(work);
  const headers = { 'cache-control': 'no-store' };
  return Response.json(result, { status: result.failed.length > 0 ? 500 : 200, headers });
}
