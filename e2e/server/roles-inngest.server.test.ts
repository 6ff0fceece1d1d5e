import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { findFreePort } from '../../scripts/database/cluster-state';
import { ApiClient } from '../../tests/api-client';
import { CallingInngest } from '../../tests/inngest/calling-inngest';
import { startProduct, type RunningProduct } from '../../tests/product';
import { BuiltServer } from '../../tests/server';
import { createActiveProcess, upload, waitUntilAnalysed } from '../api/setup';

let inngest: CallingInngest;
let product: RunningProduct;
let worker: BuiltServer;

beforeAll(async () => {
  inngest = await CallingInngest.listen();
  const [port, workerPort] = [await findFreePort(), await findFreePort()];
  const shared = {
    ...inngest.settings,
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
    WORKER_URL: `http://127.0.0.1:${workerPort}`,
  };
  product = await startProduct({ port, env: { ...shared, ROLE: 'web' } });
  const { databaseUrl } = product;
  worker = await BuiltServer.start({ databaseUrl, port: workerPort, env: { ...shared, ROLE: 'worker' } });
  await inngest.call(worker.url, databaseUrl);
}, 240_000);
afterAll(async () => {
  await inngest.stop();
  await worker.stop();
  await product.stop();
});

test('an Inngest server takes what web processes send and calls the workers, and only them', async () => {
  const recruiter = await ApiClient.signIn(product.server.url, 'RECRUITER');
  const { id } = await createActiveProcess(recruiter);
  const names = ['Anna', 'Beata'];
  const files = names.map(async (name) => ({
    name: `${name}.pdf`,
    bytes: await makeCvPdf({ lines: [`${name} Próbna`, 'Programistka Java, 6 lat doświadczenia'] }),
  }));
  expect((await upload(recruiter, id, await Promise.all(files))).status).toBe(201);
  const { items } = await waitUntilAnalysed(recruiter, id, names.length);
  expect(items.map(({ status, firstName }) => `${firstName} ${status}`).sort()).toEqual(
    names.map((name) => `${name} NEW`),
  );
  expect(inngest.server.sentEvents.length).toBeGreaterThanOrEqual(names.length);
  for (const { loggedErrors } of [product.server, worker]) expect(loggedErrors).toEqual([]);
  // Nobody signed these.
  const answers = [product.server, worker].map(async ({ url }) => (await fetch(`${url}/api/inngest`)).status);
  const [ofWeb, ofWorker] = await Promise.all(answers);
  expect(ofWeb).toBe(421);
  expect(ofWorker).not.toBe(421);
}, 120_000);
