import { maintenanceUrl, quote, runStatement } from './administer.mjs';
import { log } from './log.mjs';

/** PostgreSQL's and the system's error codes → Prisma's. */
const prismaCodes = { '3D000': 'P1003', '28P01': 'P1000', 28000: 'P1000', ETIMEDOUT: 'P1002' };

/**
 * Runs one of the engine's simple commands on the database of `url`.
 *
 * @returns the exit code
 */
export async function runCommand(command, url) {
  const address = new URL(url);
  const database = decodeURIComponent(address.pathname.slice(1)) || 'postgres';
  log('INFO', { message: 'Starting schema engine CLI' });
  try {
    await execute(command, url, database);
    return 0;
  } catch (error) {
    const code = prismaCodes[error.code] ?? 'P1001';
    const server = `${address.hostname}:${address.port || 5432}`;
    const message =
      code === 'P1003'
        ? `Database \`${database}\` does not exist`
        : `Can't reach database server at \`${server}\`\n\n${error.message}`;
    log('ERROR', { is_panic: false, error_code: code, message });
    return 1;
  }
}

async function execute(command, url, database) {
  if (command === 'can-connect-to-database') {
    await runStatement(url, 'SELECT 1');
  } else if (command === 'create-database') {
    await runStatement(maintenanceUrl(url), `CREATE DATABASE ${quote(database)}`);
  } else if (command === 'drop-database') {
    await runStatement(maintenanceUrl(url), `DROP DATABASE IF EXISTS ${quote(database)} WITH (FORCE)`);
    log('INFO', { message: 'The database was successfully dropped.' });
  } else {
    throw new Error(`The schema engine replacement does not support "${command}".`);
  }
}
