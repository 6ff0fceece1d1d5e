import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { Page } from '@playwright/test';
import type { DecisionReasons } from '@/lib/domain/candidate-review-schemas';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import type { ApiClient } from '../tests/api-client';
import { search } from './api/setup';
import { expect, test } from './fixtures';
import { isModelled, pressInModel, type KeyModel } from './key-model';

/** `KEY_SEQUENCES=200 npx playwright test random-keys` presses more, `KEY_SEED` others. */
const sequences = Number(process.env.KEY_SEQUENCES ?? 4);
const seed = Number(process.env.KEY_SEED ?? 1);
const pressed = fc.record({
  key: fc.constantFrom(
    ...['j', 'j', 'j', 'k', 's', 'h', 'd', 'd', 'd', 'c', '1', '2', '4', 'Enter', 'Enter', 'Escape'],
    ...['Shift+Tab', 'ArrowDown', 'ArrowUp', ' ', 'Control+z'],
  ),
  pause: fc.integer({ min: 10, max: 400 }),
});

interface Scene {
  page: Page;
  client: ApiClient;
  processId: string;
}

const order = 'pageSize=50&sortBy=ORDINAL_NUMBER&sortOrder=ASC';
const read = async ({ client, processId }: Scene) => search(client, processId, order);

const stateOf = (items: readonly CandidateListItem[]) => ({
  decisions: items.map(
    ({ decision }) => decision && { decision: decision.decision, reasonId: decision.reason?.reasonId ?? null },
  ),
  rates: items.map(({ rate }) => rate),
});

/** Nobody is decided about any more, and the page is open so that so many are left, the present one with them. */
async function begin(scene: Scene, before: KeyModel | null, left: number): Promise<KeyModel> {
  const { page, client, processId } = scene;
  for (const { id, decision } of (await read(scene)).items)
    for (let made = decision; made;) {
      const path = `/processes/${processId}/candidates/${id}/decision?decisionId=${made.decisionId}`;
      made = (await client.delete<CandidateListItem>(path)).body.decision;
    }
  const { items, searchId } = await read(scene);
  const reasons = (await client.get<DecisionReasons>('/decision-reasons')).body;
  await page.goto(
    `/processes/${processId}/candidates/${items.at(-left)?.id}?searchId=${searchId}&position=${items.length - left + 1}`,
  );
  await expect(page.getByRole('group', { name: 'Decision' })).toBeVisible();
  const offered = reasons.items.flatMap(({ decision, reasonId }) => (decision === 'REJECT' ? [reasonId] : []));
  return {
    index: items.length - left,
    isEnded: false,
    ...stateOf(items),
    made: [],
    lastReason: before?.lastReason,
    dialog: null,
    reasons: [...offered, null],
  };
}

/** The page, the database and the model agree, also a moment later. */
async function expectAsModelled(scene: Scene, model: KeyModel, names: readonly string[], trail: string): Promise<void> {
  const { page } = scene;
  const expected = {
    decisions: model.decisions,
    rates: model.rates,
    name: names[model.index],
    dialog: model.dialog === null ? 0 : 1,
  };
  const found = async () => ({
    ...stateOf((await read(scene)).items),
    name: await page.locator('h1').textContent(),
    dialog: await page.getByRole('dialog').count(),
  });
  await expect.poll(found, { message: trail, timeout: 10_000 }).toEqual(expected);
  await page.waitForTimeout(150);
  expect(await found(), trail).toEqual(expected);
}

test('random keys, however fast, leave the page and the decisions as a model of the page says', async ({
  page,
  signIn,
  setLocale,
  fixtures,
}) => {
  test.setTimeout(60_000 + sequences * 8_000);
  const scene = { page, client: await signIn('RECRUITER'), processId: fixtures.review.randomKeys };
  await setLocale('en');
  const names = (await read(scene)).items.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  let model: KeyModel | null = null;
  const all = fc.sample(fc.array(pressed, { minLength: 8, maxLength: 14 }), { seed, numRuns: sequences });
  for (const [number, keys] of all.entries()) {
    // The end of the list comes at once, soon, or late.
    if (model === null || model.isEnded) model = await begin(scene, model, [names.length, 2, 1][number % 3] ?? 1);
    let trail = `seed ${seed}, sequence ${number}, from candidate ${model.index + 1}:`;
    for (const { key, pause } of [...keys, { key: 'Escape', pause: 10 }]) {
      if (!isModelled(model, key)) continue;
      await page.keyboard.press(key);
      model = pressInModel(model, key);
      trail += ` ${key} ${pause}`;
      await page.waitForTimeout(pause);
    }
    await expectAsModelled(scene, model, names, trail);
  }
});

/** Opens the candidate at that 1-based position of the process. */
async function openAt({ page, client, processId }: Scene, position: number): Promise<CandidateListItem[]> {
  const { items, searchId } = await read({ page, client, processId });
  const id = items[position - 1]?.id;
  await page.goto(`/processes/${processId}/candidates/${id}?searchId=${searchId}&position=${position}`);
  return items;
}

async function expectFiveSteps(scene: Scene): Promise<void> {
  const { page } = scene;
  const items = await openAt(scene, 1);
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('j');
    await page.waitForTimeout(30);
  }
  const { firstName, lastName } = items[5] ?? {};
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeVisible();
}

test('five times J at 30 ms are five steps', async ({ page, signIn, setLocale, fixtures }) => {
  const scene = { page, client: await signIn('RECRUITER'), processId: fixtures.review.keys };
  await setLocale('en');
  await expectFiveSteps(scene);
});

test('on a slow network five times J are five steps too, and D then 2 choose a reason for the next candidate', async ({
  page,
  signIn,
  setLocale,
  fixtures,
}) => {
  const scene = { page, client: await signIn('RECRUITER'), processId: fixtures.review.keys };
  await setLocale('en');
  // The neighbour, the candidate, and the chunks, of which the dialog is one.
  await page.route(/\/next\?|\/api\/v1\/.*\/candidates\/[0-9a-f-]{36}(\?|$)|\/_next\/static\/.*\.js/, async (route) => {
    await sleep(300);
    await route.continue();
  });
  await expectFiveSteps(scene);
  const { firstName, lastName, id, decision, rate } = (await openAt(scene, 20))[20] ?? {};
  for (const key of ['j', 'd', '2']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog', { name: 'Reject' })).toContainText(`${firstName} ${lastName}`);
  await expect(page.locator('[data-reason="1"]')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const now = (await read(scene)).items.find((item) => item.id === id);
  expect([now?.decision, now?.rate]).toEqual([decision, rate]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('keys pressed at once after D go to its dialog, and none to the page below', async ({
  page,
  signIn,
  setLocale,
  fixtures,
}) => {
  const scene = { page, client: await signIn('RECRUITER'), processId: fixtures.review.keys };
  await setLocale('en');
  const { items, searchId } = await read(scene);
  const address = `/processes/${scene.processId}/candidates/${items[9]?.id}?searchId=${searchId}&position=10`;
  await page.goto(address);
  for (const key of ['d', 'Shift+Tab', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await read(scene)).items[9]?.decision).toEqual(items[9]?.decision);
});
