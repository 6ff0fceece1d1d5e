import { expect, test } from './fixtures';

test('at 1024 px, beside the quick view too, no control of a candidate is cut or under another', async ({
  page,
  signIn,
  setLocale,
  fixtures,
}) => {
  await signIn('RECRUITER');
  await setLocale('en');
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/processes/${fixtures.judged.processId}/candidates/${fixtures.judged.candidates[0]?.id}`);
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 60_000 });
  const panes = page
    .locator('#main')
    .locator('[role=toolbar], section:has(> [role=group]), div:has(> button[aria-pressed])');
  expect(await panes.getByRole('button').count()).toBeGreaterThan(5);
  const covered = () =>
    panes.getByRole('button').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
          return corners.some(([x, y]) => !one.contains(document.elementFromPoint(x, y)));
        })
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    );
  await expect.poll(covered).toEqual([]);
  await page.getByRole('button', { name: 'Show quick view' }).click();
  await expect(page.getByRole('complementary', { name: 'Quick view' })).toBeVisible();
  await expect.poll(covered).toEqual([]);
});
