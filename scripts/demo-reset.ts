import { existsSync, rmSync } from 'node:fs';
import { prompt } from './users/prompt';
import { clusterPaths } from './database/cluster-state';
import { acquireDatabase, defaultDatabaseName } from './database/embedded';
import { countLeases } from './database/leases';
import { withClient } from '../lib/db/with-client';
import { Failure } from '../lib/failure';
import { runCommand } from './run-command';
import { sandboxStatePath } from './start/demo-sandbox';

// `npm run demo:reset`: drops the embedded database, so that the next start creates the demo data again. It never touches
// the database of DATABASE_URL.

async function reset(): Promise<void> {
  if (process.env.DATABASE_URL) {
    throw new Failure('DATABASE_URL is set, and the demo never uses that database.', 'Unset it, then start again.');
  }
  const paths = clusterPaths(process.cwd());
  if (!existsSync(paths.data)) {
    console.log('There is no demo data yet; "npm start" creates it.');
    return;
  }
  if (countLeases(paths.leases) > 0) {
    throw new Failure('The demo database is in use.', 'Stop the product and its scripts (Ctrl-C), then start again.');
  }
  if (!process.argv.includes('--yes') && !(await confirm())) {
    console.log('Nothing is deleted.');
    return;
  }
  await dropDatabase();
  rmSync(sandboxStatePath(process.cwd()), { force: true });
  console.log('The demo data is deleted. "npm start" creates it again.');
}

async function confirm(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Failure('There is no terminal to confirm at.', 'Add --yes.');
  const answer = await prompt(
    'This deletes everything in the demo, including your own processes and CVs. Type "yes" to continue: ',
  );
  return answer === 'yes';
}

async function dropDatabase(): Promise<void> {
  const { url, release } = await acquireDatabase({ name: 'postgres' });
  try {
    await withClient(url, (client) =>
      client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(defaultDatabaseName)} WITH (FORCE)`),
    );
  } finally {
    await release();
  }
}

await runCommand(reset);
