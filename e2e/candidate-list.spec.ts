import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { CandidateFilters, CandidateListItem } from '@/lib/domain/candidate-schemas';
import type { ApiClient } from '../tests/api-client';
import { search } from './api/setup';
import { expect, test } from './fixtures';
import { readCsv, readWorkbook } from './read-tables';
import { formulas, selectionPhrase } from './screens/fixtures';

const inBulk = ['NEW', 'SEEN', 'PROCESSING_OUTDATED'];

/** All that a search of the list finds, in its order. */
async function findAll(
  client: ApiClient,
  processId: string,
  filters: Partial<CandidateFilters>,
): Promise<CandidateListItem[]> {
  const query = 'pageSize=100&sortBy=MATCH&sortOrder=DESC';
  const { items, totalPages, searchId } = await search(client, processId, query, filters);
  for (let page = 2; page <= totalPages; page += 1) {
    const more = `${query}&newSearch=false&searchId=${searchId}&page=${page}`;
    items.push(...(await search(client, processId, more, filters)).items);
  }
  return items;
}

async function selectAll(page: Page, total: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await page.getByRole('button', { name: `Select all ${total} of this search` }).click();
  await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toContainText(`${total} selected`);
}

/** The candidates to whose pages the links lead. */
async function linkedCandidates(links: Locator): Promise<string[]> {
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return paths.map((path) => path.slice(path.lastIndexOf('/') + 1)).toSorted();
}

test('all 300 of a search are decided about and taken back, then analysed again but for those named before', async ({
  page,
  signIn,
  setLocale,
  fixtures,
  expectAccessible,
}) => {
  const processId = fixtures.review.selection;
  const { text: searchPhrase, found } = selectionPhrase;
  const client = await signIn('RECRUITER');
  await setLocale('en');
  const before = await findAll(client, processId, { searchPhrase });
  expect(before).toHaveLength(found);
  const onHold = async () => (await search(client, processId, '', { decisions: ['HOLD'] })).totalItems;

  await page.goto(`/processes/${processId}?q=${searchPhrase}`);
  await expect(page.getByText(`1–20 of ${found}`)).toBeVisible();
  await selectAll(page, found);
  await page.getByRole('toolbar').getByRole('button', { name: 'Hold' }).click();
  const decide = page.getByRole('dialog', { name: 'Hold' });
  await expect(decide).toContainText(`${found} candidates`);
  await decide.getByRole('textbox', { name: 'In your own words' }).fill('Until the budget is known');
  await expectAccessible();
  await decide.getByRole('button', { name: 'Hold' }).click();
  await expect(decide).toHaveCount(0);
  await expect(page.getByRole('grid').getByText('On hold')).toHaveCount(20);
  expect(await onHold()).toBe(found);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('grid').getByText('On hold')).toHaveCount(0);
  expect(await onHold()).toBe(0);

  const refused = before.filter(({ status }) => !inBulk.includes(status));
  expect(refused.length).toBeGreaterThan(3);
  await selectAll(page, found);
  await page.getByRole('button', { name: 'Analyse again' }).click();
  const preview = page.getByRole('alertdialog', { name: `Analyse ${found - refused.length} CVs again?` });
  await expect(preview).toContainText(`${refused.length} candidates will be left out`);
  expect(await linkedCandidates(preview.getByRole('link'))).toEqual(refused.map(({ id }) => id).toSorted());
  await expect(preview).toContainText('Analysis failed');
  await expectAccessible();
  const answered = page.waitForResponse((response) => response.url().endsWith('/reprocess-selected-candidates'));
  await preview.getByRole('button', { name: 'Analyse again' }).click();
  const answer = (await (await answered).json()) as { accepted: string[]; refused: { candidateId: string }[] };
  // What waits need not be done.
  await client.put(`/processes/${processId}/status`, { status: 'STOPPED' });
  const wanted = before.filter(({ status }) => inBulk.includes(status)).map(({ id }) => id);
  expect(answer.accepted.toSorted()).toEqual(wanted.toSorted());
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toHaveCount(0);

  const statusAfter = new Map((await findAll(client, processId, {})).map(({ id, status }) => [id, status]));
  for (const { id, status } of refused) expect(statusAfter.get(id)).toBe(status);
  for (const id of wanted) expect(['NEW', 'SEEN']).not.toContain(statusAfter.get(id));
});

test('what the filters find is exported as CSV and XLSX, in the list’s order and without a formula', async ({
  page,
  signIn,
  setLocale,
  fixtures,
}) => {
  const processId = fixtures.review.table;
  const client = await signIn('RECRUITER');
  await setLocale('en');
  const found = await findAll(client, processId, { statuses: ['NEW'] });
  expect(found.length).toBeGreaterThan(20);
  await page.goto(`/processes/${processId}?status=NEW`);
  await selectAll(page, found.length);
  const download = async (format: 'CSV' | 'XLSX'): Promise<Uint8Array> => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('radio', { name: format === 'CSV' ? 'CSV' : 'Excel (XLSX)' }).click();
    await page.getByRole('radio', { name: /^all/ }).click();
    await page.getByRole('button', { name: 'Save the file' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^.+ \\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`));
    return readFile(await file.path());
  };

  const numbers = found.map(({ ordinalNumber }) => String(ordinalNumber));
  const [csvHead = [], ...csv] = readCsv(await download('CSV'));
  expect(csv.map(([number]) => number)).toEqual(numbers);
  expect(new Set(csv.map((row) => row.length))).toEqual(new Set([csvHead.length]));
  expect(csv.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  const [head = [], ...rows] = readWorkbook(await download('XLSX'));
  expect(head.map(({ text }) => text)).toEqual(csvHead);
  expect(rows.map(([number]) => number)).toEqual(numbers.map((text) => ({ type: 'n', text })));
  for (const formula of formulas) {
    expect(csv.flat()).toContain(`'${formula}`);
    expect(rows.flat()).toContainEqual({ type: 'inlineStr', text: formula });
  }
  // The same cells, but for the mark of a text.
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual(
    csv.map((row) => row.map((cell) => (/^'(?:[=+\-@]|\d+-\d+$)/.test(cell) ? cell.slice(1) : cell))),
  );
});
