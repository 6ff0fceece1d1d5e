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
  // Beside the quick view of a small screen numbers leave the candidates their room.
  await page.setViewportSize({ width: 1024, height: 768 });
  const height = async () => (await page.getByRole('columnheader', { name: /Kryteria/ }).boundingBox())?.height ?? 999;
  const tall = await height();
  await page.getByRole('button', { name: 'Pokaż szybki podgląd' }).click();
  await expect(names.nth(1)).toHaveText('2');
  expect(await height()).toBeLessThan(tall - 40);
  await page.getByRole('button', { name: 'Ukryj szybki podgląd' }).click();
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

test('every status is read whole in its column, in both languages', async ({ page, signIn, setLocale, fixtures }) => {
  await signIn('RECRUITER');
  for (const locale of ['pl', 'en'] as const) {
    await setLocale(locale);
    await page.goto(`/processes/${fixtures.everyStatus.processId}`);
    await expect(page.locator('tbody tr')).toHaveCount(12);
    const statuses = page.locator('tbody td .truncate:is(svg + span)');
    await expect(statuses).toHaveCount(12);
    const cut = await statuses.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  }
});

test('in a low window the legend and the list of columns end inside it, and scroll', async ({
  page,
  signIn,
  setLocale,
  fixtures,
  expectAccessible,
}) => {
  await signIn('RECRUITER');
  await setLocale('pl');
  await page.setViewportSize({ width: 1440, height: 600 });
  for (const [path, button] of [
    [`/processes/${fixtures.judged.processId}`, /^Kryteria/],
    ['/processes', /^Kolumny/],
  ] as const) {
    await page.goto(path);
    if (button.source === '^Kolumny') await page.setViewportSize({ width: 720, height: 400 });
    await page.getByRole('button', { name: button }).first().click();
    const box = await page.getByRole('dialog').boundingBox();
    const bottom = (box?.y ?? 0) + (box?.height ?? Infinity);
    expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await expectAccessible();
  }
});

test('beside the quick view at 1024 px the name of a process is no column of single words', async ({
  page,
  signIn,
  setLocale,
  fixtures,
}) => {
  await signIn('RECRUITER');
  await setLocale('pl');
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/processes/${fixtures.judged.processId}`);
  await page.getByRole('button', { name: 'Pokaż szybki podgląd' }).click();
  await expect(page.getByRole('complementary', { name: 'Szybki podgląd' })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  // Two lines of 28 px.
  expect(title?.height).toBeLessThanOrEqual(56);
});
