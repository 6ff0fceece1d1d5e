import type pg from 'pg';

/** So many copies in each of some processes. */
interface Part {
  processIds: string[];
  count: number;
  /** With their analyses, verdicts and quotes. */
  withAnalyses: boolean;
}

/** Values that differ from the template's; n is the copy's number. */
const changes = `jsonb_build_object(
  'id', copy.id, 'process_id', copy.process_id, 'ordinal_number', copy.n, 'current_analysis_id', copy.analysis_id,
  'cv_sha256', lpad(to_hex(copy.file), 64, '0'), 'decision_id', NULL,
  'source', CASE copy.n % 3 WHEN 0 THEN 'ERECRUITER' ELSE 'KNOW_ME' END,
  'external_process_status', CASE copy.n % 6 WHEN 0 THEN 'SENT' WHEN 3 THEN 'NOT_SENT' ELSE 'NOT_APPLICABLE' END,
  'application_sources', CASE copy.n % 3 WHEN 0 THEN '["LinkedIn"]' ELSE '[]' END::jsonb,
  'decision', (ARRAY['ADVANCE', 'HOLD', 'REJECT'])[copy.n % 8],
  'voivodeship', (ARRAY['dolnośląskie', 'łódzkie', 'małopolskie', 'śląskie'])[copy.n % 5],
  'expected_salary_minor', 500000 + copy.n % 1000 * 1500, 'expected_currency', 'PLN',
  'languages', jsonb_build_array(jsonb_build_object('language', 'en',
    'level', (ARRAY['BASIC', 'INTERMEDIATE', 'ADVANCED', 'NATIVE'])[1 + copy.n % 4])),
  'created_at', now() - copy.n * interval '5 minutes')`;

/** CVs of 30 words: Java in a third, Kafka in one of twenty, welders in one of a thousand. */
const cvWords = `ARRAY(SELECT DISTINCT 'slowo' || (copy.file * 37 + i * i * 101) % 3000 FROM generate_series(1, 30) i)
  || CASE copy.n % 3 WHEN 0 THEN ARRAY['java'] ELSE '{}' END
  || CASE copy.n % 20 WHEN 0 THEN ARRAY['kafki'] ELSE '{}' END
  || CASE copy.n % 1000 WHEN 0 THEN ARRAY['spawacz'] ELSE '{}' END`;

/** Multiplies the analysed candidates of a process by SQL, in it or in others. Each copy has a CV text of its own. */
export async function fillCandidates(sql: pg.Client, templateProcessId: string, parts: Part[]): Promise<void> {
  // Rebuilt at the end, which is quicker than row by row.
  const indexes = await sql.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid IN ('candidate'::regclass, 'cv_search_text'::regclass) AND NOT indisunique`,
  );
  for (const { name } of indexes.rows) await sql.query(`DROP INDEX ${name}`);
  // No trigger and no foreign key is looked at.
  await sql.query('SET session_replication_role = replica');
  await sql.query(
    `CREATE TEMP TABLE template AS SELECT *, row_number() OVER (ORDER BY ordinal_number) - 1 AS place
     FROM candidate WHERE process_id = $1`,
    [templateProcessId],
  );
  let before = 0;
  for (const part of parts) {
    await copyInto(sql, part, before);
    before += part.processIds.length;
  }
  await sql.query('SET session_replication_role = origin');
  for (const { definition } of indexes.rows) await sql.query(definition);
  await sql.query('VACUUM ANALYZE');
}

/** @param before how many processes have had copies: the number of a copy's file tells it from all others */
async function copyInto(sql: pg.Client, { processIds, count, withAnalyses }: Part, before: number): Promise<void> {
  await sql.query('DROP TABLE IF EXISTS copy');
  await sql.query(
    `CREATE TEMP TABLE copy AS
     SELECT gen_random_uuid() AS id, p.id AS process_id, 1000 + n AS n, ($2::bigint + p.place) * 10000000 + n AS file, t.id AS from_id,
       t.current_analysis_id AS from_analysis,
       CASE WHEN $4 AND t.current_analysis_id IS NOT NULL THEN gen_random_uuid() END AS analysis_id
     FROM unnest($1::uuid[]) WITH ORDINALITY AS p(id, place) CROSS JOIN generate_series(1, $3::int) n
       JOIN template t ON t.place = n % (SELECT count(*) FROM template)`,
    [processIds, before, count, withAnalyses],
  );
  await sql.query(`INSERT INTO cv_file (sha256, size_bytes, mime_type)
    SELECT lpad(to_hex(file), 64, '0'), 1, 'application/pdf' FROM copy`);
  await sql.query(`INSERT INTO cv_search_text (sha256, reader_version, text, words, masked_texts)
    SELECT lpad(to_hex(file), 64, '0'), 'test', array_to_string(words, ' '), array_to_tsvector(words), '{}'
    FROM copy, LATERAL (SELECT ${cvWords} AS words) cv`);
  await sql.query(`INSERT INTO candidate SELECT made.* FROM copy JOIN candidate c ON c.id = copy.from_id,
    LATERAL jsonb_populate_record(c, ${changes}) AS made`);
  if (withAnalyses) await copyAnalyses(sql);
}

async function copyAnalyses(sql: pg.Client): Promise<void> {
  await sql.query(`INSERT INTO analysis SELECT made.* FROM copy JOIN analysis a ON a.id = copy.from_analysis,
    LATERAL jsonb_populate_record(a, jsonb_build_object(
      'id', copy.analysis_id, 'candidate_id', copy.id, 'request_id', gen_random_uuid())) AS made`);
  await sql.query(`WITH verdict AS (
      SELECT v.*, copy.analysis_id AS of, gen_random_uuid() AS new_id
      FROM copy JOIN criterion_verdict v ON v.analysis_id = copy.from_analysis
    ), added AS (
      INSERT INTO criterion_verdict (id, analysis_id, criterion_id, position, verdict, confidence, reason)
      SELECT new_id, of, criterion_id, position, verdict, confidence, reason FROM verdict
    )
    INSERT INTO evidence (id, verdict_id, position, page, start_offset, end_offset, quote)
    SELECT gen_random_uuid(), v.new_id, e.position, e.page, e.start_offset, e.end_offset, e.quote
    FROM verdict v JOIN evidence e ON e.verdict_id = v.id`);
}
