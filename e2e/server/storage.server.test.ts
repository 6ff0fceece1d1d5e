import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { query } from '../../lib/db/with-client';
import { ApiClient } from '../../tests/api-client';
import { findChromium } from '../../tests/find-chromium';
import { startProduct, type RunningProduct } from '../../tests/product';
import { storeAccount } from '../../tests/storage/object-server';
import { createActiveProcess, waitUntilAnalysed } from '../api/setup';

const prefix = `product-${process.pid}/`;
const storeUrl = process.env.STORE_URL ?? '';
const settings = {
  STORAGE: 's3',
  S3_BUCKET: 'cvs',
  S3_ENDPOINT: storeUrl,
  S3_PREFIX: prefix,
  S3_ACCESS_KEY_ID: storeAccount.accessKeyId,
  S3_SECRET_ACCESS_KEY: storeAccount.secretAccessKey,
};
let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: settings });
  browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
}, 240_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** A command of the built product, beside `server.js`. */
async function command(...args: string[]): Promise<string> {
  return commandWith({}, ...args);
}

async function commandWith(changed: Record<string, string>, ...args: string[]): Promise<string> {
  const env = {
    ...settings,
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    DATABASE_URL: product.databaseUrl,
    NEXTAUTH_URL: product.server.url,
    NEXTAUTH_SECRET: 'a-secret-for-tests-only-0123456789',
    LOG_LEVEL: 'silent',
    ...changed,
  };
  const cwd = path.resolve('.next/standalone');
  return (await promisify(execFile)(process.execPath, ['storage.mjs', ...args], { cwd, env })).stdout;
}

const places = () =>
  query<{ stored_in: string; chunks: number }>(
    product.databaseUrl,
    `SELECT stored_in, (SELECT count(*)::int FROM cv_file_chunk c WHERE c.sha256 = f.sha256) AS chunks FROM cv_file f`,
  );

test('a page uploads straight into the bucket, the CV is judged and downloaded from there, and moves back', async () => {
  expect(await command('prepare')).toContain(product.server.url);
  const recruiter = await ApiClient.signIn(product.server.url, 'RECRUITER');
  const { id } = await createActiveProcess(recruiter);
  const context = await browser.newContext();
  await context.addCookies(recruiter.browserCookies());
  const page = await context.newPage();
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).origin + new URL(request.url()).pathname);
  });
  const opened = await page.goto(`${product.server.url}/processes/${id}`);
  expect(opened?.headers()['content-security-policy']).toContain(`connect-src 'self' ${storeUrl}/cvs;`);
  const bytes = await makeCvPdf({ lines: ['Kinga Prosto', 'Programistka Java, 6 lat, Spring Boot'] });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'Kinga Prosto.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(bytes),
    });
  const { items } = await waitUntilAnalysed(recruiter, id, 1, 60);
  expect(posted).toContain(`${storeUrl}/cvs`);
  expect(posted.some((address) => address.endsWith('/upload-cv'))).toBe(false);
  await context.close();
  expect(await places()).toEqual([{ stored_in: 'S3', chunks: 0 }]);

  const cv = () => recruiter.send('GET', `/api/v1/processes/${id}/candidates/${items[0]?.id}/cv`);
  expect(Buffer.from(await (await cv()).arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  expect(await command('check')).toContain('1 objects; 0 of more than a day');
  expect(await command('move', '--to', 'database')).toContain('Moved 1 files');
  expect(await places()).toEqual([{ stored_in: 'DATABASE', chunks: 1 }]);
  expect(Buffer.from(await (await cv()).arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  expect(product.server.loggedErrors).toEqual([]);
}, 240_000);

test('a store that is away is said in a sentence, with what to do', async () => {
  const explained = (endpoint: string) => expect(commandWith({ S3_ENDPOINT: endpoint }, 'prepare')).rejects;
  await explained('http://127.0.0.1:9').toMatchObject({
    stderr: expect.stringMatching(/The store at http:\/\/127\.0\.0\.1:9 does not answer\.[\s\S]*Check S3_ENDPOINT/),
  });
  await explained('http://no-such-store.invalid').toMatchObject({
    stderr: expect.stringContaining('no-such-store.invalid is no name that this machine knows'),
  });
});
