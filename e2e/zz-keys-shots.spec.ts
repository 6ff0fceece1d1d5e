import { search } from './api/setup';
import { expect, findViolations, test } from './fixtures';
import AxeBuilder from '@axe-core/playwright';

const out = '/tmp/keys-shots';
for (const [locale, theme] of [
  ['pl', 'light'],
  ['en', 'dark'],
] as const)
  test(`shots ${locale}`, async ({ page, signIn, setLocale, fixtures }) => {
    test.setTimeout(300_000);
    const client = await signIn('RECRUITER');
    await setLocale(locale);
    await page.emulateMedia({ colorScheme: theme });
    const { processId } = fixtures.judged;
    const order = 'pageSize=50&sortBy=MATCH&sortOrder=DESC';
    const { items, searchId } = await search(client, processId, order);
    const found: string[] = [];
    const axe = async (name: string) => found.push(...(await findViolations(page)).map((one) => `${name}: ${one}`));
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/processes/${processId}/candidates/${items[1]?.id}?searchId=${searchId}&position=2`);
      await page.waitForTimeout(800);
      const shot = (name: string) => page.screenshot({ path: `${out}/${locale}-${width}-${name}.png` });
      await shot('dense');
      await axe(`dense ${width}`);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(200);
      await shot('open');
      await axe(`open ${width}`);
      await page.keyboard.press('v');
      await page.waitForTimeout(200);
      await shot('airy');
      await axe(`airy ${width}`);
      await page.keyboard.press('v');
      await page.keyboard.press('d');
      await page.waitForTimeout(200);
      await shot('reasons');
      await axe(`reasons ${width}`);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.waitForTimeout(300);
      await shot('keys');
      await axe(`keys ${width}`);
      await page.keyboard.press('Escape');
      const rest = await search(client, fixtures.review.selection, 'pageSize=10&sortBy=MATCH&sortOrder=DESC');
      const at = rest.items[9];
      await page.route(/\/next\?.*undecided/, (route) =>
        route.fulfill({
          json: { candidateId: null, position: 10, total: 30, reviewed: { ADVANCE: 8, HOLD: 4, REJECT: 18 } },
        }),
      );
      await page.goto(
        `/processes/${fixtures.review.selection}/candidates/${at?.id}?searchId=${rest.searchId}&position=10`,
      );
      await page.keyboard.press('h');
      await page.waitForTimeout(1500);
      await shot('end');
      await axe(`end ${width}`);
      await page.unroute(/\/next\?.*undecided/);
      await page.goto(`/processes/${fixtures.review.selection}?pageSize=50`);
      await page.waitForTimeout(500);
      await shot('list');
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/docs/api', '/docs/api#errors']) {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      found.push(
        ...violations.flatMap(({ id, help, nodes }) =>
          nodes.map((node) => `${path} ${id}: ${help} ${node.html.slice(0, 200)} ${node.target.join(' ')}`),
        ),
      );
    }
    for (const width of [390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/docs/api');
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      found.push(
        ...violations.flatMap(({ id, help, nodes }) =>
          nodes.map((node) => `api 390 ${id}: ${help} ${node.html.slice(0, 200)} ${node.target.join(' ')}`),
        ),
      );
    }
    console.log(JSON.stringify(found, null, 1));
    expect(items.length).toBeGreaterThan(1);
  });
