import type { Page } from '@playwright/test';
import type { ApiClient } from '../tests/api-client';
import { makeDocx, paragraph } from '../tests/cv/make-docx';
import { drawPdf, writeLines } from '../tests/cv/make-pdf';
import { scanPdf } from '../tests/cv/make-scan';
import { createActiveProcess, getCandidate, upload, waitUntilAnalysed } from './api/setup';
import { expect, test } from './fixtures';

const lines = [
  'Bożena Ćwik',
  'bozena.cwik@skrzynka.example, tel. 600 700 800',
  'Doświadczenie zawodowe',
  'od 2016.03 do 2025.11 Programistka Java, Wydumane Systemy, Gdańsk',
  'Spring Boot w usługach sieciowych, dane w PostgreSQL',
  'Wykształcenie: Politechnika Zmyślona, informatyka, magister inżynier',
  'Języki: angielski, poziom C1, oraz niemiecki, poziom B1',
  'Zainteresowania: szachy, żeglarstwo, PostgreSQL po godzinach',
];
/** Of the scan's picture, as `scanPicture` draws it: where a line's letters stand, in fractions of the page. */
const heightOfLine = (index: number): number => (80 + 22 * index - 4) / 842;

const reading = { timeout: 60_000 };

async function addCandidate(client: ApiClient, process: string, name: string, bytes: Uint8Array) {
  const { id: processId } = await createActiveProcess(client, process);
  const { body } = await upload(client, processId, [{ name, bytes }]);
  expect(body.rejected).toEqual([]);
  // A page is recognised within seconds, on a busy machine within a minute or two.
  const { items } = await waitUntilAnalysed(client, processId, 1, 150);
  const candidateId = items[0]?.id ?? '';
  return { processId, candidateId, path: `/processes/${processId}/candidates/${candidateId}` };
}

const waitForPages = (page: Page) => expect(page.locator('canvas').first()).toBeVisible(reading);
const shownMark = (page: Page) => page.locator('[data-evidence-id][aria-selected="true"]');
const currentHit = (page: Page) => page.locator('[data-hit=current]');

/** The middle of a mark, in fractions of its page as it is seen. */
async function placeOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  return page.evaluate((query) => {
    const mark = document.querySelector(query);
    const sheet = mark?.closest('[data-page]')?.getBoundingClientRect();
    const box = mark?.getBoundingClientRect();
    if (!sheet || !box) throw new Error(`${query} is not on a page`);
    return {
      x: (box.left + box.width / 2 - sheet.left) / sheet.width,
      y: (box.top + box.height / 2 - sheet.top) / sheet.height,
    };
  }, selector);
}

/** How many quotes are seen. */
const seenQuotes = (page: Page) =>
  page.locator('[role=option][data-evidence-id]').evaluateAll((marks) => {
    return marks.filter((mark) => getComputedStyle(mark).opacity !== '0').length;
  });

test('a scan is read: its quotes are highlighted where they stand, it is searched by keyboard and turned', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  test.setTimeout(300_000);
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const { path } = await addCandidate(client, 'Introligator', 'skan.pdf', await scanPdf(lines));
  await page.goto(path);
  await waitForPages(page);

  expect(await seenQuotes(page)).toBe(0);
  await page.getByRole('button', { name: 'Pokaż wszystkie uzasadnienia' }).click();
  await page
    .getByRole('button', { name: /Spring Boot/ })
    .first()
    .click();
  await expect(shownMark(page)).toBeVisible();
  expect((await placeOf(page, '[aria-selected=true][data-evidence-id]')).y).toBeCloseTo(heightOfLine(4), 2);
  const ofOne = await seenQuotes(page);
  await page.keyboard.press('a');
  await expect.poll(() => seenQuotes(page)).toBeGreaterThan(ofOne);
  await page.reload();
  await waitForPages(page);
  await expect.poll(() => seenQuotes(page), 'the choice is remembered').toBeGreaterThan(ofOne);
  await expectAccessible();

  await page.keyboard.press('/');
  await page.keyboard.type('POSTGRE');
  const status = page.getByRole('search').last().getByRole('status');
  await expect(status).toHaveText(/1\sz\s2/);
  await expect(currentHit(page)).toBeVisible();
  expect((await placeOf(page, '[data-hit=current]')).y).toBeCloseTo(heightOfLine(4), 2);
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/2\sz\s2/);
  expect((await placeOf(page, '[data-hit=current]')).y).toBeCloseTo(heightOfLine(7), 2);
  await page.keyboard.press('Shift+Enter');
  await expect(status).toHaveText(/1\sz\s2/);
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Szukaj w CV' }).fill('zeglarstwo');
  await expect(status).toHaveText(/1\sz\s1/);
  const before = await placeOf(page, '[data-hit=current]');
  await page.keyboard.press('Escape');
  await expect(currentHit(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'CV kandydata' })).toBeFocused();

  await page.keyboard.press('o');
  await page.keyboard.press('/');
  await expect(currentHit(page)).toBeVisible();
  const turned = await placeOf(page, '[data-hit=current]');
  expect(turned.x).toBeCloseTo(1 - before.y, 1);
  expect(turned.y).toBeCloseTo(before.x, 1);
});

