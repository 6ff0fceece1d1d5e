import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { fontBytes } from '@/prisma/seed/cvs/render/fonts';
import { collect } from '@/prisma/seed/cvs/render/collect';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { getCandidate, search } from './api/setup';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';

const person = {
  firstName: 'Świętosława',
  lastName: 'Kędzierzawska',
  email: 'swietka.kedzierzawska@poczta.example',
  phone: '601 777 123',
};
const name = `${person.firstName} ${person.lastName}`;
const lines = [
  name,
  'Data urodzenia: 14.05.1987',
  'Stan cywilny: mężatka, dwoje dzieci',
  'Obywatelstwo: ukraińskie',
  'ul. Bajkowa 73/4, 66-100 Sulechów',
  `tel. ${person.phone}, ${person.email}`,
  'Doświadczenie',
  '2016.03 – obecnie   Programistka Java, Kwarta Systemy, Kraków',
  'Usługi rozliczeń w Javie i Spring Boot, dane w PostgreSQL.',
  'Referencje',
  'Pan Zenobiusz Zmyślik, dyrektor, Kwarta Systemy',
];
/** What tells who it is, as it is written and as a search or a URL would write it. */
const secrets = [
  person.lastName,
  'Kedzierzawska',
  encodeURIComponent(person.lastName),
  person.firstName,
  'Swietoslawa',
  person.email,
  person.phone,
  '601777123',
  'Bajkowa 73',
  '14.05.1987',
  '1987-05-14',
  'Sulech',
  'mężatka',
  'dwoje dzieci',
  'ukraińskie',
  'Zenobiusz',
  'Zmyślik',
];

const found = (text: string): string[] => secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));

/** A CV with a photograph, and with the name in the file's properties. */
async function makeCvWithPhoto(): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', margin: 56, font: '', info: { Title: `CV ${name}`, Author: name } });
  const bytes = collect(doc);
  const photo = createCanvas(80, 100);
  const brush = photo.getContext('2d');
  brush.fillStyle = '#cc8866';
  brush.fillRect(0, 0, 80, 100);
  doc.registerFont('text', fontBytes('lato', 'regular')).font('text').fontSize(11);
  for (const line of lines) doc.text(line, { lineGap: 3 });
  doc.image(photo.toBuffer('image/png'), 440, 40);
  doc.end();
  return bytes;
}

interface SentBody {
  url: string;
  /** Of a PDF its text, properties and bytes. */
  text: string;
  images: number;
}

/** All that the server sends to the page from now on, but for scripts and styles; the list grows. */
async function recordBodies(page: Page): Promise<SentBody[]> {
  const bodies: SentBody[] = [];
  const isContent = ({ pathname }: URL) => !pathname.startsWith('/_next/static/');
  await page.route(isContent, async (route) => {
    try {
      const response = await route.fetch({ maxRedirects: 0 });
      bodies.push({ url: response.url(), ...(await readBody(await response.body())) });
      await route.fulfill({ response });
    } catch {
      // The page was left before the answer came.
      await route.abort().catch(() => undefined);
    }
  });
  return bodies;
}

async function readBody(bytes: Buffer): Promise<{ text: string; images: number }> {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return { text: bytes.toString('utf8'), images: 0 };
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  const images = (await extractImages(pdf, 1)).length;
  return { text: `${text}\n${JSON.stringify(await pdf.getMetadata())}\n${bytes.toString('latin1')}`, images };
}

