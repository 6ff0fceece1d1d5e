import type { Page } from '@playwright/test';
import { createCompared } from './create-compared';
import { expect, test } from './fixtures';

/** What of the text in the elements is not seen: cut by itself, upright, or below another one. */
async function unreadable(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return one.scrollWidth > one.clientWidth + 1 || box.height > box.width || !at || !one.contains(at);
      })
      .map((one) => one.textContent ?? ''),
  );
}

test('short names of criteria are read over their marks, whole on focus and in the legend; changing one outdates nobody', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const { processId } = await createCompared(client, 'Krótkie nazwy');
  await page.goto(`/processes/${processId}`);
  const names = page.getByRole('toolbar', { name: 'Krótkie nazwy kryteriów' }).getByRole('button');
  await expect(names.first()).toHaveText('Java, 5 lat');
  await expect(names).toHaveCount(8);
  expect(await unreadable(page, '[role=toolbar][aria-label="Krótkie nazwy kryteriów"] button')).toEqual([]);
  await names.first().focus();
  for (const next of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expect(names.nth(next)).toBeFocused();
  }
  await expect(page.getByRole('tooltip', { name: 'Relacyjne bazy danych: PostgreSQL lub Oracle' })).toBeVisible();
  await page.keyboard.press('Enter');
  const legend = page.getByRole('dialog', { name: 'Kryteria' });
  await expect(legend.getByText('Co najmniej 5 lat doświadczenia w programowaniu w Javie')).toBeVisible();
  await expectAccessible();

  const { body } = await client.get<{ requirementList: object[] }>(`/processes/${processId}`);
  const requirementList = body.requirementList.map((one, place) =>
    place === 1 ? { ...one, shortName: 'Spring' } : one,
  );
  const saved = await client.put<{ change: object }>(`/processes/${processId}/requirements`, { requirementList });
  expect(saved.body.change).toEqual({ effect: 'NONE', candidates: 0 });
  await page.reload();
  await expect(names.nth(1)).toHaveText('Spring');
  await expect(page.getByText('Nowe CV')).toHaveCount(4);
});

test('filters fit into two rows at 1440 px in Polish, with filters set, and nothing is cut', async ({
  page,
  signIn,
  setLocale,
  fixtures,
}) => {
  await signIn('RECRUITER');
  await setLocale('pl');
  const filters = 'status=NEW,SEEN&decision=UNDECIDED,HOLD&matchFrom=10';
  for (const path of [`/processes/${fixtures.review.keys}?${filters}`, '/processes?statuses=ACTIVE,STOPPED']) {
    await page.goto(path);
    const toolbar = page
      .locator('section')
      .filter({ has: page.getByRole('search') })
      .locator('> div')
      .first();
    await expect(toolbar.getByRole('list', { name: 'Ustawione filtry' })).toBeVisible();
    // A row is 32 px high, with 8 px around.
    expect((await toolbar.boundingBox())?.height).toBeLessThanOrEqual(92);
    const cut = await toolbar
      .locator('button span, button')
      .evaluateAll((all) =>
        all
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
          .map((one) => one.textContent),
      );
    expect(cut).toEqual([]);
  }
});
