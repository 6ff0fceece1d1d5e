import type { Locator, Page } from '@playwright/test';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import type { ApiClient } from '../tests/api-client';
import { search } from './api/setup';
import { expect, test } from './fixtures';

const row = (page: Page, { id }: CandidateListItem): Locator => page.locator(`tr[data-row-id="${id}"]`);

const heading = (page: Page, { firstName, lastName }: CandidateListItem): Locator =>
  page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` });

async function expectFocusOn(page: Page, candidate: CandidateListItem): Promise<void> {
  await expect(row(page, candidate)).toBeFocused();
  await expect(row(page, candidate)).toBeInViewport();
}

/** Opens the list in the order of numbers, and returns its candidates. */
async function openList(page: Page, client: ApiClient, processId: string): Promise<CandidateListItem[]> {
  const query = 'pageSize=50&sortBy=ORDINAL_NUMBER&sortOrder=ASC';
  const { items } = await search(client, processId, query);
  await page.goto(`/processes/${processId}?${query}`);
  return items;
}

/** The first step into the list; a press before the list takes input is lost. */
async function enterList(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.closest('tbody') !== null)).toBe(true);
  }).toPass();
}

test('the list is worked through from its load without a single Tab', async ({ page, signIn, setLocale, fixtures }) => {
  const processId = fixtures.review.keys;
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const read = async () => (await search(client, processId, 'pageSize=50&sortBy=MATCH&sortOrder=DESC')).items;
  const items = await read();
  const [first, second, third, fourth] = items;
  if (!first || !second || !third || !fourth) throw new Error('The process has no candidates');
  const decisionOf = async ({ id }: CandidateListItem) => (await read()).find((one) => one.id === id)?.decision ?? null;
  await page.goto(`/processes/${processId}?pageSize=50`);
  const press = (key: string) => page.keyboard.press(key);

  await test.step('arrows, J and K move, X selects and Esc clears', async () => {
    await enterList(page);
    await expectFocusOn(page, first);
    for (const [key, candidate] of [
      ['j', second],
      ['ArrowDown', third],
      ['k', second],
      ['ArrowUp', first],
    ] as const) {
      await press(key);
      await expectFocusOn(page, candidate);
    }
    const toolbar = page.getByRole('toolbar', { name: 'Działania na zaznaczonych' });
    await press('x');
    await expect(toolbar).toContainText('Zaznaczono: 1');
    await press('Escape');
    await expect(toolbar).toHaveCount(0);
    await expectFocusOn(page, first);
  });

  await test.step('stars, and a decision that goes on to the next undecided row', async () => {
    await press('4');
    await expect(page.locator('[data-banner=success]')).toContainText('Oceniono: 4 gwiazdki');
    await press('s');
    await expectFocusOn(page, second);
    await expect(row(page, first)).toContainText('Przekazano dalej');
    await press('h');
    await expectFocusOn(page, third);
    await press('d');
    const dialog = page.getByRole('dialog', { name: 'Odrzuć' });
    await dialog.getByRole('textbox').press('Enter');
    await expect(dialog).toHaveCount(0);
    await expectFocusOn(page, fourth);
    expect((await decisionOf(third))?.decision).toBe('REJECT');
    await press('Control+z');
    await expectFocusOn(page, third);
    await expect.poll(() => decisionOf(third)).toBe(null);
    const [rated] = (await read()).filter(({ id }) => id === first.id);
    expect(rated).toMatchObject({ rate: 4, rateSource: 'RECRUITER', decision: { decision: 'ADVANCE' } });
  });

  await test.step('R asks for an analysis of the row', async () => {
    const asked = page.waitForResponse((response) => response.url().endsWith(`/candidates/${third.id}/reprocess`));
    await press('r');
    expect((await asked).ok()).toBe(true);
  });
});

test('Enter opens a row, the keys work there after a click on a tab, and Esc and Back lead to the same place', async ({
  page,
  signIn,
  setLocale,
  fixtures,
}) => {
  const client = await signIn('RECRUITER');
  await setLocale('en');
  const [from, next] = (await openList(page, client, fixtures.review.keys)).slice(34, 36);
  if (!from || !next) throw new Error('The process has too few candidates');
  const address = page.url();
  const entries = await page.evaluate(() => window.history.length);
  await enterList(page);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('PageDown');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await expectFocusOn(page, from);
    await page.keyboard.press('Enter');
    await expect(heading(page, from)).toBeVisible();
    await page.getByRole('tab', { name: 'Candidate summary' }).click();
    await page.keyboard.press('j');
    await expect(heading(page, next)).toBeVisible();
    await page.getByRole('tab', { name: 'Matching results' }).click();
    await page.keyboard.press('2');
    await expect(page.getByRole('radio', { name: /^2/ })).toBeChecked();
    await page.keyboard.press('k');
    await expect(heading(page, from)).toBeVisible();
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
    await leave();
    await expect(page).toHaveURL(address);
  }
  await expectFocusOn(page, from);
});

test('a key pressed before the next candidate is known leads there all the same', async ({
  page,
  signIn,
  setLocale,
  fixtures,
}) => {
  const client = await signIn('RECRUITER');
  await setLocale('en');
  const [first, second] = await openList(page, client, fixtures.review.keys);
  if (!first || !second) throw new Error('The process has no candidates');
  await enterList(page);
  await expectFocusOn(page, first);
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/next\?/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(heading(page, first)).toBeVisible();
  await page.keyboard.press('j');
  answer();
  await expect(heading(page, second)).toBeVisible();
});