test('a blind process tells nothing of who it is until a reason is given or the candidate is advanced', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const original = await makeCvWithPhoto();
  expect((await readBody(Buffer.from(original))).images).toBe(1);
  const files = [
    { name: `${person.lastName} CV.pdf`, bytes: original },
    { name: `${person.lastName} 2.pdf`, bytes: await makeCvPdf({ lines: [...lines, 'Języki: angielski C1'] }) },
  ];
  const { processId, candidateIds } = await createJudged(client, 'Sekretarz / Sekretarka', files);
  const [revealed = '', advanced = ''] = candidateIds;
  await client.put(`/processes/${processId}/blind-mode`, { blindMode: true });
  const bodies = await recordBodies(page);
  const expectNothing = async (where: string): Promise<void> => {
    expect(found(await page.content()), `${where}: the document`).toEqual([]);
    expect(found(await page.title()), `${where}: the title`).toEqual([]);
    expect(
      bodies.flatMap(({ url, text, images }) => [
        ...found(text).map((secret) => `${secret} in ${url}`),
        ...(images > 0 ? [`a picture in ${url}`] : []),
      ]),
      `${where}: what the server sent`,
    ).toEqual([]);
  };

  await test.step('the home page, the list and a search of a word of the CV', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Pulpit' })).toBeVisible();
    await page.goto(`/processes/${processId}?q=rozliczeń`);
    await expect(page.locator('tr[data-row-id]')).toHaveCount(2);
    await expect(
      page
        .getByRole('grid')
        .getByText(/rozliczeń/)
        .first(),
    ).toBeVisible();
    await expectNothing('the list');
  });
  await test.step('the candidate’s page with both tabs, its CV, and the CV alone', async () => {
    await page
      .getByRole('link', { name: /^Kandydat nr \d/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Kandydat nr \d/ })).toBeVisible();
    await expect(page.locator('canvas').first()).toBeVisible();
    await expect(page.getByText(/Usługi rozliczeń w Javie/).first()).toBeAttached();
    await page.getByRole('tab', { name: 'Podsumowanie kandydata' }).click();
    await expect(page.getByText('Co się działo')).toBeVisible();
    await page.goto(`/pdf?${new URLSearchParams({ processId, candidateId: revealed })}`);
    await expect(page.locator('canvas').first()).toBeVisible();
    const file = await client.send('GET', `/api/v1/processes/${processId}/candidates/${revealed}/cv`);
    const { text, images } = await readBody(Buffer.from(await file.arrayBuffer()));
    expect([found(text), found(file.headers.get('content-disposition') ?? ''), images]).toEqual([[], [], 0]);
    await expectNothing('the candidate’s page');
  });
  await test.step('a search for the name finds nobody', async () => {
    for (const searchPhrase of [person.lastName, person.email, '601777123']) {
      expect((await search(client, processId, '', { searchPhrase })).totalItems).toBe(0);
    }
  });

  await test.step('a reason reveals the candidate, and is kept', async () => {
    await page.goto(`/processes/${processId}/candidates/${revealed}?tab=summary`);
    await page.getByRole('button', { name: 'Odkryj dane' }).click();
    const dialog = page.getByRole('dialog', { name: 'Odkryj dane kandydata' });
    await dialog.getByRole('button', { name: 'Odkryj dane' }).click();
    await expect(dialog).toContainText('Pole jest wymagane');
    await expectAccessible();
    await dialog.getByRole('textbox').fill('Umawiam rozmowę');
    const cv = page.waitForResponse((response) => response.url().endsWith('/cv/pages'));
    await dialog.getByRole('button', { name: 'Odkryj dane' }).click();
    await cv;
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.getByRole('listitem').filter({ hasText: 'Odkryto dane kandydata' })).toContainText(
      'Umawiam rozmowę',
    );
    expect((await getCandidate(client, processId, advanced)).lastName).toBe(null);
  });
  await test.step('advancing shows who the other one is', async () => {
    await page.goto(`/processes/${processId}/candidates/${advanced}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Kandydat nr \d/ })).toBeVisible();
    // Drawn in the browser: from then on the page takes keys.
    await expect(page.locator('canvas').first()).toBeVisible();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Przekaż dalej' });
    const reason = dialog.getByRole('radio', { name: 'Decyzja podjęta, zaproszenie na rozmowę' });
    // The first field has the focus, and no reason is chosen beforehand.
    await expect(reason).toBeFocused();
    await expect(reason).not.toBeChecked();
    await page.keyboard.press('1');
    await expect(reason).toBeChecked();
    await expectAccessible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Tryb anonimowy.')).toHaveCount(0);
    // What was looked for above would have been found.
    const { lastName, email, phone } = person;
    const all = [lastName, email, phone, 'Bajkowa 73', '14.05.1987'];
    expect([...new Set(bodies.flatMap(({ text }) => found(text)))]).toEqual(expect.arrayContaining(all));
    expect(bodies.some(({ images }) => images > 0)).toBe(true);
  });
  await test.step('the history of the process tells both, and why the mode was switched off', async () => {
    await page.goto(`/processes/${processId}?tab=information`);
    await page.getByRole('switch', { name: 'Ukrywaj, kim są kandydaci' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wyłącz tryb anonimowy' });
    await expectAccessible();
    await dialog.getByRole('textbox').fill('Rozmowy zakończone');
    await dialog.getByRole('button', { name: 'Wyłącz i pokaż dane' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(`/processes/${processId}?tab=information&view=history`);
    for (const words of ['Umawiam rozmowę', 'Decyzja podjęta, zaproszenie na rozmowę', 'Rozmowy zakończone'])
      await expect(page.getByText(`Powód: ${words}`)).toBeVisible();
  });
});
