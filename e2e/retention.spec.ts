import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { query } from '../lib/db/with-client';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';

test('from a rule to its preview, a postponement, the run and its report', async ({
  page,
  signIn,
  setLocale,
  fixtures,
  expectAccessible,
}) => {
  const client = await signIn('ADMIN');
  await setLocale('pl');
  const cv = (name: string) => makeCvPdf({ lines: [name, 'Doświadczenie', 'Java i Spring od 2016 roku.'] });
  const { processId, candidateIds } = await createJudged(client, 'Zegarmistrz / Zegarmistrzyni', [
    { name: 'Beata Wskazówka.pdf', bytes: await cv('Beata Wskazówka') },
    { name: 'Cezary Kukułka.pdf', bytes: await cv('Cezary Kukułka') },
  ]);
  await client.put(`/processes/${processId}/status`, { status: 'STOPPED' });

  await page.goto('/administration/retention');
  await expect(page.getByText('Nie ma reguł: dane kandydatów pozostają')).toBeVisible();
  await page.getByRole('button', { name: 'Po zakończeniu procesu' }).click();
  await page.getByLabel('Nazwa').fill('Zakończone');
  await page.getByRole('checkbox', { name: 'Włączona' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Zapisz reguły' }).click();
  await expect(page.getByText('Zapisano reguły retencji')).toBeVisible();

  // Two months later.
  await query(fixtures.databaseUrl, `UPDATE retention_rule SET active_since = now() - interval '60 days'`);
  await query(fixtures.databaseUrl, `UPDATE process SET status_since = now() - interval '60 days' WHERE id = $1`, [
    processId,
  ]);
  const notice = page.getByRole('region', { name: 'Retencja' });
  await expect(async () => {
    // As the night before counted; what the rules' saving counts may still come in between.
    await query(
      fixtures.databaseUrl,
      `INSERT INTO upcoming_retention (process_id, count, day) VALUES ($1, 2, current_date + 1)
       ON CONFLICT (process_id) DO UPDATE SET count = 2`,
      [processId],
    );
    await page.goto('/');
    await expect(notice).toContainText('Zegarmistrz / Zegarmistrzyni', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await notice.getByRole('link', { name: 'Zobacz kogo i odrocz' }).click();
  await page
    .getByRole('link', { name: /^Pokaż osoby: Zakończone/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Odrocz: Beata Wskazówka' }).click();
  await page.getByLabel('Powód').fill('Trwa spór');
  await page.getByRole('dialog').getByRole('button', { name: 'Odrocz' }).click();
  await expect(page.getByText('Trwa spór')).toBeVisible();
  await expectAccessible();
  // The same on a phone and in English.
  await page.setViewportSize({ width: 390, height: 844 });
  await setLocale('en');
  await page.reload();
  await expect(page.getByText('Trwa spór')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run now' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible();
  await setLocale('pl');
  await page.reload();

  await page.getByRole('button', { name: 'Uruchom teraz' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uruchom teraz' }).click();
  await expect(page.getByText('Reguły działają')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Usunięto 1 kandydata: Zakończone')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText('1 osoba pozostała: odroczenie')).toBeVisible();
  const left = await query<{ id: string }>(fixtures.databaseUrl, 'SELECT id FROM candidate WHERE process_id = $1', [
    processId,
  ]);
  expect(left).toHaveLength(1);
  expect(candidateIds).toContain(left[0]?.id);

  await page.getByRole('button', { name: 'Usuń: Zakończone' }).click();
  await page.getByRole('button', { name: 'Zapisz reguły' }).click();
  await expect(page.getByText('Nie ma reguł: dane kandydatów pozostają')).toBeVisible();
});
