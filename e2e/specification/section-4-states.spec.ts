import type { Page } from '@playwright/test';
import type { CandidateStatus } from '@/lib/candidates/schemas';
import type { ProcessStatus } from '@/lib/processes/schemas';
import type { Locale } from '@/lib/i18n/locale';
import { createActiveProcess } from '../api/scene';
import { expect, test } from '../fixtures';

const processLabels: Record<ProcessStatus, Record<Locale, string>> = {
  ACTIVE: { en: 'Active', pl: 'Aktywny' },
  ARCHIVED: { en: 'Archived', pl: 'Zarchiwizowany' },
  CREATED: { en: 'Created', pl: 'Utworzony' },
  ERROR: { en: 'Error', pl: 'Błąd' },
  IN_CREATION: { en: 'In creation', pl: 'W przygotowaniu' },
  IN_PROGRESS: { en: 'In progress', pl: 'W toku' },
  STOPPED: { en: 'Stopped', pl: 'Zatrzymany' },
};

/** English where the specification gives it, to the letter; small letters at its beginning are a fragment's. */
const candidateLabels: Record<CandidateStatus, Record<Locale, string>> = {
  AWAITING_DOWNLOAD: { en: 'Awaiting download', pl: 'Oczekuje na pobranie' },
  AWAITING_EXTERNAL_PICK: { en: 'Awaiting ATS', pl: 'Oczekuje na ATS' },
  AWAITING_PROCESSING: { en: 'Awaiting analysis', pl: 'Oczekuje na analizę' },
  DOWNLOADING: { en: 'Downloading', pl: 'Pobieranie' },
  ERROR: { en: 'Analysis failed', pl: 'Błąd analizy' },
  INSUFFICIENT_POSITION_DESCRIPTION: { en: 'Too few requirements', pl: 'Za mało wymagań' },
  IN_PROGRESS: { en: 'Analysing', pl: 'Analiza' },
  NEW: { en: 'New', pl: 'Nowy' },
  NO_FILE_FOUND: { en: 'No readable CV', pl: 'Brak czytelnego CV' },
  PROCESSING_OUTDATED: { en: 'Outdated rating', pl: 'Ocena nieaktualna' },
  SEEN: { en: 'Available', pl: 'Dostępny' },
  sent: { en: 'Sent to ATS', pl: 'Wysłany do ATS' },
};

test.beforeEach(async ({ signIn, speak }) => {
  await signIn('RECRUITER');
  await speak('en');
});

for (const [status, labels] of Object.entries(processLabels) as [ProcessStatus, Record<Locale, string>][]) {
  test(`§4 process status ${status}: ${labels.en}`, async ({ page, scene, speak }) => {
    for (const locale of ['en', 'pl'] as const) {
      await speak(locale);
      await page.goto(`/processes/${scene.processes[status]}`);
      await expect(page.getByRole('main').getByText(labels[locale], { exact: true }).first()).toBeVisible();
    }
  });
}

for (const [status, labels] of Object.entries(candidateLabels) as [CandidateStatus, Record<Locale, string>][]) {
  test(`§4 candidate status ${status}: ${labels.en}`, async ({ page, scene, speak }) => {
    const { processId, candidateIds } = scene.everyStatus;
    for (const locale of ['en', 'pl'] as const) {
      await speak(locale);
      await page.goto(`/processes/${processId}`);
      const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${candidateIds[status]}"]`) });
      await expect(row.getByText(labels[locale], { exact: true })).toBeVisible();
    }
  });
}

function acts(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^(Activate|Stop|Archive)$/ });
}

test('§4 the user may change a process to Active, Archived or Stopped', async ({ page, api }) => {
  const { id } = await createActiveProcess(await api('RECRUITER'), 'Tokarz / Tokarka');
  await page.goto(`/processes/${id}`);
  const status = (label: string) => page.getByRole('main').getByText(label, { exact: true }).first();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(status('Stopped')).toBeVisible();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(status('Active')).toBeVisible();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive process' }).click();
  await expect(status('Archived')).toBeVisible();
});

test('§4 the allowed target statuses come from a possible-statuses call', async ({ page, scene, api }) => {
  const labels: Partial<Record<ProcessStatus, string>> = { ACTIVE: 'Activate', STOPPED: 'Stop', ARCHIVED: 'Archive' };
  for (const [status, id] of Object.entries(scene.processes)) {
    await test.step(status, async () => {
      const path = `/processes/${id}/possible-statuses`;
      const { body } = await (await api('RECRUITER')).get<{ items: ProcessStatus[] }>(path);
      const asked = page.waitForResponse((response) => response.url().endsWith(path));
      await page.goto(`/processes/${id}`);
      expect((await asked).status()).toBe(200);
      const wanted = body.items.map((target) => labels[target] ?? target);
      await expect(acts(page)).toHaveCount(wanted.length);
      expect((await acts(page).allInnerTexts()).toSorted()).toEqual(wanted.toSorted());
    });
  }
});

test('§4 a process can be set as defined', async ({ page, api }) => {
  const recruiter = await api('RECRUITER');
  const created = await recruiter.post<{ id: string; status: string }>('/processes', {
    name: 'Frezer / Frezerka',
    requirementList: [{ text: 'Obsługa frezarki CNC', importance: 4, necessity: 'REQUIRED' }],
  });
  expect(created.body.status).toBe('IN_CREATION');
  expect((await recruiter.put(`/processes/${created.body.id}/defined`)).status).toBe(200);
  await page.goto(`/processes/${created.body.id}`);
  await expect(page.getByRole('main').getByText('Created', { exact: true }).first()).toBeVisible();
});

test('§4 candidates whose status forbids the action are listed in a dialog, by their ids', async ({ page, scene }) => {
  const { processId, candidateIds } = scene.refusals;
  const refused: CandidateStatus[] = ['AWAITING_DOWNLOAD', 'NO_FILE_FOUND', 'sent'];
  const accepted: CandidateStatus = 'NEW';
  await page.goto(`/processes/${processId}?sortBy=ORDINAL_NUMBER&sortOrder=ASC`);
  const row = (status: CandidateStatus) =>
    page.getByRole('row').filter({ has: page.locator(`a[href*="${candidateIds[status]}"]`) });
  for (const status of [...refused, accepted]) await row(status).getByRole('checkbox').click();
  const names = await Promise.all(refused.map((status) => row(status).getByRole('link').first().innerText()));
  await page.getByRole('button', { name: 'Analyse again' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('3 candidates');
  for (const name of names) await expect(dialog).toContainText(name.split('\n')[0] ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row(accepted).getByText('New', { exact: true })).toHaveCount(0);
  await expect(row('sent').getByText('Sent to ATS')).toBeVisible();
});

test('§4 side panel: hidden or visible', async ({ page }) => {
  await page.goto('/processes');
  const panel = page.getByRole('complementary', { name: 'Quick view' });
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Show quick view' }).click();
  await expect(panel).toBeVisible();
});