test('an unreadable CV ends in a screen that says what to do, and the text pasted there is judged', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  test.setTimeout(300_000);
  const client = await signIn('RECRUITER');
  await setLocale('en');
  const blurred = await scanPdf([...lines, ...lines, ...lines], { isBlurred: true });
  const { processId, candidateId, path } = await addCandidate(client, 'Bookbinder', 'blurred.pdf', blurred);
  await page.goto(path);
  await waitForPages(page);
  await expect(page.getByText('The CV could not be read')).toBeVisible();
  expect(await getCandidate(client, processId, candidateId)).toMatchObject({ matchScore: null, analysis: null });
  await expect(page.getByRole('button', { name: 'Add another file' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for another file' })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible();
  await page.keyboard.press('/');
  await expect(page.getByRole('search').last()).toContainText(/cannot be searched/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Paste the text of the CV' }).click();
  await page.getByRole('textbox', { name: 'Text of the CV' }).fill(lines.join('\n'));
  await expectAccessible();
  await page.getByRole('button', { name: 'Analyse this text' }).click();
  await page.getByRole('button', { name: 'Show all reasons' }).click({ timeout: 90_000 });
  const quote = page.getByRole('button', { name: /Spring Boot/ }).first();
  await quote.click();
  await expect(shownMark(page)).toBeVisible(reading);
  await page.getByRole('tab', { name: 'Candidate summary' }).click();
  await expect(page.getByText(/typed/i).first()).toBeVisible();
});

test('a DOCX is shown as pages with highlights, and searched full-screen', async ({
  page,
  context,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const client = await signIn('RECRUITER');
  await setLocale('en');
  const docx = makeDocx(lines.map((line) => paragraph(line)).join(''));
  const { path } = await addCandidate(client, 'Typesetter', 'Bożena Ćwik.docx', docx);
  await page.goto(path);
  await waitForPages(page);
  await page.getByRole('button', { name: 'Show all reasons' }).click();
  await page
    .getByRole('button', { name: /PostgreSQL/ })
    .first()
    .click();
  await expect(shownMark(page)).toBeInViewport();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByRole('region', { name: 'CV' })).toContainText('Find in the CV');
  await page.keyboard.press('Escape');
  await expectAccessible();

  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open full-screen' }).click(),
  ]);
  await waitForPages(opened);
  await opened.keyboard.press('/');
  await opened.keyboard.type('gdansk');
  await expect(currentHit(opened)).toBeInViewport();
  await opened.keyboard.press('Escape');
  await opened.keyboard.press('?');
  await expect(opened.getByRole('dialog')).toContainText('Find in the CV');
});

test('on a phone, pages are found by their thumbnails and text by the search, within the width of the screen', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const cv = await drawPdf((pdf) => {
    writeLines(pdf, lines, 60, 60);
    writeLines(pdf.addPage(), ['Załącznik: kurs pierwszej pomocy'], 60, 60);
  });
  const { path } = await addCandidate(client, 'Zecer', 'dwie strony.pdf', cv);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(path);
  await page.getByRole('button', { name: 'CV', exact: true }).click();
  await waitForPages(page);
  await page.getByRole('button', { name: 'Miniatury stron' }).click();
  await page.getByRole('navigation', { name: 'Miniatury stron' }).getByRole('button', { name: 'Strona 2' }).click();
  await expect(page.locator('[data-page="2"]')).toBeInViewport();
  await expect(page.getByText(/strona\s2\sz\s2/)).toBeVisible();
  await page.getByRole('button', { name: 'Szukaj w CV' }).click();
  await page.keyboard.type('pierwszej pomocy');
  await expect(currentHit(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible();
});

test('in a blind process what is hidden is not found, nor sent', async ({ page, signIn, setLocale }) => {
  test.setTimeout(240_000);
  const client = await signIn('RECRUITER');
  await setLocale('en');
  const cv = await drawPdf((pdf) => writeLines(pdf, lines, 60, 60));
  const { processId, path } = await addCandidate(client, 'Engraver', 'Bożena Ćwik.pdf', cv);
  expect((await client.put(`/processes/${processId}/blind-mode`, { blindMode: true })).status).toBe(200);
  const answers: Promise<string>[] = [];
  page.on('response', (response) => void (/\/cv\/text$/.test(response.url()) && answers.push(response.text())));
  await page.goto(path);
  await waitForPages(page);
  await page.keyboard.press('/');
  await page.keyboard.type('spring');
  await expect(currentHit(page)).toBeVisible();
  for (const hidden of ['Ćwik', '600 700', 'skrzynka']) {
    await page.getByRole('textbox', { name: 'Find in the CV' }).fill(hidden);
    await expect(page.getByRole('search').last().getByRole('status')).toHaveText('Not found');
  }
  const [text = ''] = await Promise.all(answers);
  expect(text).toContain('PostgreSQL');
  for (const hidden of ['Ćwik', '600 700', 'skrzynka']) expect(text).not.toContain(hidden);
});
