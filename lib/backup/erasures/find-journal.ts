import { Failure } from '@/lib/failure';
import type { BackupTarget } from '../backup-target';
import { dayOf, readJournal, type Journal } from './journal';

/** The backup has the time of the machine that made it, the journal that of the database. */
const clocksDifferMs = 10 * 60_000;

const remedy =
  'If the database of before can be read, write it with "npm run backup -- --erasures --to PLACE", where PLACE holds nothing yet, ' +
  'and name that with --erasures. With --without-erasures you erase them again by hand.';

/**
 * Who was erased since a backup was made.
 *
 * @param since when it was begun
 * @throws Failure when the journal does not begin before the backup, or ends before it
 */
export async function findJournal(target: BackupTarget, since: Date): Promise<Journal> {
  const journal = await readJournal(target, since);
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
