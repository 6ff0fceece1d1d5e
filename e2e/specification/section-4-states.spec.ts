import type { CandidateStatus } from '@/lib/domain/candidate-schemas';
import { createActiveProcess } from '../api/setup';
import { expect, test } from '../fixtures';

test.beforeEach(async ({ signIn, setLocale }) => {
  await signIn('RECRUITER');
  await setLocale('en');
});

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

test('§4 §8 candidates whose status forbids the action are listed in a dialog, by their ids', async ({
  page,
  fixtures,
}) => {
  const { processId, candidateIds } = fixtures.refusals;
  const refused: CandidateStatus[] = ['AWAITING_DOWNLOAD', 'NO_FILE_FOUND', 'sent'];
  const accepted: CandidateStatus = 'NEW';
  await page.goto(`/processes/${processId}?sortBy=ORDINAL_NUMBER&sortOrder=ASC`);
  const row = (status: CandidateStatus) =>
    page.getByRole('row').filter({ has: page.locator(`a[href*="${candidateIds[status]}"]`) });
  for (const status of [...refused, accepted]) await row(status).getByRole('checkbox').click();
  const names = await Promise.all(refused.map((status) => row(status).getByRole('link').first().innerText()));
  const actions = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await actions.getByRole('button', { name: 'Analyse again' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Analyse 1 CV again?' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog).toContainText('3 candidates');
  for (const name of names) await expect(dialog).toContainText(name.split('\n')[0] ?? '');
  await dialog.getByRole('button', { name: 'Analyse again' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(accepted).getByText('New', { exact: true })).toHaveCount(0);
  await expect(row('sent').getByText('Sent to ATS')).toBeVisible();
});
