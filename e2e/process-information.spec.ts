import type { Page } from '@playwright/test';
import type { HistoryPage } from '@/lib/processes/history-schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { createActiveProcess, upload, waitUntilAnalysed } from './api/setup';
import { expect, test } from './fixtures';

const cvs = [
  [
    'Łucja Wiśniewska',
    'Doświadczenie',
    '03.2015 – obecnie   Programistka Java, Kwarta Systemy',
    'Spring Boot, PostgreSQL.',
  ],
  ['Borys Lewy', 'Doświadczenie', '2023 – 2025 Sprzedawca, Sklep Narożny', 'Obsługa kasy i klientów.'],
];

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit: ${name}` }).click();

test('edit in place while another user edits: preview, conflict, reload, overwrite, and the history', async ({
  page,
  api,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const [recruiter, admin] = [await signIn('RECRUITER'), await api('ADMIN')];
  await setLocale('en');
  const { id } = await createActiveProcess(recruiter, 'Programistka / Programista Java');
  const files = cvs.map(async (lines, index) => ({ name: `cv-${index}.pdf`, bytes: await makeCvPdf({ lines }) }));
  await upload(recruiter, id, await Promise.all(files));
  await waitUntilAnalysed(recruiter, id, cvs.length);
  const read = async () => (await recruiter.get<ProcessDto>(`/processes/${id}`)).body;
  const reweigh = async (importance: number) => {
    const { requirementList } = await read();
    return admin.put(`/processes/${id}/requirements`, {
      requirementList: requirementList.map((one, place) => (place === 0 ? { ...one, importance } : one)),
    });
  };

  await page.goto(`/processes/${id}?tab=information`);
  // The draft survives closing the form and a reload.
  await edit(page, 'Requirements description');
  const description = section(page, 'Requirements description');
  await description.getByRole('textbox').fill('Rozliczenia energii\n- praca hybrydowa');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit: Requirements description' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Back to unsaved changes' }).click();
  await expect(description.getByRole('textbox')).toHaveValue('Rozliczenia energii\n- praca hybrydowa');
  await page.keyboard.press('Control+Enter');
  await expect(description.getByRole('listitem')).toHaveText('praca hybrydowa');

  // The preview comes before saving; the other user saves first.
  const criteria = section(page, 'Languages and requirements');
  await edit(page, 'Languages and requirements');
  const requirement = criteria.getByRole('textbox', { name: 'Requirement 1', exact: true });
  await requirement.fill('Co najmniej 3 lata doświadczenia w Javie');
  await expect(criteria.getByText('2 ratings become outdated')).toBeVisible();
  await expectAccessible();
  expect((await reweigh(2)).status).toBe(200);
  await page.keyboard.press('Control+Enter');
  const conflict = criteria.getByRole('alert').filter({ hasText: 'Halina Testowa' });
  await expect(conflict).toBeVisible();
  await expectAccessible();
  await conflict.getByRole('button', { name: 'Reload' }).click();
  await expect(requirement).toHaveValue('Co najmniej 5 lat doświadczenia w Javie');
  await criteria
    .getByRole('button', { name: /^Use your version/ })
    .first()
    .click();
  await expect(requirement).toHaveValue('Co najmniej 3 lata doświadczenia w Javie');

  // Saving waits until the effect is shown; then the other user is faster again.
  const save = criteria.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(criteria.getByText('2 ratings become outdated')).toBeVisible();
  expect((await read()).requirementList[0]?.text).toBe('Co najmniej 5 lat doświadczenia w Javie');
  expect((await reweigh(1)).status).toBe(200);
  await save.click();
  await criteria.getByRole('button', { name: 'Overwrite' }).click();
  await expect(page.locator('[data-banner=success]')).toContainText('Languages and requirements');
  expect((await read()).requirementList[0]).toMatchObject({ text: 'Co najmniej 3 lata doświadczenia w Javie' });

  await page.getByRole('link', { name: 'Change history' }).first().click();
  await expect(page).toHaveURL(/view=history/);
  const latest = page.getByRole('main').getByRole('listitem').first();
  await expect(latest).toContainText('Marta Próbna');
  await expect(latest).toContainText('The ratings of 2 candidates became outdated.');
  await expect(page.getByText('Importance of “Co najmniej 5 lat doświadczenia w Javie”').first()).toBeVisible();
  const { totalItems } = (await recruiter.get<HistoryPage>(`/processes/${id}/history`)).body;
  await expect(page.getByRole('status').filter({ hasText: `of ${totalItems} changes` })).toBeVisible();
  await page.getByRole('tab', { name: /^Candidates/ }).click();
  await expect(page.getByRole('row', { name: /Outdated/i })).toHaveCount(2);
});
