import { parseArgs } from 'node:util';
import { Failure } from '../../lib/failure';
import type { WithDatabase } from '../users/create-user-command';

const megabyte = 1024 * 1024;
const usage = `storage:move -- --to s3|database   moves every CV there, beside the running product
storage:check [-- --remove]        compares the bucket with the database; --remove takes away what nobody needs
storage:prepare                    gives the bucket the rules that uploads by browsers need`;

/** @throws Failure when no bucket is set */
async function requireBucket(): Promise<void> {
  const { env } = await import('@/lib/env');
  if (env().S3_BUCKET) return;
  throw new Failure('S3_BUCKET is not set.', 'Set S3_BUCKET and what belongs to it (docs/operating/storage.md).');
}

/** Says in a sentence what went wrong at the store. */
async function orFailure<T>(work: () => Promise<T>): Promise<T> {
  const [{ AppError }, { explainStoreError }, { storeAddress }, { env }] = await Promise.all([
    import('@/lib/errors'),
    import('@/lib/storage/explain-store-error'),
    import('@/lib/storage/store-address'),
    import('@/lib/env'),
  ]);
  try {
    return await work();
  } catch (error) {
    const [address, bucket] = [storeAddress(), env().S3_BUCKET];
    if (!(error instanceof AppError) || error.code !== 'storage.unavailable' || !address || !bucket) throw error;
    const { message, remedy } = explainStoreError(error.cause, { address, bucket });
    throw new Failure(message, `${remedy} What was done is done: start this again.`, { cause: error });
  }
}

async function move(to: string | undefined): Promise<void> {
  if (to !== 's3' && to !== 'database') throw new Failure('--to is s3 or database.', usage);
  const [{ systemActorFor }, { moveFiles }, { removeUnused }] = await Promise.all([
    import('@/lib/auth/actor'),
    import('@/lib/storage/move-files'),
    import('@/lib/storage/remove-unused'),
  ]);
  const moved = await moveFiles(to === 's3' ? 'S3' : 'DATABASE', ({ files, bytes }) =>
    console.log(`${files} files, ${Math.round(bytes / megabyte)} MB`),
  );
  while (!(await removeUnused(systemActorFor('storage:move'))));
  console.log(`Moved ${moved.files} files. Each was compared by its SHA-256.`);
  const { damaged, notKept } = moved;
  if (notKept.length > 0) {
    console.log(`Not moved, since the store did not give them back as it was given them: ${notKept.join(', ')}.`);
    console.log('They stay in the database, and are whole there.');
  }
  if (damaged.length > 0) {
    throw new Failure(
      `Not moved, since they are not as they were stored: ${damaged.join(', ')}.`,
      'They stay where they are. Take these files from a backup, or upload the CVs again.',
    );
  }
  if (notKept.length > 0) throw new Failure('Not every file was moved.', 'Check the store, and start this again.');
}

async function check(remove: boolean): Promise<void> {
  const { findOrphans, removeOrphans } = await import('@/lib/storage/find-orphans');
  const { objects, orphans, missing } = await findOrphans();
  console.log(`${objects} objects; ${orphans.length} of more than a day are unknown to the database.`);
  for (const key of orphans) console.log(`  ${key}`);
  if (remove) console.log(`Removed ${await removeOrphans(orphans)}.`);
  if (missing.length === 0) return;
  throw new Failure(
    `Missing in the bucket: ${missing.join(', ')}.`,
    'Bring them back from a backup (npm run restore -- --from … --cvs) or an earlier version of the bucket, or upload the CVs again.',
  );
}

async function prepare(): Promise<void> {
  const [{ env }, { prepareBucket }] = await Promise.all([
    import('@/lib/env'),
    import('@/lib/storage/uploads/prepare-bucket'),
  ]);
  const { NEXTAUTH_URL } = env();
  if (!NEXTAUTH_URL) throw new Failure('NEXTAUTH_URL is not set.', 'Set it to where people reach the product.');
  const { origin } = new URL(NEXTAUTH_URL);
  const { isNew, takesUploads, expires } = await prepareBucket(origin);
  if (isNew) console.log(`Made the bucket ${env().S3_BUCKET}.`);
  if (takesUploads) console.log(`Pages of ${origin} may upload into the bucket.`);
  else
    console.log(
      `The store has no rules for that: let pages of ${origin} post by its own means, if it does not already.`,
    );
  if (expires) console.log('What nobody finished expires after a day.');
  else console.log('The store expires nothing: the product alone removes what nobody finished.');
}

/**
 * `npm run storage:move`, `storage:check` and `storage:prepare` (docs/operating/storage.md).
 *
 * @param args the command, and its options
 * @throws Failure that says what to do
 */
export async function storageCommand(withDatabase: WithDatabase, args = process.argv.slice(2)): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, remove: { type: 'boolean', default: false } },
  });
  const [command] = positionals;
  const work = { move: () => move(values.to), check: () => check(values.remove), prepare }[command ?? ''];
  if (!work) throw new Failure('Say what to do: move, check or prepare.', usage);
  await requireBucket();
  if (command === 'prepare') return orFailure(work);
  await withDatabase(() => orFailure(work));
}
