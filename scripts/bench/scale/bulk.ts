import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import type { RetentionRules, SaveRules } from '@/lib/domain/retention/rule-schemas';
import type { ApiClient } from '../../../tests/api-client';
import { createActiveProcess, extractAll, uploadAll, waitUntilJudged } from '../judging';
import { demoFiles } from '../judged-files';
import type { Measure } from '../measure';
import { timed } from '../statistics';
import { coresOf, usedBy, type ScaledProduct } from './scaled-product';

const uploadRounds = 4;
/** A process of 10,000 takes some minutes: its pace is known after one. */
const againSeconds = 75;
const waitMs = 10 * 60_000;

interface Side {
  product: number;
  bare: number;
}

const besideBare = (name: string, { product, bare }: Side, note: string): Measure => ({
  name,
  unit: 'ms',
  product,
  bare,
  timesBare: product / bare,
  details: {},
  note,
});

/** All candidates of a process, as a search that an act may name. */
async function searchAll(client: ApiClient, processId: string): Promise<{ searchId: string; count: number }> {
  const { status, body } = await client.post<CandidateSearchAnswer>(`/processes/${processId}/candidates/search`, {});
  if (status !== 200) throw new Error(`The search returned ${status}`);
  return { searchId: body.searchId, count: body.totalItems };
}

function recruiterOf({ recruiters: [client] }: ScaledProduct): ApiClient {
  if (!client) throw new Error('Nobody is signed in.');
  return client;
}

/** CVs that come in at both web processes and are judged by both workers, beside the extraction of their texts. */
export async function measureUploads(product: ScaledProduct): Promise<{ measures: Measure[]; processId: string }> {
  const clients = product.recruiters.slice(0, 2);
  const processId = await createActiveProcess(recruiterOf(product));
  // Numbers that no round before had, also not in a database that is kept.
  const first = Math.floor(Date.now() / 1000);
  const rounds = await Promise.all(Array.from({ length: uploadRounds }, (_, round) => demoFiles(first + round)));
  const count = rounds.flat().length;
  const bare = (await timed(() => extractAll(rounds.flat()))) / 1000;
  const used = await usedBy(product, async () => {
    const uploads = rounds.map((files, round) => {
      const client = clients[round % clients.length] ?? recruiterOf(product);
      return uploadAll(client, processId, files);
    });
    await Promise.all(uploads);
    await waitUntilJudged(product.databaseUrl, processId);
  });
  const cpu = used.web + used.worker + used.database;
  const note = `${count} CVs; ${((count * 3600) / cpu).toFixed(0)} an hour on one core; ${coresOf(used)}`;
  const paces = { product: count / used.seconds, bare: count / bare };
  const name = 'CVs uploaded, read and judged / text extraction alone';
  const measure: Measure = { name, unit: 'CV/s', ...paces, timesBare: paces.bare / paces.product, details: { count } };
  return { measures: [{ ...measure, note }], processId };
}

/** Gives the candidates of a process the readings of others, so that they can be judged again. */
async function giveReadings(sql: pg.Client, toProcessId: string, fromProcessId: string): Promise<void> {
  await sql.query(
    `WITH reading AS (
       SELECT d.*, row_number() OVER () - 1 AS place, count(*) OVER () AS of FROM cv_document d
       WHERE sha256 IN (SELECT cv_sha256 FROM candidate WHERE process_id = $2)
     ), own AS (SELECT cv_sha256, row_number() OVER () AS place FROM candidate WHERE process_id = $1 AND cv_sha256 IS NOT NULL)
     INSERT INTO cv_document (sha256, reader_version, page_count, content)
     SELECT own.cv_sha256, r.reader_version, r.page_count, r.content FROM own JOIN reading r ON r.place = own.place % r.of
     ON CONFLICT DO NOTHING`,
    [toProcessId, fromProcessId],
  );
  await sql.query(`UPDATE candidate SET status = 'NEW' WHERE process_id = $1 AND status <> 'SEEN'`, [toProcessId]);
  await sql.query('ANALYZE cv_document');
}

