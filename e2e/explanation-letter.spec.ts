import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';

const lines = [
  'Jagoda Piaskowska',
  'Programistka Java',
  'Doświadczenie',
  '03.2016 – obecnie Programistka, Firma Zawada',
  '• Java, Spring Boot',
];

const texts = {
  pl: {
    more: 'Więcej',
    act: 'Wyjaśnienie dla kandydata…',
    pdf: 'PDF',
    docx: 'Word (DOCX)',
    txt: 'Tekst',
    opening: 'Początek',
    save: 'Pobierz',
    fixed: 'Kto zdecydował',
    own: 'Dzień dobry, dziękujemy za rozmowę o tym zgłoszeniu.',
    wrong: 'Zgłoszenie jest najlepsze ze wszystkich.',
    undecided: 'Żadna osoba nie podjęła jeszcze decyzji w sprawie tego zgłoszenia.',
    name: 'Wyjaśnienie oceny Jagoda Piaskowska',
  },
  en: {
    more: 'More',
    act: 'Explanation for the candidate…',
    pdf: 'PDF',
    docx: 'Word (DOCX)',
    txt: 'Text',
    opening: 'Beginning',
    save: 'Download',
    fixed: 'Who decided',
    own: 'Hello, thank you for asking about this application.',
    wrong: 'The application is better than all others.',
    undecided: 'No person has made a decision about this application yet.',
    name: 'Explanation of the assessment Jagoda Piaskowska',
  },
} as const;

for (const locale of ['pl', 'en'] as const) {
  const t = texts[locale];
  test(`a letter to a candidate is opened, edited and taken as PDF, DOCX and text (${locale})`, async ({
    page,
    signIn,
    setLocale,
    expectAccessible,
  }) => {
    const client = await signIn('RECRUITER');
    const files = [{ name: 'cv.pdf', bytes: await makeCvPdf({ lines }) }];
    const { processId, candidateIds } = await createJudged(client, 'Garncarz / Garncarka', files);
    await setLocale(locale);
    await page.goto(`/processes/${processId}/candidates/${candidateIds[0]}`);
    const dialog = page.getByRole('dialog');
    const open = async () => {
      await page.getByRole('button', { name: t.more, exact: true }).first().click();
      await page.getByRole('menuitem', { name: t.act }).click();
      await expect(dialog.getByLabel(t.opening)).toBeVisible();
    };
    const take = async (format: string) => {
      await dialog.getByRole('radio', { name: format }).click();
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: t.save }).click();
      const file = await download;
      expect(file.suggestedFilename()).toContain(t.name);
      return readFile(await file.path());
    };
    await open();
    await expectAccessible();
    // What nobody decided is told from the record and cannot be edited.
    await expect(dialog.getByText(t.undecided)).toBeVisible();
    await expect(dialog.getByLabel(t.fixed)).toHaveCount(0);
    await dialog.getByLabel(t.opening).fill(t.wrong);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByLabel(t.opening)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
    await dialog.getByLabel(t.opening).fill(t.own);

    const pdf = await extractText(await getDocumentProxy(new Uint8Array(await take(t.pdf))), { mergePages: true });
    expect(pdf.text.replaceAll(/\s+/g, ' ')).toContain(t.own);
    await open();
    await dialog.getByLabel(t.opening).fill(t.own);
    const docx = unzipSync(new Uint8Array(await take(t.docx)));
    expect(strFromU8(docx['word/document.xml'] ?? new Uint8Array())).toContain(t.undecided);
    await page.setViewportSize({ width: 390, height: 844 });
    await open();
    const wider = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(wider).toBeLessThanOrEqual(0);
    await expectAccessible();
    const text = (await take(t.txt)).toString('utf8');
    expect(text).toContain(t.undecided);
    expect(text).toContain('Spring Boot');
  });
}
