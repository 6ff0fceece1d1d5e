import { existsSync } from 'node:fs';
import { ask } from './ask';
import { clusterPaths } from './database/cluster-state';
import { acquireDatabase, defaultDatabaseName } from './database/embedded';
import { countLeases } from './database/leases';
import { withClient } from './database/with-client';
import { Failure } from './failure';
import { runCommand } from './run-command';

// `npm run demo:reset`: throws the embedded database away, so that the next start makes the demo data anew. It never
// touches a database of DATABASE_URL: what is there was not made by the demo.

async function reset(): Promise<void> {
  if (process.env.DATABASE_URL) {
    throw new Failure(
      'DATABASE_URL is set, and the demo never lives in such a database.',
      'Unset it, then start again.',
    );
  }
  const paths = clusterPaths(process.cwd());
  if (!existsSync(paths.data)) {
    console.log('There is no demo yet; "npm start" makes it.');
    return;
  }
  if (countLeases(paths.leases) > 0) {
    throw new Failure('The demo database is in use.', 'Stop the product and its scripts (Ctrl-C), then start again.');
  }
  if (!process.argv.includes('--yes') && !(await confirm())) return;
  await dropDatabase();
  console.log('The demo is gone. "npm start" makes it anew.');
}

async function confirm(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Failure('There is no terminal to ask for confirmation.', 'Add --yes.');
  const answer = await ask('Everything in the demo is deleted, your own processes and CVs too. Type "yes" to go on: ');
  return answer === 'yes';
}

async function dropDatabase(): Promise<void> {
  const { url, release } = await acquireDatabase({ name: 'postgres' });
  await withClient(url, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(defaultDatabaseName)} WITH (FORCE)`),
  ).finally(release);
}

await runCommand(reset);
