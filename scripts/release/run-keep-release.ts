import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeBackup } from '@/lib/backup/make-backup';
import { openTarget } from '@/lib/backup/open-target';
import { ApiClient } from '../../tests/api-client';
import { startProduct } from '../../tests/product';
import { readFacts } from '../../tests/releases/read-facts';
import { makeReleaseData } from '../../tests/releases/release-data';
import { keepRelease } from '../../tests/releases/release-files';
import { query } from '../../lib/db/with-client';
import { Failure } from '../../lib/failure';
import { runCommand } from '../run-command';

// `npm run release:keep -- 0.2`: what the built product stores of invented data goes into tests/releases, for the upgrade test.

/** The seal comes every minute. */
const sealWithinMs = 150_000;

const count = async (url: string, where: string): Promise<number> => {
  const [row] = await query<{ n: number }>(url, `SELECT count(*)::int AS n FROM audit_event WHERE ${where}`);
  return row?.n ?? 0;
};

async function waitForSeals(url: string): Promise<void> {
  const deadline = Date.now() + sealWithinMs;
  while ((await count(url, 'seq IS NULL')) > 0) {
    if (Date.now() > deadline) throw new Failure('The audit log was not sealed.', 'Look into the log of the product.');
    await sleep(2_000);
  }
}

async function keep(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { folder: { type: 'string' } } });
  const [release = ''] = positionals;
  if (!/^\d+[.]\d+$/.test(release)) throw new Failure('Which release?', 'npm run release:keep -- 0.2');
  const product = await startProduct(values.folder ? { folder: path.resolve(values.folder) } : {});
  const backups = mkdtempSync(path.join(tmpdir(), 'release-'));
  try {
    const recruiter = await ApiClient.signIn(product.server.url, 'RECRUITER');
    const admin = await ApiClient.signIn(product.server.url, 'ADMIN');
    await makeReleaseData(recruiter, admin);
    const facts = await readFacts(recruiter, admin, () => count(product.databaseUrl, 'true'));
    await waitForSeals(product.databaseUrl);
    const { name } = await makeBackup(product.databaseUrl, openTarget(backups), null);
    const file = keepRelease(release, path.join(backups, name), facts);
    console.log(`${file}: ${Math.ceil(statSync(file).size / 1024)} kB`);
  } finally {
    await product.stop();
    rmSync(backups, { recursive: true, force: true });
  }
}

await runCommand(keep);
