import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readCv } from '@/tests/cv/read-cv';
import { expect, test } from './fixtures';

test('an administrator makes the file of a process from the process itself, and proves it; a changed one is found', async ({
  page,
  signIn,
  setLocale,
  fixtures,
  expectAccessible,
}, testInfo) => {
  await signIn('ADMIN');
  await setLocale('pl');
  await page.goto(`/processes/${fixtures.judged.processId}?tab=information`);
  await page.getByRole('link', { name: 'Plik dla audytora' }).click();
  await expect(page.getByLabel('Czego dotyczy')).toHaveValue(fixtures.judged.processId);
  await expectAccessible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Utwórz PDF' }).click();
  const path = testInfo.outputPath('plik.pdf');
  await (await download).saveAs(path);
  const bytes = await readFile(path);
  const text = (await readCv(bytes)).pages.map((one) => one.text).join(' ');
  expect(text).toContain('Do uzupełnienia');
  const made = page.getByRole('region', { name: 'Utworzone pliki' }).getByRole('listitem').first();
  await expect(made).toContainText('PDF, polski');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await expect(made.getByRole('textbox')).toHaveValue(sha256);

  const check = page.getByRole('region', { name: 'Sprawdź plik' });
  await check.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(check.getByText('Skrót to 64 znaki')).toBeVisible();
  await check.getByLabel('Plik', { exact: true }).setInputFiles(path);
  await expect(check.getByLabel('Skrót SHA-256')).toHaveValue(sha256);
  await check.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(check.getByRole('status')).toContainText('nic w nim nie zmieniono');
  const buffer = Buffer.concat([bytes, Buffer.from(' ')]);
  await check
    .getByLabel('Plik', { exact: true })
    .setInputFiles({ name: 'plik.pdf', mimeType: 'application/pdf', buffer });
  await expect(check.getByLabel('Skrót SHA-256')).not.toHaveValue(sha256);
  await check.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(check.getByRole('status')).toContainText('albo go zmieniono');
  await expectAccessible();
});
