import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { AccountCheck, ConnectionDto } from '@/lib/ats/connections/connection-schemas';
import { errorText, explainFileError, Failure } from '../lib/failure';
import { runCommand, withDatabase } from './run-command';
import { sessionSecret } from './start/secrets';
import { reportFailure } from './start/stages';

// `npm run ats:check`: checks the account of an ATS connection by reading, as the button on the administration page does.
// Exit code: 0 when nothing failed or is unknown, 1 otherwise, 2 for wrong use.

const usage = 'npm run ats:check -- --connection ID [--report file.json]; without an ID it lists the connections.';

/** A mistake in the command, or a connection that there is not. */
class WrongUse extends Failure {}

interface Input {
  connection?: string | undefined;
  report?: string | undefined;
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

function readInput(): Input {
  try {
    const options = { connection: { type: 'string' }, report: { type: 'string' } } as const;
    const { connection, report } = parseArgs({ options }).values;
    if (report !== undefined && connection === undefined) throw new Error('--report needs --connection.');
    if (connection !== undefined && !isId(connection))
      throw new Error(`"${connection}" is not the ID of a connection.`);
    return { connection, report };
  } catch (error) {
    throw new WrongUse(errorText(error).split('\n')[0] ?? '', usage);
  }
}

async function list(): Promise<void> {
  const { listConnections } = await import('@/lib/ats/connections/get-connection');
  const { systemActor } = await import('@/lib/auth/actor');
  const { connectionsText } = await import('./ats-check-text');
  const { items } = await listConnections(systemActor);
  console.log(items.length > 0 ? connectionsText(items) : 'No ATS is connected: add one in Administration, ATS.');
}

async function checkOne(connectionId: string): Promise<{ check: AccountCheck; connection: ConnectionDto }> {
  const { getConnection } = await import('@/lib/ats/connections/get-connection');
  const { checkAccount } = await import('@/lib/ats/account-check/check-account');
  const { systemActor } = await import('@/lib/auth/actor');
  const connection = await getConnection(systemActor, { connectionId });
  if (connection.hasCredentials && !connection.credentialsReadable) {
    throw new Failure(
      'The credentials were saved under another SECRETS_KEY or NEXTAUTH_SECRET.',
      'Set both to the values that the server has; if they were changed there, enter the credentials anew in the product.',
    );
  }
  return { connection, check: await checkAccount(systemActor, { connectionId }) };
}

/** A use case's error in words; others unchanged. */
async function explain(error: unknown): Promise<unknown> {
  const { AppError } = await import('@/lib/errors');
  const { errorMessage } = await import('@/lib/i18n/error-messages');
  if (!(error instanceof AppError)) return error;
  const advice = errorMessage('en', error.code, error.values);
  if (error.code === 'ats.connection-not-found') return new WrongUse(advice, 'Run it without an ID to see them all.');
  return new Failure(`The check did not end (${error.code}).`, advice);
}

async function check(connectionId: string, report: string | undefined): Promise<void> {
  const { checkText, isFine } = await import('./ats-check-text');
  const { accountReportText } = await import('@/lib/ats/account-check/account-report');
  const { connection, check: found } = await checkOne(connectionId);
  console.log(`${connection.name} (${connection.provider})\n\n${checkText(found)}`);
  if (report !== undefined) {
    const text = accountReportText(connection.provider, found);
    await writeFile(report, text).catch((error: unknown) => {
      const explained = explainFileError(error, report);
      throw explained instanceof Failure
        ? explained
        : new Failure(`${report} cannot be written: ${errorText(error)}`, 'Name a file in a folder that exists.');
    });
    console.log(`\nThe report is in ${report}.`);
  }
  if (!isFine(found)) process.exitCode = 1;
}

async function main(): Promise<void> {
  const { connection, report } = readInput();
  if (!process.env.NEXTAUTH_SECRET && !existsSync('.data/secrets.json')) {
    throw new Failure('NEXTAUTH_SECRET is not set.', 'Set it to the value that the server has.');
  }
  process.env.NEXTAUTH_SECRET = sessionSecret(process.cwd());
  await withDatabase(async () => {
    try {
      await (connection === undefined ? list() : check(connection, report));
    } catch (error) {
      throw await explain(error);
    }
  });
}

await runCommand(async () => {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    reportFailure(error);
    process.exitCode = 2;
  }
});
