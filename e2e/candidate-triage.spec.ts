import type { Page } from '@playwright/test';
import type { CandidateDto, CandidateListItem } from '@/lib/domain/candidate-schemas';
import type { ApiClient } from '../tests/api-client';
import { getCandidate, search } from './api/setup';
import { expect, test } from './fixtures';
import { tabTo, tabToElement } from './keyboard';
import { reviewProcesses } from './screens/fixtures';

const nameOf = ({ firstName, lastName }: Pick<CandidateListItem, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
const chosenDecision = (page: Page) =>
  page.getByRole('group', { name: 'Decyzja' }).getByRole('button', { pressed: true });

/** The candidate's page is there, at this place of the queue and without a decision. */
async function expectUndecided(page: Page, name: string, position: string): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Kandydaci w wyszukiwaniu' })).toContainText(position);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Decyzja' })).toBeVisible();
  await expect(chosenDecision(page)).toHaveCount(0);
}

/** Chooses the second reason and writes a note. */
async function reject(page: Page, note: string, check: () => Promise<void>): Promise<void> {
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Odrzuć' });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await check();
  await tabToElement(page, dialog.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(note);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Corrects the verdict on the first criterion, looks at the score, and takes the correction back. */
async function correctAndUndo(page: Page, before: CandidateDto, read: () => Promise<CandidateDto>): Promise<void> {
  await tabTo(page, /^Popraw ocenę$/);
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Popraw ocenę kryterium' });
  await expect(dialog).toBeVisible();
  await tabToElement(page, dialog.getByRole('textbox'));
  await page.keyboard.type('Powiedział o tym w rozmowie.');
  await tabTo(page, /^Zapisz ocenę$/);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const corrected = await read();
  expect(corrected.matchScore).not.toBe(before.matchScore);
  await expect(page.locator('[data-banner=success]')).toContainText(`Dopasowanie: ${corrected.matchScore} na 100`);
  await expect(page.getByText('Assistant ocenił:')).toBeVisible();
  await tabTo(page, /^Cofnij poprawkę$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Assistant ocenił:')).toHaveCount(0);
  expect((await read()).matchScore).toBe(before.matchScore);
}

async function decisionsOf(client: ApiClient, processId: string): Promise<Map<string, CandidateListItem['decision']>> {
  const { items } = await search(client, processId, 'pageSize=50');
  return new Map(items.map(({ id, decision }) => [id, decision]));
}

test('fifteen candidates are decided about from the home page’s queue by keyboard only, and it ends there', async ({
  page,
  signIn,
  setLocale,
  fixtures,
  expectAccessible,
}) => {
  const processId = fixtures.review.triage;
  const { name: processName, count } = reviewProcesses.triage;
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const { items } = await search(client, processId, 'pageSize=50&sortBy=MATCH&sortOrder=DESC');
  expect(items).toHaveLength(count);
  await page.goto('/');
  const entries = await page.evaluate(() => window.history.length);
  await tabTo(page, new RegExp(`^Przeglądaj: ${processName}`));
  await page.keyboard.press('Enter');

  const kinds = ['ADVANCE', 'HOLD', 'REJECT'] as const;
  const expected = new Map(items.map(({ id }, index) => [id, kinds[index % 3]]));
  for (const [index, item] of items.entries()) {
    const kind = kinds[index % 3];
    await expectUndecided(page, nameOf(item), `${index + 1} z ${count}`);
    if (index === 3) {
      const read = () => getCandidate(client, processId, item.id);
      await correctAndUndo(page, await read(), read);
    }
    if (index === 4) {
      // By mistake.
      await page.keyboard.press('s');
      await expectUndecided(page, nameOf(items[5] ?? item), `6 z ${count}`);
      await page.keyboard.press('Control+z');
      await expectUndecided(page, nameOf(item), `5 z ${count}`);
    }
    if (kind === 'REJECT') await reject(page, `Uwaga ${index}`, index === 2 ? expectAccessible : async () => {});
    else await page.keyboard.press(kind === 'ADVANCE' ? 's' : 'h');
  }

  await expect(page.getByRole('status').filter({ hasText: /O\swszystkich\skandydatach/ })).toBeVisible();
  await expectAccessible();
  const made = await decisionsOf(client, processId);
  for (const [id, kind] of expected) expect(made.get(id)?.decision).toBe(kind);
  const rejected = [...made.values()].filter((decision) => decision?.decision === 'REJECT');
  expect(rejected.map((decision) => decision?.reason === null)).toEqual(Array(count / 3).fill(false));
  expect(rejected.map((decision) => decision?.note).toSorted()).toEqual(
    items.flatMap((_item, index) => (index % 3 === 2 ? [`Uwaga ${index}`] : [])).toSorted(),
  );

  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Pulpit' })).toBeVisible();
  await expect(page.getByRole('region', { name: processName })).toHaveCount(0);
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
});
