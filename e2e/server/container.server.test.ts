import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { findFreePort } from '../../scripts/database/cluster-state';
import { ApiClient } from '../../tests/api-client';
import { testPassword } from '../../tests/accounts';
import { ContainerEngine } from '../../tests/container/container-engine';
import { makeDocx, paragraph } from '../../tests/cv/make-docx';
import { scanPdf } from '../../tests/cv/make-scan';
import { createActiveProcess, search, upload, waitUntilAnalysed } from '../api/setup';

const base = 'localhost/base';
const email = 'administracja@firma.example';
/** Who the product is in its image. */
const userId = 10_001;
const lines = [
  'Osoba Przykładowa',
  'osoba@example.example',
  'Doświadczenie zawodowe',
  '2018 - 2024 Programista Java, Spring Boot',
];

const folder = path.resolve('.data/container-test');
let engine: ContainerEngine;
let settings: Record<string, string>;
let url: string;
/** As the product reaches it. */
let databaseHost: string;

const compose = (...args: string[]): string => engine.compose(settings, ...args);
const containerOf = (service: string): string => compose('ps', '-q', service).trim();
const inspect = <T>(format: string, name: string): T =>
  JSON.parse(engine.docker('inspect', '--format', `{{json ${format}}}`, name)) as T;

async function untilReady(): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(200);
  }
  throw new Error(`The product is not ready:\n${compose('logs', '--tail=50')}`);
}

/** A command of the image, with the backups' folder. */
const command = (database: string, ...args: string[]): string => {
  const address = `DATABASE_URL=postgresql://recruiting:${settings.POSTGRES_PASSWORD}@${databaseHost}/${database}`;
  return engine.runOnce(settings, 'product', ['-v', `${folder}/backup:/backup`, '-e', address], ['node', ...args]);
};

beforeAll(async () => {
  engine = await ContainerEngine.start(path.join(folder, 'engine'));
  mkdirSync(path.join(folder, 'backup'), { recursive: true });
  chownSync(path.join(folder, 'backup'), userId, userId);
  engine.makeBase(base);
  const build = ['build', '--quiet', '--network', 'host', '--build-arg', `BASE=${base}`];
  engine.docker(...build, '--build-arg', 'FROM=built', '-t', 'recruiting', '.');
  engine.docker(...build, '-t', 'localhost/postgres', 'tests/container/postgres');
  const [port, databasePort] = [await findFreePort(), await findFreePort()];
  databaseHost = engine.chooseNetwork({ product: port, database: databasePort });
  url = `http://127.0.0.1:${port}`;
  settings = {
    RECRUITING_PORT: String(port),
    POSTGRES_IMAGE: 'localhost/postgres',
    POSTGRES_PASSWORD: 'a-password-for-tests',
    NEXTAUTH_SECRET: 'a-secret-for-tests-only-0123456789',
    NEXTAUTH_URL: url,
  };
  compose('up', '-d', '--no-build');
  await untilReady();
}, 600_000);

afterAll(async () => {
  compose('down', '-v', '-t', '5');
  await engine.stop();
}, 120_000);

test('a new installation is set up, judges a PDF, a DOCX and a scan without rights, and outlives a kill', async () => {
  const code = /enter the code (\S+)/.exec(compose('logs', '--no-color', 'product'))?.[1];
  const person = { email, firstName: 'Anna', lastName: 'Nowak', password: testPassword, locale: 'pl', code };
  const response = await fetch(`${url}/api/v1/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(person),
  });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(email)]);
  const client = await ApiClient.signInAs(url, email, testPassword);
  const { id } = await createActiveProcess(client);
  const { body } = await upload(client, id, [
    { name: 'osoba.pdf', bytes: await makeCvPdf({ lines }) },
    { name: 'osoba.docx', bytes: makeDocx(lines.map((line) => paragraph(`${line} (DOCX)`)).join('')) },
    { name: 'skan.pdf', bytes: await scanPdf(lines) },
  ]);
  expect(body.accepted).toHaveLength(3);
  const { items } = await waitUntilAnalysed(client, id, 3, 120);
  expect(items.map(({ status, matchScore }) => [status, (matchScore ?? 0) > 0])).toEqual(
    items.map(() => ['NEW', true]),
  );

  const container = containerOf('product');
  expect(inspect('.HostConfig.ReadonlyRootfs', container)).toBe(true);
  expect(inspect('.HostConfig.CapDrop', container)).toEqual(['ALL']);
  expect(compose('exec', '-T', 'product', 'id', '-u').trim()).toBe(String(userId));
  expect(() => compose('exec', '-T', 'product', 'touch', '/app/file')).toThrow(/Read-only file system/);
  while (inspect('.State.Health.Status', container) !== 'healthy') await sleep(500);

  engine.docker('kill', '--signal', 'KILL', container);
  compose('up', '-d', '--no-build');
  await untilReady();
  expect((await search(client, id)).totalItems).toBe(3);
}, 240_000);

test('a backup is made, verified and restored by the image’s own commands', async () => {
  expect(command('recruiting', 'db-migrate.mjs', '--plan')).toContain('up to date');
  const made = command('recruiting', 'backup.mjs', '--to', '/backup');
  const place = /\/backup\/backup-\w+/.exec(made)?.[0] ?? '';
  expect(command('recruiting', 'backup-verify.mjs', '--from', place)).toMatch(/^ok: \d+ rows/m);
  const sql = (database: string, text: string): string =>
    compose(
      'exec',
      '-T',
      '-e',
      `PGPASSWORD=${settings.POSTGRES_PASSWORD}`,
      'db',
      'psql',
      '-h',
      '127.0.0.1',
      '-U',
      'recruiting',
      '-tAc',
      text,
      database,
    ).trim();
  sql('recruiting', 'CREATE DATABASE restored');
  expect(command('restored', 'restore.mjs', '--from', place)).toContain('Each table was compared');
  expect(sql('restored', 'SELECT count(*) FROM analysis')).toBe('3');
}, 180_000);

test('SIGTERM ends it in order, at once when nobody waits', () => {
  const container = containerOf('product');
  const startedAt = performance.now();
  engine.docker('stop', '-t', '40', container);
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  expect(inspect('.State.ExitCode', container)).toBe(0);
  expect(inspect<number>('.Size', 'recruiting') / 2 ** 20).toBeLessThan(480);
});