/** A whole process judged again: how long the call takes, and the pace; what is not done after a while is cancelled. */
export async function measureAgain(product: ScaledProduct, readFrom: string): Promise<Measure[]> {
  const { sql, scene } = product;
  await giveReadings(sql, scene.again, readFrom);
  const client = recruiterOf(product);
  const sizes = await sql.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM candidate WHERE process_id = $1',
    [scene.again],
  );
  const total = sizes.rows[0]?.count ?? 0;
  const call = await timed(async () => {
    const { status } = await client.post(`/processes/${scene.again}/reprocess-all-candidates`, { fresh: true });
    if (status !== 202) throw new Error(`The call returned ${status}`);
  });
  const bare = await timed(async () => {
    await sql.query('BEGIN');
    await sql.query(`UPDATE candidate SET status = status, updated_at = now() WHERE process_id = $1`, [scene.again]);
    await sql.query('ROLLBACK');
  });
  const countLeft = async (): Promise<number> => {
    const { rows } = await sql.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM candidate
       WHERE process_id = $1 AND status IN ('AWAITING_PROCESSING', 'IN_PROGRESS')`,
      [scene.again],
    );
    return rows[0]?.count ?? 0;
  };
  const until = Date.now() + againSeconds * 1000;
  const { result: left, ...used } = await usedBy(product, async () => {
    let waiting = await countLeft();
    while (waiting > 0 && Date.now() < until) {
      await sleep(500);
      waiting = await countLeft();
    }
    return waiting;
  });
  const done = total - left;
  if (left > 0) await client.put(`/processes/${scene.again}/status`, { status: 'STOPPED' });
  const pace = `${(done / used.seconds).toFixed(1)} CV/s, ${((done * 3600) / (used.web + used.worker + used.database)).toFixed(0)} an hour on one core`;
  const note = `${done} of ${total} judged again in ${used.seconds.toFixed(0)} s: ${pace}; ${coresOf(used)}`;
  return [
    besideBare(`the call that has ${total} judged again / one UPDATE of their rows`, { product: call, bare }, note),
  ];
}

/** A CSV of the largest process, read to its end, beside reading the same rows. */
export async function measureExport(product: ScaledProduct): Promise<Measure[]> {
  const { sql, scene } = product;
  const client = recruiterOf(product);
  const { searchId, count } = await searchAll(client, scene.big);
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await client.csrfToken() };
  let [bytes, first] = [0, 0];
  const startedAt = performance.now();
  const used = await usedBy(product, async () => {
    const body = JSON.stringify({ format: 'csv', choice: { searchId } });
    const path = `/api/v1/processes/${scene.big}/candidates/export`;
    const response = await client.send('POST', path, { headers, body });
    if (response.status !== 200 || !response.body) throw new Error(`The export returned ${response.status}`);
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      first ||= performance.now() - startedAt;
      bytes += part.length;
    }
  });
  const bare = await timed(async () => {
    const { rows } = await sql.query<{ id: string }>('SELECT id FROM candidate WHERE process_id = $1', [scene.big]);
    for (let from = 0; from < rows.length; from += 500) {
      const ids = rows.slice(from, from + 500).map(({ id }) => id);
      await sql.query(
        `SELECT c.*, a.*, v.* FROM candidate c LEFT JOIN analysis a ON a.id = c.current_analysis_id
           LEFT JOIN criterion_verdict v ON v.analysis_id = a.id WHERE c.id = ANY($1::uuid[])`,
        [ids],
      );
    }
  });
  const note = `${(bytes / 1e6).toFixed(0)} MB, the first byte after ${first.toFixed(0)} ms; ${coresOf(used)}`;
  return [besideBare(`a CSV of ${count} / reading their rows`, { product: used.seconds * 1000, bare }, note)];
}

/** Erases all of a process in one call, beside a DELETE of their rows that is rolled back. */
export async function measureErasure({ sql, scene, admin }: ScaledProduct): Promise<Measure[]> {
  const { searchId, count } = await searchAll(admin, scene.erased);
  const bare = await timed(async () => {
    await sql.query('BEGIN');
    await sql.query('DELETE FROM candidate WHERE process_id = $1', [scene.erased]);
    await sql.query('ROLLBACK');
  });
  const product = await timed(async () => {
    const path = `/processes/${scene.erased}/candidates/erase`;
    const { status, body } = await admin.post<{ accepted: string[] }>(path, { searchId });
    if (status !== 200 || body.accepted.length !== count) throw new Error(`The erasure returned ${status}`);
  });
  return [besideBare(`erasing ${count} at once / DELETE of their rows`, { product, bare }, 'files and log included')];
}

/** A rule that takes some thousand of the largest process: saved, its preview, and the run over everybody. */
export async function measureRetention({ sql, scene, admin }: ScaledProduct): Promise<Measure[]> {
  const oldest = await sql.query<{ days: number }>(
    `SELECT floor(extract(epoch FROM now() - percentile_disc(0.05) WITHIN GROUP (ORDER BY created_at)) / 86400)::int AS days
     FROM candidate WHERE process_id = $1`,
    [scene.big],
  );
  const period = Math.max(7, oldest.rows[0]?.days ?? 0);
  const rule: SaveRules['rules'][number] = {
    name: 'Bench',
    active: true,
    basis: 'RECRUITMENT',
    processStatuses: [],
    decisions: [],
    source: null,
    since: 'ADDED',
    period,
    unit: 'DAY',
    action: 'ERASE',
    eraseAfterMonths: null,
  };
  const saved = await timed(async () => {
    const { status } = await admin.put<RetentionRules>('/administration/retention-rules', { rules: [rule] });
    if (status !== 200) throw new Error(`The rules returned ${status}`);
  });
  await sql.query(`UPDATE retention_rule SET active_since = now() - interval '30 days'`);
  const preview = await timed(async () => {
    const response = await admin.send('GET', '/administration/retention');
    await response.text();
    if (response.status !== 200) throw new Error(`The preview returned ${response.status}`);
  });
  const count = await timed(() =>
    sql.query(
      `SELECT count(*) FROM candidate c JOIN process p ON p.id = c.process_id
         LEFT JOIN candidate_decision d ON d.id = c.decision_id
       WHERE c.created_at <= now() - make_interval(days => $1::int)`,
      [period],
    ),
  );
  const countAll = async () =>
    (await sql.query<{ count: number }>('SELECT count(*)::int AS count FROM candidate')).rows[0];
  const before = (await countAll())?.count ?? 0;
  const run = await timed(async () => {
    await admin.post('/administration/retention-runs');
    const until = Date.now() + waitMs;
    for (;;) {
      await sleep(200);
      const { rows } = await sql.query('SELECT 1 FROM retention_run WHERE ended_at IS NOT NULL');
      if (rows.length > 0) return;
      if (Date.now() > until) throw new Error('The run of the rules does not end.');
    }
  });
  const gone = before - ((await countAll())?.count ?? 0);
  const each = `${(run / gone).toFixed(1)} ms for each of ${gone} who went`;
  return [
    besideBare('saving a rule of retention / counting whom it takes', { product: saved, bare: count }, 'in the call'),
    besideBare('the page with its preview / the same count', { product: preview, bare: count }, `${before} candidates`),
    besideBare('the run over everybody / the same count', { product: run, bare: count }, each),
  ];
}
