import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { Failure } from '@/lib/failure';
import type { BackupTarget } from '../backup-target';

/** Beside the backups; in it a file for each database and day, in UTC, so that no file grows for ever. */
const folder = 'erasures';
/** Earlier versions wrote one for all. */
const fileName = /^erasures-(\d{4}-\d{2}-\d{2})(?:\.([0-9a-f]{12}))?\.jsonl$/;

interface DayFile {
  day: string;
  /** Of the database that wrote it; null: not known. */
  installation: string | null;
}

const nameOf = ({ day, installation }: DayFile): string =>
  `erasures-${day}${installation === null ? '' : `.${installation}`}.jsonl`;

/** The first line of a file. */
const headerSchema = z.object({
  format: z.literal(1),
  /** By the database's clock. What was erased minutes before is in it. */
  writtenAt: z.iso.datetime(),
  /** The newest key of the hashes, encrypted as the other secrets; null: there are none. */
  tombstoneKey: z.string().nullable(),
});
const entrySchema = z.object({
  id: z.uuid(),
  processId: z.uuid(),
  candidateId: z.uuid(),
  kind: z.enum(['GONE', 'EMPTIED', 'BACK']),
  hashes: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
  at: z.iso.datetime(),
  /** Candidates whose file held this one's pages, too, before it was divided. */
  dividedFrom: z.array(z.uuid()).optional(),
  /** Candidates whose pages this one's file held when it was erased, since it had been put together again. */
  joined: z.array(z.uuid()).optional(),
});

/** An erasure, by ids and keyed hashes only. */
export type JournalEntry = z.infer<typeof entrySchema>;

/** What is known of erasures, of a day or of several. */
export interface Journal {
  entries: JournalEntry[];
  /** The first one that it knows of, of all that are there; null: nothing was ever written. */
  firstDay: string | null;
  writtenAt: Date | null;
  /** The newest last. */
  tombstoneKeys: string[];
}

/** The day of a time, in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

interface Day extends Pick<Journal, 'entries' | 'writtenAt'> {
  tombstoneKey: string | null;
}

/** What the journal says of a day. @throws Failure for a file that is damaged, or of a later version */
export async function readDay(target: BackupTarget, of: DayFile): Promise<Day> {
  const file = await target.read(`${folder}/${nameOf(of)}`);
  if (file === null) return { entries: [], writtenAt: null, tombstoneKey: null };
  const content = await text(file);
  try {
    const [header, ...lines] = content.trimEnd().split('\n');
    const { writtenAt, tombstoneKey } = headerSchema.parse(JSON.parse(header ?? ''));
    const entries = lines.map((line) => entrySchema.parse(JSON.parse(line)));
    return { entries, writtenAt: new Date(writtenAt), tombstoneKey };
  } catch (cause) {
    throw new Failure(
      `${target.place}/${folder}/${nameOf(of)} is damaged, or was written by a later version.`,
      'Copy it again, or use the version that wrote it.',
      { cause },
    );
  }
}

/** Puts what is known of a day in the place of what was there. */
export async function writeDay(target: BackupTarget, of: DayFile, journal: Day & { writtenAt: Date }): Promise<void> {
  const { entries, writtenAt, tombstoneKey } = journal;
  const lines = [{ format: 1, writtenAt: writtenAt.toISOString(), tombstoneKey }, ...entries];
  await target.write(
    `${folder}/${nameOf(of)}`,
    Readable.from([lines.map((line) => `${JSON.stringify(line)}\n`).join('')]),
  );
}

/** The oldest first. */
async function listDays(target: BackupTarget): Promise<DayFile[]> {
  const names = (await target.list(folder)).toSorted();
  return names.flatMap((name) => {
    const [, day, installation = null] = fileName.exec(name) ?? [];
    return day === undefined ? [] : [{ day, installation }];
  });
}

const dayMs = 24 * 60 * 60_000;

/**
 * The day before a time: clocks differ, and an erasure that the backup does not hold may have begun before midnight. What it holds is
 * replayed to no effect.
 */
const dayBefore = (at: Date): string => dayOf(new Date(Math.max(0, at.getTime() - dayMs)));

/** The databases that wrote who was erased in them since the day before a time. */
export async function listInstallations(
  target: BackupTarget,
  since: Date,
): Promise<{ id: string; first: string; last: string }[]> {
  const found = new Map<string, { first: string; last: string }>();
  for (const { day, installation } of await listDays(target)) {
    if (installation === null || day < dayBefore(since)) continue;
    found.set(installation, { first: found.get(installation)?.first ?? day, last: day });
  }
  return [...found].map(([id, days]) => ({ id, ...days }));
}

/**
 * What the journal says since the day before a time.
 *
 * @param of databases; what is not known to be of any counts, too. Of all by default
 * @throws Failure as {@link readDay}
 */
export async function readJournal(target: BackupTarget, since: Date, of?: ReadonlySet<string>): Promise<Journal> {
  const days = (await listDays(target)).filter(
    ({ installation }) => !of || installation === null || of.has(installation),
  );
  const found: Journal = { entries: [], firstDay: days[0]?.day ?? null, writtenAt: null, tombstoneKeys: [] };
  for (const one of days) {
    if (one.day < dayBefore(since)) continue;
    const { entries, writtenAt, tombstoneKey } = await readDay(target, one);
    found.entries.push(...entries);
    if (writtenAt && (found.writtenAt === null || writtenAt > found.writtenAt)) found.writtenAt = writtenAt;
    if (tombstoneKey !== null && found.tombstoneKeys.at(-1) !== tombstoneKey) found.tombstoneKeys.push(tombstoneKey);
  }
  return found;
}

/** Takes away the days before one, of a database and of none in particular: no backup is left that they are needed for. */
export async function removeDaysBefore(
  target: BackupTarget,
  { day, installation }: { day: string; installation: string | null },
): Promise<void> {
  for (const old of await listDays(target)) {
    const isOwn = old.installation === null || old.installation === installation;
    if (isOwn && old.day < day) await target.remove(`${folder}/${nameOf(old)}`);
  }
}
