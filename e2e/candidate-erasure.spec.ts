import { randomInt } from 'node:crypto';
import type { ActivityDto } from '@/lib/domain/candidate-review-schemas';
import { foldForSearch } from '@/lib/i18n/fold-for-search';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { query } from '../lib/db/with-client';
import { getCandidate, waitUntilAnalysed } from './api/setup';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';

/** The tables in which one of the texts stands, in whatever case, with or without Polish letters, or as bytes. */
async function tablesWith(databaseUrl: string, texts: string[]): Promise<string[]> {
  const tables = await query<{ name: string }>(
    databaseUrl,
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const needles = texts.flatMap((text) => [text, foldForSearch(text), Buffer.from(text).toString('hex')]);
  const hits: string[] = [];
  for (const { name: table } of tables) {
    const rows = await query<{ needle: string }>(
      databaseUrl,
      `SELECT DISTINCT needle FROM ${table} t CROSS JOIN LATERAL lower(t::text) AS row_text
       JOIN unnest($1::text[]) AS needle ON strpos(row_text, lower(needle)) > 0`,
      [needles],
    );
    hits.push(...rows.map(({ needle }) => `${table}: ${needle}`));
  }
  return hits;
}

test('deleting a candidate leaves nothing about the person in any table', async ({
  page,
  signIn,
  setLocale,
  fixtures,
  expectAccessible,
}) => {
  // The database may hold an earlier run's. Letters in a random order would look like a CV that is read wrong.
  const syllables = Array.from({ length: 4 }, () => ['ra', 'mi', 'to', 'le', 'ko', 'na', 'wi', 'su'][randomInt(8)]);
  const lastName = `Wyszo${syllables.join('')}ska`;
  const who = `Dobrogniewa ${lastName}`;
  const phone = `602 ${randomInt(100, 1_000)} ${randomInt(100, 1_000)}`;
  const email = `${lastName.toLowerCase()}@poczta.example`;
  const sentence = `Wdrożyła rozliczenia kopalni ${lastName} na czterech kontynentach`;
  const client = await signIn('ADMIN');
  await setLocale('pl');
  const cv = (more: string) => makeCvPdf({ lines: [who, `tel. ${phone}, ${email}`, 'Doświadczenie', sentence, more] });
  const first = await cv('Java od 2016.03 do 2025.11');
  const { processId, candidateIds } = await createJudged(client, 'Solnik / Solniczka', [
    { name: `${who}.pdf`, bytes: first },
  ]);
  const candidateId = candidateIds[0] ?? '';
  const path = `/processes/${processId}/candidates/${candidateId}`;
  const { analysis } = await getCandidate(client, processId, candidateId);
  const criterionId = analysis?.verdicts[1]?.criterion.criterionId;
  await client.put(`${path}/verdicts/${criterionId}`, { verdict: 'PARTIALLY_MET', reason: `${who} mówiła o tym` });
  await client.post(`${path}/notes`, { text: `Rozmowa z ${who}` });
  await client.post(`${path}/decision`, { decision: 'HOLD', note: `Czekamy na ${who}` });
  const form = new FormData();
  form.append('files', new Blob([Buffer.from(await cv('Spring Boot'))], { type: 'application/pdf' }), `${who} 2.pdf`);
  expect((await client.request('PUT', `${path}/cv`, { form })).status).toBe(200);
  await waitUntilAnalysed(client, processId, 1);

  const texts = [who, lastName, email, phone, phone.replaceAll(' ', ''), sentence];
  const files = async () => {
    const sql = `SELECT count(*)::int AS count FROM cv_file WHERE sha256 IN
      (SELECT cv_sha256 FROM candidate WHERE id = $1 UNION SELECT sha256 FROM former_cv WHERE candidate_id = $1)`;
    return (await query<{ count: number }>(fixtures.databaseUrl, sql, [candidateId]))[0]?.count;
  };
  expect(await files()).toBe(2);
  const stored = await query<{ sha256: string }>(
    fixtures.databaseUrl,
    'SELECT cv_sha256 AS sha256 FROM candidate WHERE id = $1 UNION SELECT sha256 FROM former_cv WHERE candidate_id = $1',
    [candidateId],
  );
  const before = await tablesWith(fixtures.databaseUrl, texts);
  const told = ['candidate', 'former_cv', 'cv_document', 'cv_search_text', 'evidence'];
  const written = ['candidate_decision', 'candidate_note', 'verdict_correction'];
  expect(before.map((hit) => hit.split(':')[0])).toEqual(
    expect.arrayContaining([...told, ...written].map((table) => `public.${table}`)),
  );

  await page.goto(path);
  await page.getByRole('button', { name: 'Więcej', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Usuń kandydata' }).click();
  const dialog = page.getByRole('dialog', { name: 'Usunąć tego kandydata?' });
  for (const what of [/2\spliki CV/, /analiz/, /1\sdecyzja/, /1\snotatka/]) await expect(dialog).toContainText(what);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Usuń kandydata' }).click();
  await expect(page).toHaveURL(new RegExp(`/processes/${processId}$`));
  await expect(page.getByRole('heading', { name: 'Upuść tu pierwsze CV' })).toBeVisible();

  expect(await tablesWith(fixtures.databaseUrl, texts)).toEqual([]);
  const left = 'SELECT sha256 FROM cv_file WHERE sha256 = ANY($1)';
  expect(await query(fixtures.databaseUrl, left, [stored.map(({ sha256 }) => sha256)])).toEqual([]);
  const log = await query<{ entry: string }>(
    fixtures.databaseUrl,
    `SELECT t::text AS entry FROM audit_event t WHERE t::text LIKE '%' || $1 || '%'`,
    [candidateId],
  );
  expect(log.some(({ entry }) => entry.includes('candidate.erased'))).toBe(true);
  const gone = await client.get<{ items: ActivityDto[] }>(`${path}/activity`);
  expect(gone.status).toBe(404);
});
