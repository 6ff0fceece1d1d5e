import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';

const cvOf = (name: string) =>
  makeCvPdf({
    lines: [
      name,
      'Programistka Java',
      'Doświadczenie',
      '03.2016 – obecnie Programistka, Firma Zawada',
      '• Java, Spring Boot',
    ],
  });

test('an administrator runs the fairness lab from start to report, and computes impact ratios that are kept nowhere', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const client = await signIn('ADMIN');
  const files = await Promise.all(
    ['Halina Miła', 'Olga Kalinowska'].map(async (name) => ({ name: `${name}.pdf`, bytes: await cvOf(name) })),
  );
  const { processId, candidateIds } = await createJudged(client, 'Bednarz / Bednarka', files);
  await setLocale('pl');
  await page.goto('/administration/fairness');
  await page.getByLabel('Proces').selectOption({ value: processId });
  await expect(page.getByText('Ocenia wbudowany silnik, bez kosztów.')).toBeVisible();
  await expect(page.getByText(/2 kandydatów, po 8 kopii: najwyżej 16 ocen/)).toBeVisible();
  await page.getByLabel('Liczba kandydatów').fill('3');
  await expect(page.getByText('Wpisz liczbę całkowitą od 1 do 2.')).toBeVisible();
  await page.getByLabel('Liczba kandydatów').fill('2');
  await expectAccessible();
  await page.getByRole('button', { name: 'Rozpocznij badanie' }).click();
  await page.waitForURL(`**/processes/${processId}/fairness/*`);
  const summary = page.getByRole('region', { name: 'Co zrobiono' });
  await expect(summary.getByText('Zgodnie z oczekiwaniem')).toBeVisible({ timeout: 30_000 });
  await expect(summary).toContainText('Zbadano 2 z 2; u nikogo nie ma różnic');
  await expect(page.getByRole('region', { name: 'Próby' })).toContainText('Inna osoba');
  await expectAccessible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Dane dla audytora: CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^fairness-inputs-.*\.csv$/);
  const impact = page.getByRole('region', { name: 'Wskaźniki wpływu' });
  await impact.getByRole('button', { name: 'Oblicz wskaźniki' }).click();
  await expect(impact.getByText('Wpisz co najmniej 10 znaków.')).toBeVisible();
  await impact.getByLabel(/Dlaczego potrzebne/).fill('Przegląd roczny, dane syntetyczne nie wystarczą.');
  const csv = `id,płeć\n${candidateIds[0]},K\n${candidateIds[1]},M\n`;
  await impact
    .getByLabel('Plik z kategoriami (CSV)')
    .setInputFiles({ name: 'kategorie.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await impact.getByRole('button', { name: 'Oblicz wskaźniki' }).click();
  await expect(impact.getByRole('status')).toContainText('Policzono 2 osoby');
  await expectAccessible();
  await page.reload();
  await expect(impact.getByRole('status')).toHaveCount(0);
});

test('a recruiter reaches the lab from the process, in English, and sees the runs of that process', async ({
  page,
  signIn,
  setLocale,
  fixtures,
  expectAccessible,
}) => {
  await signIn('RECRUITER');
  await setLocale('en');
  await page.goto(`/processes/${fixtures.judged.processId}?tab=information`);
  await page.getByRole('link', { name: 'Fairness lab' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fairness lab' })).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Report of the fairness lab' })).toBeVisible();
  await expect(page.getByText('Differences found')).toBeVisible();
  await expect(page.getByRole('link', { name: /Candidate no\./ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Impact ratios' })).toHaveCount(0);
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible();
});
