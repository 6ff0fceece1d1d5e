import { database } from '@/lib/db/client';

/**
 * The quotes of an analysis that stand, letter for letter, on their page of the reading that it was made from.
 *
 * @returns ids of `Evidence`
 */
export async function findStandingQuotes(analysisId: string): Promise<Set<string>> {
  const rows = await database().$queryRaw<{ id: string }[]>`
    SELECT e.id FROM analysis a
    JOIN criterion_verdict v ON v.analysis_id = a.id
    JOIN evidence e ON e.verdict_id = v.id
    JOIN cv_document d ON d.sha256 = a.cv_sha256 AND d.reader_version = a.reader_version
    JOIN LATERAL jsonb_to_recordset(d.content->'pages') AS p("number" int, text text) ON p."number" = e.page
    WHERE a.id = ${analysisId}::uuid AND strpos(p.text, e.quote) > 0`;
  return new Set(rows.map(({ id }) => id));
}
