import type { Page } from '@playwright/test';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { search } from './api/setup';
import { createCompared } from './create-compared';
import { expect, test } from './fixtures';

const region = (page: Page) => page.getByRole('region', { name: 'Candidate comparison' });

/** Boxes of all that a locator finds. */
async function boxesOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { top, bottom };
    }),
  );
}

test('four candidates with eight criteria fit a screen; decided, rated and opened there, and Back finds it as it was', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  await setLocale('en');
  const { processId, candidates } = await createCompared(client, 'Porównanie ośmiu kryteriów');
  await page.goto(`/processes/${processId}`);
  for (const { id } of candidates) await page.locator(`tr[data-row-id="${id}"]`).getByRole('checkbox').click();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(region(page)).toBeVisible();

  const rows = await boxesOf(page, 'tbody tr');
  expect(rows[7]?.bottom).toBeLessThanOrEqual(900);
  await expectAccessible();

  await test.step('decide and rate from the columns', async () => {
    const first = page.getByRole('columnheader').nth(1);
    await first.getByRole('button', { name: 'Hold' }).click();
    await expect(first.getByRole('button', { name: 'Hold' })).toHaveAttribute('aria-pressed', 'true');
    const second = page.getByRole('columnheader').nth(2);
    await second.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog', { name: 'Reject' }).getByRole('button', { name: 'Reject' }).click();
    await expect(second.getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-pressed', 'true');
    await first.getByRole('button', { name: 'Thumb up' }).click();
    await expect(first.getByRole('button', { name: 'Thumb up' })).toHaveAttribute('aria-pressed', 'true');
    const stored = async () => {
      const { body } = await client.get<CandidateDto>(
        `/processes/${processId}/candidates/${candidates[0]?.id}?peek=true`,
      );
      return [body.decision?.decision, body.thumbs.map(({ thumb }) => thumb), body.status];
    };
    await expect.poll(stored).toEqual(['HOLD', ['UP'], 'NEW']);
  });

  await test.step('a criterion unfolds, and the names stay in sight', async () => {
    for (const name of [/Javie/, /^Spring/, /PostgreSQL/, /JUnit/])
      await page.getByRole('rowheader', { name }).getByRole('button').click();
    await expect(page.locator('button[aria-expanded=true]')).toHaveCount(4);
    await region(page).evaluate((one) => one.scrollTo({ top: 200 }));
    const [head] = await boxesOf(page, 'thead');
    const box = await region(page).boundingBox();
    expect(Math.abs((head?.top ?? 0) - (box?.y ?? 0))).toBeLessThan(3);
    await expect(page.getByRole('columnheader').nth(1)).toContainText('Anna Lis');
  });

  await test.step('opened from its column; Back leads to the comparison, where it was, and then to the selection', async () => {
    // In a lower window the page scrolls instead.
    await page.setViewportSize({ width: 1440, height: 720 });
    await region(page).evaluate((one) => one.scrollTo({ top: 150 }));
    await page.getByRole('columnheader').nth(4).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Danuta Ej' })).toBeVisible();
    await page.getByRole('link', { name: 'Candidates', exact: true }).click();
    await expect(region(page)).toBeVisible();
    await expect.poll(() => region(page).evaluate((one) => one.scrollTop)).toBe(150);
    await page.getByRole('link', { name: 'Candidates', exact: true }).click();
    await expect(page.getByText('4 selected')).toBeVisible();
  });

  await test.step('only differences, which is remembered', async () => {
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Only differences' }).click();
    await expect(page.getByRole('rowheader', { name: /Kafka/ })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /^Spring/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Only differences' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Only differences' }).click();
  });
});

test('five candidates fit beside one another at 1440 px', async ({ page, signIn, setLocale, fixtures }) => {
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const processId = fixtures.review.triage;
  const { items } = await search(client, processId, 'pageSize=10');
  const ids = items.slice(0, 5).map(({ id }) => id);
  await page.goto(`/processes/${processId}/candidates/compare?ids=${ids.join(',')}`);
  const table = page.getByRole('region', { name: 'Porównanie kandydatów' });
  await expect(table.getByRole('columnheader')).toHaveCount(6);
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
