import { setTimeout as sleep } from 'node:timers/promises';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { query } from '../../lib/db/with-client';
import { ApiClient } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';
import { ReverseProxy } from '../../tests/reverse-proxy';
import { BuiltServer } from '../../tests/server';
import { createActiveProcess, upload, waitUntilAnalysed } from '../api/setup';

const token = 'metrics-token-for-tests';
/** More than a worker judges at once, so that one that is killed leaves some half done. */
const perRound = 5;

let proxy: ReverseProxy;
let product: RunningProduct;
let web: BuiltServer[];
let workers: BuiltServer[] = [];
let recruiter: ApiClient;
let processId: string;

const env = (role: 'web' | 'worker') => ({ NEXTAUTH_URL: proxy.url, ROLE: role, METRICS_TOKEN: token });
const startWorker = () => BuiltServer.start({ databaseUrl: product.databaseUrl, env: env('worker') });

beforeAll(async () => {
  proxy = await ReverseProxy.start();
  product = await startProduct({ env: env('web') });
  web = [product.server, await BuiltServer.start({ databaseUrl: product.databaseUrl, env: env('web') })];
  proxy.setUpstreams(web.map(({ url }) => url));
  recruiter = await ApiClient.signIn(proxy.url, 'RECRUITER');
  ({ id: processId } = await createActiveProcess(recruiter));
}, 240_000);
afterAll(async () => {
  for (const server of [...workers, ...web.slice(1)]) await server.stop();
  await product.stop();
  await proxy.stop();
});

const uploadRound = async (round: string): Promise<void> => {
  const names = Array.from({ length: perRound }, (_, index) => `${round}${index}`);
  const cvs = names.map(async (name) => ({
    name: `${name}.pdf`,
    bytes: await makeCvPdf({ lines: [`Osoba ${name}`, 'Java 6 lat doświadczenia, Spring Boot'] }),
  }));
  const files = await Promise.all(cvs);
  // One that is about to end takes nothing, and says when to come again.
  for (;;) {
    const { status } = await upload(recruiter, processId, files);
    if (status !== 503) return expect(status).toBe(201);
    await sleep(300);
  }
};

const counts = async () => {
  const [row] = await query<{ judged: number; analyses: number; analysed: number; running: number }>(
    product.databaseUrl,
    `SELECT (SELECT count(*)::int FROM candidate WHERE status = 'NEW') AS judged, count(*)::int AS analyses,
      count(DISTINCT candidate_id)::int AS analysed,
      (SELECT count(owner_id)::int FROM durable_call) AS running FROM analysis`,
  );
  return row ?? { judged: 0, analyses: 0, analysed: 0, running: 0 };
};

async function metrics(server: BuiltServer): Promise<string> {
  const response = await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return response.text();
}

test('two that serve people and two that do the work: each does its own, and a killed or restarted one loses nothing', async () => {
  // Nobody works yet: what comes in is kept.
  await uploadRound('A');
  await sleep(1_500);
  expect(await counts()).toMatchObject({ judged: 0, analyses: 0, running: 0 });
  const waiting = new RegExp(`recruiting_cvs\\{state="waiting"\\} ${perRound}$`, 'm');
  for (const server of web) expect(await metrics(server)).toMatch(waiting);

  workers = [await startWorker(), await startWorker()];
  const [first, second] = workers;
  while ((await counts()).running === 0) await sleep(20);
  await first?.kill();
  await uploadRound('B');
  await waitUntilAnalysed(recruiter, processId, 2 * perRound);

  // One of each, while CVs come in.
  const restarted = [web[0], second];
  for (const [index, server] of restarted.entries()) {
    const uploading = uploadRound(`C${index}`);
    expect(await server?.stop()).toBe(0);
    await server?.start();
    await uploading;
  }
  const all = perRound * (2 + restarted.length);
  await waitUntilAnalysed(recruiter, processId, all);
  expect(await counts()).toEqual({ judged: all, analyses: all, analysed: all, running: 0 });
  expect(proxy.lost).toEqual([]);

  for (const server of web) expect(await metrics(server)).not.toMatch(/recruiting_analysis_runs_total\{/);
  expect(await metrics(second as BuiltServer)).toMatch(/recruiting_analysis_runs_total\{outcome="new"\} \d/);
}, 170_000);

test('a worker serves nobody, and neither lets the other’s work in', async () => {
  const worker = workers[1] ?? (await startWorker());
  const page = await fetch(`${worker?.url}/login`);
  expect([page.status, await page.text()]).toEqual([421, expect.stringContaining('ROLE')]);
  expect((await fetch(`${worker?.url}/api/health/ready`)).status).toBe(200);
  expect((await fetch(`${web[0]?.url}/api/inngest`)).status).toBe(421);
});
