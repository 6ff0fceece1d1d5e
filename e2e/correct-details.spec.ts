import { makeCvPdf } from '../prisma/seed/make-cv-pdf';
import { waitUntilAnalysed } from './api/setup';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';

const lines = [
  'Nowak Marta Joanna',
  'marta.nowak@poczta.example, tel. 600 100 200',
  'Oczekiwania finansowe: 55 zł/h netto',
  'Java, Spring Boot, 8 lat doświadczenia',
];

test('a wrongly split name is corrected by the keyboard, outlives a new analysis, and is undone', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  const files = [{ name: 'marta.pdf', bytes: await makeCvPdf({ lines }) }];
  const { processId, candidateIds } = await createJudged(client, 'Poprawianie danych', files);
  await page.goto(`/processes/${processId}/candidates/${candidateIds[0]}?tab=summary`);
  await expect(page.getByText(/55\szł\/h netto \(ok. 9\s240\szł\/mies\., przeliczone\)/).first()).toBeVisible();

  const pencil = page.getByRole('button', { name: 'Popraw: Imię i nazwisko' });
  await pencil.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Popraw: Imię i nazwisko' });
  const read = await dialog.getByLabel('Imię', { exact: true }).inputValue();
  await dialog.getByLabel('Imię', { exact: true }).fill('Nowak');
  await dialog.getByLabel('Nazwisko', { exact: true }).fill('Marta Joanna');
  await dialog.getByRole('button', { name: 'imię: Marta Joanna, nazwisko: Nowak' }).click();
  await expect(dialog.getByLabel('Imię', { exact: true })).toHaveValue('Marta Joanna');
  await dialog.getByLabel('Imię', { exact: true }).fill('Marta Jolanta');
  await expectAccessible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(pencil).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Marta Jolanta Nowak' })).toBeVisible();
  await expect(page.getByText('poprawiono', { exact: true })).toBeVisible();

  const asked = page.waitForResponse(/\/reprocess/);
  await page.getByRole('button', { name: 'Analizuj ponownie' }).first().click();
  await asked;
  await waitUntilAnalysed(client, processId, 1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Marta Jolanta Nowak' })).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij poprawkę: Imię i nazwisko' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(read) })).toBeVisible();
  await expect(page.getByText('poprawiono', { exact: true })).toHaveCount(0);
});
