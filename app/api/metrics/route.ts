import { mayReadMetrics, renderMetrics } from '@/lib/deployment/metrics/render-metrics';

export const dynamic = 'force-dynamic';

/** For Prometheus. Without METRICS_TOKEN, or with another token, there is nothing here. */
export async function GET(request: Request): Promise<Response> {
  if (!mayReadMetrics(request.headers.get('authorization'))) return new Response(null, { status: 404 });
  const { text, contentType } = await renderMetrics();
  return new Response(text, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } });
}
