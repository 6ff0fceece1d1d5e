import { Failure } from '@/lib/failure';
import type { BackupTarget } from '../backup-target';
import { installationId } from '../installation';
import type { Manifest } from '../manifest';
import { dayOf, listInstallations, readJournal, type Journal } from './journal';

/** The backup has the time of the machine that made it, the journal that of the database. */
const clocksDifferMs = 10 * 60_000;

const remedy =
  'If the database of before can be read, write it with "npm run backup -- --erasures --to PLACE", where PLACE holds nothing yet, ' +
  'and name that with --erasures. With --without-erasures you erase them again by hand.';

/**
 * Whose erasures count: those of the database that the backup is of, and those of others only if that is wanted. One of them may
 * have taken its place, another be a drill, in which nobody was erased in truth.
 *
 * @throws Failure when it is not said, and is not plain
 */
async function chooseInstallations(
  target: BackupTarget,
  { createdAt, installation }: Manifest,
  wanted: string | undefined,
): Promise<ReadonlySet<string>> {
  const there = await listInstallations(target, new Date(createdAt));
  const own = installation ?? (there.length === 1 ? there[0]?.id : undefined);
  const ids = wanted === 'all' ? there.map(({ id }) => id) : (wanted?.split(',') ?? []);
  const strange = ids.find((id) => !installationId.test(id));
  if (strange !== undefined) throw new Failure(`--erasures-of names no database: "${strange}".`, 'Name ids, or all.');
  if (wanted === undefined && there.some(({ id }) => id !== own)) {
    const list = there.map(({ id, first, last }) => `${id} (${first} to ${last})`).join(', ');
    throw new Failure(
      `${target.place} holds the erasures of several databases: ${list}. The backup is of ${own ?? 'one that it does not name'}.`,
      'Say whose count with --erasures-of: its own, and of each that took its place, by commas, or "all". Not those of a copy or a drill.',
    );
  }
  return new Set(own === undefined ? ids : [own, ...ids]);
}

/**
 * Who was erased since a backup was made.
 *
 * @param wanted of whom besides, by commas; `all`: of everybody
 * @throws Failure when the journal does not begin before the backup, or ends before it, or when it is not plain whose counts
 */
export async function findJournal(target: BackupTarget, manifest: Manifest, wanted?: string): Promise<Journal> {
  const since = new Date(manifest.createdAt);
  const journal = await readJournal(target, since, await chooseInstallations(target, manifest, wanted));
  const { firstDay, writtenAt } = journal;
  if (firstDay === null || writtenAt === null || writtenAt.getTime() < since.getTime() - clocksDifferMs) {
    throw new Failure(
      `${target.place} does not say who was erased since the backup, so they would be back.`,
      `Name the place that holds "erasures" with --erasures. ${remedy}`,
    );
  }
  if (firstDay <= dayOf(new Date(since.getTime() + clocksDifferMs))) return journal;
  throw new Failure(
    `${target.place} says who was erased since ${firstDay} only, and the backup is of ${dayOf(since)}: who was erased in between would be back.`,
    remedy,
  );
}
