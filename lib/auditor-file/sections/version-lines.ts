import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { inScope, type FileScope, type Lines } from '../file-scope';
import type { LineOf, VersionParts } from '../line-schemas';

interface UsedVersion extends VersionParts {
  firstUsedAt: Date;
  lastUsedAt: Date;
  runs: number;
}

type Compared = LineOf<'version'>['compared'];
type Changed = LineOf<'version'>['changed'];

const parts = ['engine', 'engineVersion', 'model', 'promptVersion', 'readerVersion'] as const;
/** So many verdicts on equal CVs and criteria must be there, and such a share must differ, for a change to count as significant. */
const measuredFrom = 20;
const significantShare = 0.05;

const columns = (alias: string) =>
  Prisma.raw(
    ['engine', 'engine_version', 'model', 'prompt_version', 'reader_version'].map((name) => `${alias}.${name}`).join(),
  );
const named = (alias: string) =>
  Prisma.raw(
    `${alias}.engine, ${alias}.engine_version AS "engineVersion", ${alias}.model, ${alias}.prompt_version AS "promptVersion",
     ${alias}.reader_version AS "readerVersion"`,
  );
const use = Prisma.sql`min(a.started_at) AS "firstUsedAt", max(a.finished_at) AS "lastUsedAt", count(*)::int AS runs`;

async function findJudging(scope: FileScope): Promise<UsedVersion[]> {
  return database().$queryRaw<UsedVersion[]>`
    SELECT ${named('a')}, ${use} FROM analysis a JOIN candidate c ON c.id = a.candidate_id
    WHERE ${inScope(scope, Prisma.sql`c.process_id`)} GROUP BY ${columns('a')} ORDER BY min(a.started_at), ${columns('a')}`;
}

/** Of the models that wrote texts; the reader's version is told with who judged. */
async function findWriting(scope: FileScope): Promise<UsedVersion[]> {
  return database().$queryRaw<UsedVersion[]>`
    SELECT 'openai' AS engine, '' AS "engineVersion", a.texts_model AS model, a.texts_prompt_version AS "promptVersion",
      '' AS "readerVersion", ${use}
    FROM analysis a JOIN candidate c ON c.id = a.candidate_id
    WHERE a.texts_model IS NOT NULL AND ${inScope(scope, Prisma.sql`c.process_id`)}
    GROUP BY a.texts_model, a.texts_prompt_version ORDER BY min(a.started_at), 3, 4`;
}

/**
 * How verdicts changed between a version and the next one that judged the same person by the same CV and the same criteria,
 * by the later version.
 */
async function findCompared(scope: FileScope): Promise<Map<string, Compared>> {
  const rows = await database().$queryRaw<(VersionParts & Compared)[]>`
    WITH run AS (
      SELECT a.*, lag(a.id) OVER (PARTITION BY a.candidate_id ORDER BY a.finished_at, a.id) AS before_id
      FROM analysis a JOIN candidate c ON c.id = a.candidate_id WHERE ${inScope(scope, Prisma.sql`c.process_id`)}
    ), pair AS (
      SELECT run.*, b.match_score AS score_before FROM run JOIN analysis b ON b.id = run.before_id
      WHERE b.cv_sha256 = run.cv_sha256 AND b.criteria_snapshot = run.criteria_snapshot
        AND (${columns('b')}) IS DISTINCT FROM (${columns('run')})
    ), verdicts AS (
      SELECT p.id, count(*)::int AS all_of, (count(*) FILTER (WHERE v.verdict <> w.verdict))::int AS other
      FROM pair p JOIN criterion_verdict v ON v.analysis_id = p.id
        JOIN criterion_verdict w ON w.analysis_id = p.before_id AND w.criterion_id = v.criterion_id
      GROUP BY p.id
    )
    SELECT ${named('p')}, count(*)::int AS people, sum(v.all_of)::int AS verdicts, sum(v.other)::int AS changed,
      round(avg(p.match_score - p.score_before), 1)::float AS "meanScoreChange"
    FROM pair p JOIN verdicts v ON v.id = p.id GROUP BY ${columns('p')}`;
  return new Map(
    rows.map(({ people, verdicts, changed, meanScoreChange, ...version }) => [
      keyOf(version),
      { people, verdicts, changed, meanScoreChange },
    ]),
  );
}

const keyOf = (version: VersionParts): string => JSON.stringify(parts.map((part) => version[part]));

/**
 * Another engine, model or prompt is significant, since another thing judges. Of another version of the same, and of the reader,
 * verdicts on equal inputs decide; too few of them decide nothing.
 */
export function significanceOf(changed: Changed, compared: Compared): LineOf<'version'>['significance'] {
  if (changed.some((part) => part === 'engine' || part === 'model' || part === 'promptVersion')) return 'significant';
  if (compared.verdicts < measuredFrom) return 'unmeasured';
  return compared.changed >= significantShare * compared.verdicts ? 'significant' : 'small';
}

const notCompared: Compared = { people: 0, verdicts: 0, changed: 0, meanScoreChange: null };

function* history(purpose: 'verdicts' | 'texts', versions: UsedVersion[], comparedBy: Map<string, Compared>) {
  let before: UsedVersion | null = null;
  for (const version of versions) {
    const earlier = before;
    const changed = earlier === null ? [] : parts.filter((part) => version[part] !== earlier[part]);
    const compared = comparedBy.get(keyOf(version)) ?? notCompared;
    yield {
      type: 'version' as const,
      purpose,
      engine: version.engine,
      engineVersion: version.engineVersion,
      model: version.model,
      promptVersion: version.promptVersion,
      readerVersion: version.readerVersion,
      firstUsedAt: version.firstUsedAt.toISOString(),
      lastUsedAt: version.lastUsedAt.toISOString(),
      runs: version.runs,
      changed,
      compared,
      significance: earlier === null ? ('first' as const) : significanceOf(changed, compared),
    };
    before = version;
  }
}

/**
 * Every version of engine, model, prompt and reader that a stored analysis was made by, in the order in which they came into use,
 * and what each changed.
 */
export async function* versionLines(scope: FileScope): Lines {
  yield* history('verdicts', await findJudging(scope), await findCompared(scope));
  yield* history('texts', await findWriting(scope), new Map());
}
