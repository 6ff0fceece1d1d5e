import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { query } from '../../lib/db/with-client';
import { ApiClient } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';
import { createActiveProcess, upload, waitUntilAnalysed } from '../api/setup';

/** More than are judged at once. */
const cvCount = 8;
let product: RunningProduct;

beforeAll(async () => {
  product = await startProduct();
}, 120_000);
afterAll(() => product.stop());

type Counts = Record<'analysed' | 'analyses' | 'working' | 'drafts', number>;

async function counts(): Promise<Counts> {
  const [row] = await query<Counts>(
    product.databaseUrl,
    `SELECT (SELECT count(*)::int FROM candidate WHERE status = 'NEW') AS analysed,
        (SELECT count(*)::int FROM candidate WHERE status IN ('IN_PROGRESS', 'AWAITING_PROCESSING')) AS working,
        (SELECT count(*)::int FROM analysis) AS analyses, (SELECT count(*)::int FROM analysis_draft) AS drafts`,
  );
  return row ?? { analysed: 0, analyses: 0, working: 0, drafts: 0 };
}

test('killed while CVs are being analysed, the server judges all of them after a restart, none twice', async () => {
  const recruiter = await ApiClient.signIn(product.server.url, 'RECRUITER');
  const process = await createActiveProcess(recruiter);
  const files = Array.from({ length: cvCount }, async (_, index) => ({
    name: `cv-${index}.pdf`,
    bytes: await makeCvPdf({ lines: [`Osoba Numer${index}`, `Java ${index} lat doświadczenia, Spring Boot`] }),
  }));
  // All wait, then start together, so that the kill hits them in progress.
  await recruiter.put(`/processes/${process.id}/status`, { status: 'STOPPED' });
  await upload(recruiter, process.id, await Promise.all(files));
  await recruiter.put(`/processes/${process.id}/status`, { status: 'ACTIVE' });
  while ((await counts()).analysed < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  await product.server.kill();
  expect((await counts()).working).toBeGreaterThan(0);

  await product.server.start();
  const again = await ApiClient.signIn(product.server.url, 'RECRUITER');
  const done = await waitUntilAnalysed(again, process.id, cvCount, 60);
  expect(done.items.map(({ status }) => status)).toEqual(Array(cvCount).fill('NEW'));
  expect(await counts()).toEqual({ analysed: cvCount, analyses: cvCount, working: 0, drafts: 0 });
}, 150_000);
