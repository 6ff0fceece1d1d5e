import { twoPeoplePdf } from '../tests/cv/two-people';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';

test('a file of two people becomes two candidates, and one again', async ({ page, signIn, setLocale }) => {
  const client = await signIn('RECRUITER');
  await setLocale('en');
  const { processId, candidateIds } = await createJudged(client, 'Two people in one file', [
    { name: 'applications.pdf', bytes: await twoPeoplePdf() },
  ]);
  await page.goto(`/processes/${processId}/candidates/${candidateIds[0]}?tab=summary`);
  await page.getByRole('button', { name: 'Split into two candidates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two people in one file' });
  await expect(dialog.getByLabel('Pages of this candidate')).toHaveValue('1');
  await expect(dialog.getByLabel('Pages of the second person')).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Split', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A file of two people' })).toBeVisible();
  await page.getByRole('link', { name: 'candidate 2', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Amelia Thornton' })).toBeVisible({ timeout: 60_000 });
  const viewer = page.getByRole('region', { name: 'The candidate’s CV' });
  await expect(viewer.locator('[data-page="2"]')).toBeVisible();
  await expect(viewer.locator('[data-page="1"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo the split' }).click();
  await expect(page).toHaveURL(new RegExp(`${candidateIds[0]}[?]tab=summary$`));
  await expect(page.getByText('Page 2: the CV of another person, Amelia Thornton')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Oliver Hartwell' })).toBeVisible();
});
