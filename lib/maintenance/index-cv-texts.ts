import { indexCvText } from '@/lib/analysis/judge/index-cv-text';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { maskingVersion } from '@/lib/cv/masking/masking-version';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { takeJobLock } from '@/lib/jobs/job-lock';
import { logger } from '@/lib/logger';

const batchSize = 500;
/** A step of a durable function is short, so that little is repeated after a crash. */
const partMs = 30_000;
/** About four hours: what is left then waits for the next night or start. */
const maxParts = 480;

/** At a start the server has other work: the rest waits for the night. */
const startMs = 10 * 60_000;

/** The last file that was tried. */
interface Cursor {
  isHidden: boolean;
  createdAt: string;
  sha256: string;
}

interface IndexPart {
  /** Files that were tried. */
  files: number;
  /** Where to go on; null: nothing is left. */
  next: Cursor | null;
}

/** Files whose text is missing or masked by older rules, those of hidden candidates first, then the newest. */
async function findFiles(after: Cursor | null): Promise<Cursor[]> {
  const rest = after
    ? Prisma.sql`WHERE (due.is_hidden, due.created_at, due.sha256)
        < (${after.isHidden}::boolean, ${after.createdAt}::timestamptz, ${after.sha256}::char(64))`
    : Prisma.empty;
  const rows = await database().$queryRaw<{ isHidden: boolean; createdAt: Date; sha256: string }[]>`
    SELECT due.is_hidden AS "isHidden", due.created_at AS "createdAt", due.sha256 FROM (
      SELECT f.sha256, f.created_at, EXISTS (SELECT FROM candidate c JOIN process p ON p.id = c.process_id
        WHERE c.cv_sha256 = f.sha256 AND p.blind_mode AND c.revealed_at IS NULL) AS is_hidden
      FROM cv_file f LEFT JOIN cv_search_text t ON t.sha256 = f.sha256
      WHERE (t.sha256 IS NULL OR t.masking_version < ${maskingVersion})
        AND EXISTS (SELECT FROM cv_document d WHERE d.sha256 = f.sha256)
    ) due ${rest}
    ORDER BY due.is_hidden DESC, due.created_at DESC, due.sha256 DESC LIMIT ${batchSize}`;
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** One that fails is left for the next time and keeps no other waiting. */
async function tryToIndex(sha256: string): Promise<void> {
  try {
    await indexCvText(sha256);
  } catch (error) {
    logger.error({ err: error, sha256 }, 'the CV is not searched by its text');
  }
}

/**
 * A part of making CVs searchable by their text that were read before texts were searched, or masked by older rules. Those of
 * hidden candidates come first: until then a blind process does not find them at all.
 *
 * @param after `next` of the part before; null: from the beginning
 * @param options `limitMs`: begins no other file after so many milliseconds
 */
export async function indexCvTexts(
  actor: Actor,
  after: Cursor | null,
  { limitMs = partMs }: { limitMs?: number } = {},
): Promise<IndexPart> {
  requirePermission(actor, 'candidate:analyse');
  const end = Date.now() + limitMs;
  let files = 0;
  let next = after;
  for (;;) {
    const batch = await findFiles(next);
    if (batch.length === 0) return { files, next: null };
    for (const file of batch) {
      if (files > 0 && Date.now() >= end) return { files, next };
      await tryToIndex(file.sha256);
      next = file;
      files += 1;
    }
  }
}

/**
 * All parts, one after another, for some hours at most.
 *
 * @param run runs a part that has this name, as a step where they are durable
 * @returns how many files were tried
 */
export async function indexAllCvTexts(
  actor: Actor,
  run: (name: string, part: () => Promise<IndexPart>) => Promise<IndexPart> = (_name, part) => part(),
): Promise<number> {
  let files = 0;
  let next: Cursor | null = null;
  for (let part = 1; part <= maxParts; part += 1) {
    const from: Cursor | null = next;
    const done = await run(`index-cv-texts-${part}`, () => indexCvTexts(actor, from));
    files += done.files;
    next = done.next;
    if (next === null) break;
  }
  return files;
}

/**
 * What a starting server does of it: ten minutes at most, and never beside another instance that does the same.
 *
 * @returns how many files were tried
 */
export async function indexCvTextsAtStart(actor: Actor, limitMs = startMs): Promise<number> {
  if (!(await takeJobLock('index-cv-texts', limitMs / 1000))) return 0;
  return (await indexCvTexts(actor, null, { limitMs })).files;
}
