import { errorCode, errorText, Failure } from '../../lib/failure';

/** @returns what was done, for the terminal */
type Work = (progress: (text: string) => void) => Promise<string>;

/** Runs one stage of the start and prints its progress, its outcome and its duration. */
export async function stage(title: string, work: Work): Promise<void> {
  const startedAt = performance.now();
  const label = title.padEnd(10);
  const outcome = await work((text) => console.log(`… ${label} ${text}`));
  console.log(`✓ ${label} ${outcome} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
}

/** Of PostgreSQL, and of Prisma: a table or a column that is not there. */
const missingTables = ['42P01', '42703', 'P2021', 'P2022'];

/** What a person at the terminal can mend though it was thrown by a library, as a Failure; other errors unchanged. */
function explain(error: unknown): unknown {
  const code = errorCode(error) ?? '';
  if (code.startsWith('ERR_PARSE_ARGS_')) {
    return new Failure(errorText(error), 'The documents in docs/operating name the options of each command.', {
      cause: error,
    });
  }
  if (missingTables.includes(code)) {
    return new Failure(
      'The database does not have the tables of this version.',
      'Run "npm run db:migrate" (beside the standalone server: "node db-migrate.mjs"), then start again.',
      { cause: error },
    );
  }
  return error;
}

/** Prints an error and how to fix it. */
export function reportFailure(thrown: unknown): void {
  const error = explain(thrown);
  const remedy = error instanceof Failure ? error.remedy : 'Start again; if it fails again, report this message.';
  console.error(`\n✗ ${errorText(error)}\n  ${remedy}\n`);
  if (!(error instanceof Failure) && error instanceof Error) console.error(error.stack);
}
