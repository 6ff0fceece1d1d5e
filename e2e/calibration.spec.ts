import type { Page } from '@playwright/test';
import type { ApiClient } from '../tests/api-client';
import { seedDrawing } from '../tests/candidates/seed-drawing';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { query } from '../lib/db/with-client';
import { createActiveProcess, upload, waitUntilAnalysed } from './api/setup';
import { expect, test } from './fixtures';

const cvOf = async (name: string) => ({
  name: `${name}.pdf`,
  bytes: await makeCvPdf({
    lines: [
      name,
      'Programistka Java',
      'Doświadczenie',
      '03.2016 – obecnie Programistka, Firma Zawada',
      '• Java, Spring',
    ],
  }),
});

const settings = (processId: string) => `/processes/${processId}?tab=information`;

async function addPeople(client: ApiClient, processId: string, names: string[]): Promise<string[]> {
  await upload(client, processId, await Promise.all(names.map(cvOf)));
  return (await waitUntilAnalysed(client, processId, names.length)).items.map(({ id }) => id);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test('who is drawn is judged first, or skipped, and only then verdicts and score are shown', async ({
  page,
  signIn,
  setLocale,
  fixtures,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  const { id: processId } = await createActiveProcess(client, 'Introligator / Introligatorka');
  await setLocale('pl');
  await page.goto(settings(processId));
  await page.getByRole('switch', { name: 'Pytaj o ocenę, zanim pokażą się wyniki' }).click();
  await expect(page.getByText('Co dziesiątą osobę trzeba teraz najpierw ocenić.')).toBeVisible();
  const [drawn = '', skipped = '', other = ''] = await addPeople(client, processId, [
    'Ada Dratwa',
    'Ewa Nić',
    'Iga Klej',
  ]);
  const seed = seedDrawing([drawn, skipped], [other]);
  await query(fixtures.databaseUrl, 'UPDATE process SET calibration_seed = $2 WHERE id = $1', [processId, seed]);

  await page.goto(`/processes/${processId}`);
  await expect(page.getByText('najpierw oceń')).toHaveCount(2);
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/processes/${processId}/candidates/${drawn}`);
  const form = page.getByRole('form', { name: 'Najpierw Twoja ocena' });
  await expect(form).toBeVisible();
  await expect(page.getByText('Oceny i wynik pokażą się po Twojej ocenie')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: 'Zapisz i pokaż wyniki' }).click();
  await expect(form.getByText('Oceń każde z kryteriów albo pomiń tę osobę.')).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(form.getByRole('group')).toHaveCount(3);
  for (const criterion of await form.getByRole('group').all()) {
    await criterion.getByRole('radio').first().check();
  }
  await form.getByRole('button', { name: 'Zapisz i pokaż wyniki' }).click();
  await expect(page.getByText('Zapisano. Tak oceniono te kryteria.')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('img', { name: /Dopasowanie \d+/ }).first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await setLocale('en');
  await page.goto(`/processes/${processId}/candidates/${skipped}`);
  const english = page.getByRole('form', { name: 'Your judgement first' });
  await expectAccessible();
  await english.getByRole('button', { name: 'Skip and show the results' }).click();
  await expect(page.getByText('Skipped. The results are shown.')).toBeVisible();
  await expect(english).toHaveCount(0);
  await page.goto(`/processes/${processId}/fairness`);
  const report = page.getByRole('region', { name: 'Agreement without a hint' });
  await expect(report).toContainText('1 candidate judged');
  await expect(report).toContainText('Skipped once.');
  await expect(report.getByRole('img', { name: /Reliability diagram/ })).toBeVisible();
  await expectAccessible();
});

test('a score that the process hides appears once the verdicts were read', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  const { id: processId } = await createActiveProcess(client, 'Kaletnik / Kaletniczka');
  const [candidateId = ''] = await addPeople(client, processId, ['Ola Rzemień', 'Zoja Klamra']);
  await setLocale('en');
  await page.goto(settings(processId));
  await page.getByRole('switch', { name: 'Hide the score until the verdicts are read' }).click();
  await expect(page.getByText('Scores are hidden until the verdicts are read.')).toBeVisible();
  await setLocale('pl');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/processes/${processId}/candidates/${candidateId}?tab=matching`);
  await expect(page.getByText('Wynik ukryty do przeczytania ocen')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Przeczytane, pokaż wynik' }).click();
  await expect(page.getByText('Wynik ukryty do przeczytania ocen')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /Dopasowanie \d+/ }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/processes/${processId}`);
  await expect(page.getByText('ukryty', { exact: true })).toHaveCount(1);
  await expect(page.getByText('1 wynik jest jeszcze ukryty').first()).toBeVisible();
});
