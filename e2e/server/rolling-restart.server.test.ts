import { setTimeout as sleep } from 'node:timers/promises';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { query } from '../../lib/db/with-client';
import { ApiClient, type ApiAnswer } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';
import { ReverseProxy } from '../../tests/reverse-proxy';
import { BuiltServer } from '../../tests/server';
import type { UploadAnswer } from '@/lib/domain/candidate-schemas';
import { createActiveProcess, search, upload, waitUntilAnalysed } from '../api/setup';

let proxy: ReverseProxy;
let product: RunningProduct;
let instances: BuiltServer[];

/** Two instances on one database, both known by the proxy's address. */
beforeAll(async () => {
  proxy = await ReverseProxy.start();
  const env = { NEXTAUTH_URL: proxy.url };
  product = await startProduct({ env });
  instances = [product.server, await BuiltServer.start({ databaseUrl: product.databaseUrl, env })];
  proxy.setUpstreams(instances.map(({ url }) => url));
}, 240_000);
afterAll(async () => {
  await instances[1]?.stop();
  await product.stop();
  await proxy.stop();
});

const cv = async (name: string) => ({
  name: `${name}.pdf`,
  bytes: await makeCvPdf({ lines: [`Osoba ${name}`, 'Java 6 lat doświadczenia, Spring Boot'] }),
});

/** What the clients met; `repeated` counts refusals with 503 that said when to come again. */
const met = { succeeded: 0, repeated: 0, accepted: 0, failed: [] as string[] };

/** Sends until it is not told to come again. A client knows nothing of instances. */
async function insist<T>(what: string, send: () => Promise<ApiAnswer<T>>): Promise<ApiAnswer<T> | undefined> {
  for (;;) {
    try {
      const answer = await send();
      const retryAfter = Number(answer.headers.get('retry-after'));
      if (answer.status === 503 && retryAfter > 0) {
        met.repeated += 1;
        await sleep(retryAfter * 1000);
        continue;
      }
      if (answer.status < 300) met.succeeded += 1;
      else met.failed.push(`${what}: ${answer.status}`);
      return answer;
    } catch (error) {
      met.failed.push(`${what}: ${String(error)}`);
      return undefined;
    }
  }
}

/** As people do, one request after another, until `isOver`. */
function startClients(client: ApiClient, process: string, candidate: string, isOver: () => boolean): Promise<unknown> {
  const keepOn = async (once: (turn: number) => Promise<unknown>): Promise<void> => {
    for (let turn = 0; !isOver(); turn += 1) {
      await once(turn);
      await sleep(50);
    }
  };
  const read = () => insist('read', () => client.get(`/processes/${process}`));
  const rate = (turn: number) =>
    insist('rate', async () => {
      const headers = { 'x-csrf-token': token };
      return client.put(`/processes/${process}/candidates/${candidate}/rate`, { rate: 1 + (turn % 5) }, { headers });
    });
  const send = (who: string) => async (turn: number) => {
    const file = await cv(`${who}${turn}`);
    const form = new FormData();
    form.append('files', new Blob([Buffer.from(file.bytes)], { type: 'application/pdf' }), file.name);
    const headers = { 'x-csrf-token': token };
    const path = `/processes/${process}/upload-cv`;
    const answer = await insist('upload', () => client.request<UploadAnswer>('POST', path, { form, headers }));
    met.accepted += answer?.body.accepted.length ?? 0;
    await sleep(800);
  };
  return Promise.all([read, read, rate, send('A'), send('B')].map(keepOn));
}
let token: string;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20);
}

test('two instances restarted one after the other lose no request and judge every accepted CV once', async () => {
  const recruiter = await ApiClient.signIn(proxy.url, 'RECRUITER');
  token = await recruiter.csrfToken();
  const { id } = await createActiveProcess(recruiter);
  await upload(recruiter, id, [await cv('Pierwsza')]);
  await waitUntilAnalysed(recruiter, id, 1);
  const candidate = (await search(recruiter, id)).items[0]?.id ?? '';

  let isOver = false;
  const clients = startClients(recruiter, id, candidate, () => isOver);
  for (const instance of instances) {
    // Both serve before one goes.
    const before = instances.map(({ url }) => proxy.servedBy(url));
    await until(() => instances.every(({ url }, index) => proxy.servedBy(url) > (before[index] ?? 0) + 20));
    expect(await instance.stop()).toBe(0);
    await instance.start();
  }
  const before = met.succeeded;
  await until(() => met.succeeded > before + 50);
  isOver = true;
  await clients;

  expect({ failed: met.failed, lost: proxy.lost }).toEqual({ failed: [], lost: [] });
  expect(met.accepted).toBeGreaterThan(10);
  await waitUntilAnalysed(recruiter, id, met.accepted + 1).catch(() => undefined);
  const count = async () => {
    const [counts] = await query(
      product.databaseUrl,
      `SELECT (SELECT count(*)::int FROM candidate WHERE status = 'NEW') AS judged, count(*)::int AS analyses,
        count(DISTINCT candidate_id)::int AS analysed, (SELECT count(*)::int FROM outbox_event) AS events FROM analysis`,
    );
    return counts;
  };
  // The end of the last run is told after it.
  for (let tries = 0; tries < 100 && (await count())?.events !== 0; tries += 1) await sleep(100);
  const all = met.accepted + 1;
  expect(await count()).toEqual({ judged: all, analyses: all, analysed: all, events: 0 });
}, 170_000);
