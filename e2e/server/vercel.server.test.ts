import {
  chmodSync,
  chownSync,
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { childrenOf } from '../../scripts/bench/processor-time';
import { findFreePort } from '../../scripts/database/cluster-state';
import { ApiClient } from '../../tests/api-client';
import { makeDocx, paragraph } from '../../tests/cv/make-docx';
import { scanPdf } from '../../tests/cv/make-scan';
import { CallingInngest } from '../../tests/inngest/calling-inngest';
import { startProduct, type RunningProduct } from '../../tests/product';
import { createActiveProcess, upload, waitUntilAnalysed } from '../api/setup';

/** Megabytes of a function's files before they are compressed, by Vercel's documentation. */
const maxFunctionMegabytes = 250;
/** Somebody without rights. */
const nobody = 65_534;
const cronSecret = 'a-secret-of-the-clock';
const isRoot = process.getuid?.() === 0;

let folder: string;
let product: RunningProduct;
let url: string;
let inngest: CallingInngest;

/** What a function is deployed with: what was traced, without what a CDN serves and commands for administrators. */
function copyFunction(to: string): void {
  const built = path.resolve('.next/standalone');
  const others = [/^public/, /^[.]next\/static/, /^[^/]+[.]mjs$/];
  const filter = (file: string): boolean => !others.some((one) => one.test(path.relative(built, file)));
  cpSync(built, to, { recursive: true, verbatimSymlinks: true, filter });
}

/** The folder and all below it, without links. */
function everything(): string[] {
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
  return [folder, ...below].filter((file) => !lstatSync(file).isSymbolicLink());
}

/** @param mayWrite whether its owner may write there; nobody else ever may */
function setRights(mayWrite: boolean): void {
  for (const file of everything()) {
    const read = lstatSync(file).isDirectory() ? 0o555 : 0o444;
    chmodSync(file, mayWrite ? read | 0o200 : read);
  }
}

beforeAll(async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'function-'));
  chmodSync(root, 0o755);
  folder = path.join(root, 'task');
  copyFunction(folder);
  setRights(false);
  const temporary = path.join(root, 'tmp');
  mkdirSync(temporary);
  if (isRoot) chownSync(temporary, nobody, nobody);
  inngest = await CallingInngest.listen();
  const port = await findFreePort();
  product = await startProduct({
    folder,
    port,
    ...(isRoot ? { userId: nobody } : {}),
    env: {
      VERCEL: '1',
      CRON_SECRET: cronSecret,
      ...inngest.settings,
      TMPDIR: temporary,
      HOME: temporary,
      NODE_COMPILE_CACHE: temporary,
    },
  });
  url = product.server.url;
  await inngest.call(url, product.databaseUrl);
}, 240_000);

afterAll(async () => {
  await inngest.stop();
  await product.stop();
  setRights(true);
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

test('its folder cannot be written', () => {
  // The test's own rights do not count if it is root: the product runs as somebody else.
  if (!isRoot) expect(() => writeFileSync(path.join(folder, 'file'), '')).toThrow();
  const writable = everything().filter((file) => (lstatSync(file).mode & 0o222) !== 0);
  expect(writable).toEqual([]);
});

test('a PDF, a DOCX and a scan are judged there without a process of their own', async () => {
  const recruiter = await ApiClient.signIn(url, 'RECRUITER');
  const { id } = await createActiveProcess(recruiter);
  const lines = ['Programistka Java, 6 lat doświadczenia', 'Spring Boot, PostgreSQL'];
  const children = new Set<number>();
  const watch = setInterval(() => childrenOf(product.server.pid ?? 0).forEach((pid) => children.add(pid)), 20);
  const { status } = await upload(recruiter, id, [
    { name: 'cv.pdf', bytes: await makeCvPdf({ lines: ['Łucja Próbna', ...lines] }) },
    { name: 'cv.docx', bytes: makeDocx(['Danuta Próbna', ...lines].map((line) => paragraph(line)).join('')) },
    { name: 'scan.pdf', bytes: await scanPdf(['Zofia Próbna', ...lines]) },
  ]);
  expect(status).toBe(201);
  const { items } = await waitUntilAnalysed(recruiter, id, 3, 120);
  clearInterval(watch);
  const read = items.map((one) => `${one.firstName} ${one.lastName} ${one.status} ${typeof one.matchScore}`);
  expect(read.sort()).toEqual(['Danuta Próbna NEW number', 'Zofia Próbna NEW number', 'Łucja Próbna NEW number']);
  expect([...children]).toEqual([]);
  expect(product.server.loggedErrors).toEqual([]);
}, 180_000);

test('a clock with the secret has the work done that is due, and nobody else', async () => {
  const call = (work: string, authorization = `Bearer ${cronSecret}`) =>
    fetch(`${url}/api/cron/${work}`, { headers: { authorization } });
  for (const response of [await call('minute', ''), await call('minute', 'Bearer another'), await call('year')]) {
    expect([response.status, await response.text()]).toEqual([404, '']);
  }
  for (const work of ['minute', 'night']) {
    const response = await call(work);
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ failed: [], left: [] })]);
  }
}, 60_000);

test('what is traced for a function exists and is small enough', () => {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? statSync(file).size;
    sizes.set(file, known);
    return known;
  };
  const traces = globSync('.next/server/app/**/{route,page}.js.nft.json');
  expect(traces.length).toBeGreaterThan(100);
  const shared = '.next/next-server.js.nft.json';
  const filesOf = (trace: string): string[] =>
    (JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] }).files.map((file) =>
      path.resolve(path.dirname(trace), file),
    );
  // Vercel bundles several routes into one function: at most all of them.
  const all = new Set([shared, ...traces].flatMap(filesOf));
  expect([...all].filter((file) => path.relative('.', file).startsWith('..'))).toEqual([]);
  const megabytes = [...all].reduce((sum, file) => sum + sizeOf(file), 0) / 1024 / 1024;
  expect(megabytes).toBeGreaterThan(20);
  expect(megabytes).toBeLessThan(maxFunctionMegabytes);
});
