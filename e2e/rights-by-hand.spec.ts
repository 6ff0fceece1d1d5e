import type { PrivacyDto } from '@/lib/person-rights/person-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';

test('a letter is recorded and answered, and the pay range told to one, to many and by the page', async ({
  page,
  browser,
  baseURL,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const client = await signIn('ADMIN');
  await setLocale('pl');
  const cvs = await Promise.all(
    ['Bogna Zdrojewska', 'Iwo Marzec'].map(async (name) => {
      const lines = [name, 'Doświadczenie', 'Java i Spring Boot od 2016.03 do 2025.11'];
      return { name: `${name}.pdf`, bytes: await makeCvPdf({ lines }) };
    }),
  );
  const { processId, candidateIds } = await createJudged(client, 'Prawa zapisane ręcznie', cvs);
  const [first = '', second = ''] = candidateIds;
  const privacyOf = async (id: string) =>
    (await client.get<PrivacyDto>(`/processes/${processId}/candidates/${id}/privacy`)).body;

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/processes/${processId}/candidates/${first}?tab=summary`);
  await page.getByRole('button', { name: 'Zapisz żądanie kandydata' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Jak przyszło').selectOption('PHONE');
  await dialog.getByLabel('Słowa kandydata').fill('Proszę o kopię danych');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Zapisz żądanie' }).click();
  await expect(page.getByText('Proszę o kopię danych')).toBeVisible();
  await page.getByRole('button', { name: /^Odpowiedz: Dostęp do danych/ }).click();
  await dialog.getByLabel('Odpowiedź').fill('Wysłano kopię pocztą.');
  await dialog.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(page.getByText('Wysłano kopię pocztą.')).toBeVisible();

  await page.getByRole('button', { name: 'Zmień: Zakres wynagrodzenia' }).click();
  await dialog.getByLabel('Podany zakres').fill('9000–12 000 zł brutto miesięcznie');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText(/^9000–12 000 zł brutto miesięcznie · wersja 1/)).toBeVisible();
  await page.getByRole('button', { name: /^Wycofaj wpis: 9000/ }).click();
  await expectAccessible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wycofaj wpis' }).click();
  await expect(page.getByText(/wycofano \d/)).toBeVisible();
  expect((await privacyOf(first)).payRangeNotices).toMatchObject([{ version: 1, withdrawnAt: expect.any(String) }]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/processes/${processId}`);
  await page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }).click();
  await page.getByRole('button', { name: 'Zakres wynagrodzenia' }).click();
  await expect(dialog.getByLabel('Podany zakres')).toHaveValue('9000–12 000 zł brutto miesięcznie');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisano przy 2 kandydatach.')).toBeVisible();
  expect((await privacyOf(first)).payRangeNotices).toHaveLength(2);
  expect((await privacyOf(second)).payRangeNotices).toMatchObject([{ version: 1, way: 'ADVERT' }]);

  const made = await client.post<{ link: string }>(`/processes/${processId}/candidates/${second}/privacy/link`, {
    mail: false,
  });
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'locale', value: 'pl', url: baseURL ?? '' }]);
  const own = await context.newPage();
  await own.goto(`/candidate-page#${made.body.link.split('#')[1] ?? ''}`);
  await expect(own.getByText('9000–12 000 zł brutto miesięcznie')).toBeVisible();
  await context.close();
});
