import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';

const story = [
  'Doświadczenie',
  '03.2016 – obecnie Tkaczka, Pracownia Osnowa, Łódź',
  '• tkaniny żakardowe na krosnach ręcznych i mechanicznych, wzory na zamówienie muzeów',
  '• nauka pięciu osób, zakup przędzy, wyceny, rozmowy z klientami z Polski i Niemiec',
  '09.2011 – 02.2016 Tkaczka, Spółdzielnia Wątek, Łódź',
  '• kilimy i gobeliny, konserwacja krosien, kontrola jakości',
];
const cvOf = (name: string, mail: string) => makeCvPdf({ lines: [name, mail, ...story] });

const texts = {
  pl: { title: 'Warto sprawdzić', text: /^Ten sam tekst CV/, mail: 'Ten sam e-mail: watek@poczta.example' },
  en: {
    title: 'Worth a look',
    text: /^The same text of the CV/,
    mail: 'The same e-mail address: watek@poczta.example',
  },
};

test('what two applications have in common stands side by side and can be filtered for', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  const { processId, candidateIds } = await createJudged(client, 'Tkacz / Tkaczka', [
    { name: 'a.pdf', bytes: await cvOf('Bronisława Osnowska', 'watek@poczta.example') },
    { name: 'b.pdf', bytes: await cvOf('Mirosława Krosno', 'watek@poczta.example') },
    { name: 'c.pdf', bytes: await makeCvPdf({ lines: ['Lucyna Przędza', 'Doświadczenie', 'Java od 2016 roku.'] }) },
  ]);
  for (const look of ['SAME_TEXT', 'SAME_CONTACT']) {
    await page.goto(`/processes/${processId}?look=${look}`);
    await expect(page.getByRole('link', { name: 'Bronisława Osnowska' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mirosława Krosno' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lucyna Przędza' })).toHaveCount(0);
  }
  await expectAccessible();

  for (const locale of ['pl', 'en'] as const) {
    const t = texts[locale];
    await setLocale(locale);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/processes/${processId}/candidates/${candidateIds[0]}?tab=summary`);
    const section = page.locator('section', { has: page.getByRole('heading', { name: t.title }) });
    await expect(section.getByText(t.text)).toBeVisible();
    await expect(section.getByText(t.mail)).toBeVisible();
    await expect(section.getByText('Mirosława Krosno').first()).toBeVisible();
    await expectAccessible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(section).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible();
    await section
      .getByRole('link', { name: /^(Kandydat|Candidate) \d$/ })
      .first()
      .click();
    await page.waitForURL((url) => !url.search.includes('tab=summary'));
    await page.goto(`${page.url().split('?')[0]}?tab=summary`);
    await expect(section.getByText('Bronisława Osnowska').first()).toBeVisible();
  }
});
