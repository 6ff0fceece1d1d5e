import type { CriterionSnapshot, Judgement, ScoreBreakdown } from '@/lib/domain/analysis-schemas';
import type { Db } from '@/lib/db/client';

/** Input of the bulk insert. */
export interface TestCandidateRow {
  id: string;
  ordinalNumber: number;
  firstName: string;
  lastName: string;
  city: string | null;
  currentPosition: string | null;
  cvFileName: string;
  cvSha256: string;
  ageSeconds: number;
  status: string;
  statusReason: string | null;
  matchScore: number | null;
  rate: number | null;
  rateSource: string | null;
  analysis: {
    id: string;
    breakdown: ScoreBreakdown;
    judgements: Pick<Judgement, 'criterionId' | 'verdict'>[];
  } | null;
}

/** Inserts candidates with analyses, verdicts and quotes, one statement per table, without CV files. */
export async function insertTestRows(
  db: Db,
  processId: string,
  criteria: CriterionSnapshot[],
  rows: TestCandidateRow[],
): Promise<void> {
  const data = JSON.stringify(rows);
  await db.$executeRaw`
    INSERT INTO candidate (id, process_id, ordinal_number, status, status_reason, source, external_process_status,
      first_name, last_name, city, current_position, match_score, rate, rate_source, cv_file_name, created_at, updated_at)
    SELECT r.id, ${processId}::uuid, r."ordinalNumber", r.status::"CandidateStatus", r."statusReason", 'KNOW_ME',
      'NOT_APPLICABLE', r."firstName", r."lastName", r.city, r."currentPosition", r."matchScore", r.rate,
      r."rateSource"::"RateSource", r."cvFileName", now() - r."ageSeconds" * interval '1 second', now()
    FROM jsonb_to_recordset(${data}::jsonb) AS r(id uuid, "ordinalNumber" int, status text, "statusReason" text,
      "firstName" text, "lastName" text, city text, "currentPosition" text, "matchScore" smallint, rate smallint,
      "rateSource" text, "cvFileName" text, "ageSeconds" int)`;
  await insertAnalyses(db, criteria, data);
  await insertVerdicts(db, data);
}

async function insertAnalyses(db: Db, criteria: CriterionSnapshot[], data: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO analysis (id, candidate_id, request_id, cv_sha256, reader_version, criteria_snapshot, input_hash, engine,
      engine_version, locale, match_score, score_breakdown, strengths, weaknesses, red_flags, tips, feedback, started_at)
    SELECT (r.analysis->>'id')::uuid, r.id, gen_random_uuid(), r."cvSha256", 'test',
      ${JSON.stringify(criteria)}::jsonb, r."cvSha256", 'offline', 'test', 'pl', r."matchScore", r.analysis->'breakdown',
      '{}', '{}', '{}', '{}', '', now()
    FROM jsonb_to_recordset(${data}::jsonb) AS r(id uuid, "cvSha256" text, "matchScore" smallint, analysis jsonb)
    WHERE r."matchScore" IS NOT NULL`;
  await db.$executeRaw`
    UPDATE candidate SET current_analysis_id = (r.analysis->>'id')::uuid
    FROM jsonb_to_recordset(${data}::jsonb) AS r(id uuid, "matchScore" smallint, analysis jsonb)
    WHERE candidate.id = r.id AND r."matchScore" IS NOT NULL`;
}

async function insertVerdicts(db: Db, data: string): Promise<void> {
  await db.$executeRaw`
    WITH verdict AS (
      INSERT INTO criterion_verdict (id, analysis_id, criterion_id, position, verdict, confidence, reason)
      SELECT gen_random_uuid(), (r.analysis->>'id')::uuid, (j.judgement->>'criterionId')::uuid, j.place - 1,
        (j.judgement->>'verdict')::"Verdict", 0.8, 'Tak wynika z CV.'
      FROM jsonb_to_recordset(${data}::jsonb) AS r("matchScore" smallint, analysis jsonb)
      CROSS JOIN LATERAL jsonb_array_elements(r.analysis->'judgements') WITH ORDINALITY AS j(judgement, place)
      WHERE r."matchScore" IS NOT NULL
      RETURNING id, verdict, position
    )
    INSERT INTO evidence (id, verdict_id, position, page, start_offset, end_offset, quote)
    SELECT gen_random_uuid(), id, 0, 1, position * 40, position * 40 + 32, 'Przykładowy cytat z CV kandydata'
    FROM verdict WHERE verdict <> 'NO_INFORMATION'`;
}
