import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { accountOf, testPassword } from '../tests/accounts';
import { dropFiles } from './drop-files';
import { expect, test } from './fixtures';
import { requirementField, startProcess } from './process-wizard';

const requirements = [
  'Co najmniej 5 lat doświadczenia w Javie',
  'Spring Boot',
  'PostgreSQL',
  'Język angielski B2',
  'Prawo jazdy kat. B',
];

const strong = [
  'Łucja Wiśniewska',
  'Starsza programistka Java',
  'Doświadczenie',
  '03.2015 – obecnie   Programistka Java, Kwarta Systemy, Kraków',
  'Usługi w Javie i Spring Boot, dane w PostgreSQL.',
  'Języki: angielski C1',
  'Prawo jazdy kat. B',
];
const weak = ['Borys Lewy', 'Doświadczenie', '2023 – 2025 Sprzedawca, Sklep Narożny', 'Obsługa kasy i klientów.'];

test('from sign-in to a judged candidate: create, drop three CVs, watch, open, quote, rate, sign out', async ({
  page,
  api,
  expectAccessible,
}) => {
  // Signing in restores the account's language, which other tests change.
  await (await api('RECRUITER')).put('/users/me/locale', { locale: 'pl' });
  await page.goto('/');
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expectAccessible();
  await page.getByLabel('E-mail').fill(accountOf('RECRUITER'));
  await page.getByLabel('Hasło', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.getByRole('link', { name: 'Procesy' }).first().click();

  await page.getByRole('link', { name: 'Nowy proces' }).first().click();
  const dialog = await startProcess(page, 'Programistka/Programista Java');
  for (const text of requirements) {
    await requirementField(dialog).fill(text);
    await page.keyboard.press('Enter');
  }
  await expect(dialog.getByRole('textbox', { name: /^Wymaganie \d/ })).toHaveCount(5);
  await dialog.getByRole('group', { name: 'Czy wymaganie 5 jest konieczne' }).getByText('Mile widziane').click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Utwórz i aktywuj' }).click();
  await expect(page).toHaveURL(/\/processes\/[0-9a-f-]{36}$/);

  const good = await makeCvPdf({ lines: strong });
  await dropFiles(page, [
    { name: 'lucja.pdf', bytes: good },
    { name: 'uszkodzone.pdf', bytes: good.slice(0, 900) },
    { name: 'borys.pdf', bytes: await makeCvPdf({ lines: weak }) },
  ]);
  await expect(page.getByText(/^Plik jest uszkodzony/)).toBeVisible();
  const best = page.getByRole('row', { name: /Łucja Wiśniewska/ });
  await expect(best).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('row', { name: /Borys Lewy/ })).toBeVisible({ timeout: 30_000 });
  await expect(best).toContainText('100');
  await expectAccessible();

  await best.getByRole('link', { name: /Łucja Wiśniewska/ }).click();
  await expect(page.getByRole('heading', { name: 'Łucja Wiśniewska' })).toBeVisible();
  await page.getByRole('button', { name: 'Pokaż wszystkie uzasadnienia' }).click();
  const quote = page.getByRole('button', { name: /Spring Boot, dane w PostgreSQL|Spring Boot/ }).first();
  await quote.click();
  await expect(quote).toHaveAttribute('aria-pressed', 'true');
  const mark = page.locator('[data-evidence-id][aria-selected="true"]').first();
  await expect(mark).toBeVisible();
  await expect(mark).toBeInViewport();
  await expectAccessible();

  await page.getByRole('radio', { name: '4 – dobre' }).click();
  await expect(page.getByRole('radio', { name: '4 – dobre' })).toBeChecked();
  await expect(page.getByText('Oceniono: ')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '4 – dobre' })).toBeChecked();
  await expect(page.getByRole('radiogroup', { name: /ocena rekrutera/ })).toBeVisible();

  await page.getByRole('button', { name: 'Wyloguj' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.goto('/processes');
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fprocesses$/);
});
