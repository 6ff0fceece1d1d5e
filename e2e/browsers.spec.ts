import type { Page } from '@playwright/test';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';
import { newerApis } from './newer-apis';

/** What the oldest supported browsers do not have is taken away, before the page's own code runs. */
async function takeAway(page: Page, names: string[]): Promise<void> {
  await page.addInitScript((list) => {
    const objects = globalThis as unknown as Record<string, ({ prototype?: object } & object) | undefined>;
    const owned = list.map((name) => {
      const [object = '', member = object] = name.split('.');
      return { object, member, owner: objects[object] };
    });
    for (const { object, member, owner } of owned) {
      if (member === object) Reflect.deleteProperty(globalThis, object);
      if (owner) Reflect.deleteProperty(owner, member);
      if (owner?.prototype) Reflect.deleteProperty(owner.prototype, member);
    }
  }, names);
}

const problemsOf = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  return problems;
};

test('the main screens work in the oldest supported browsers', async ({ page, signIn, fixtures }) => {
  const names = newerApis();
  expect(names).toEqual(expect.arrayContaining(['Map.getOrInsertComputed', 'Promise.try', 'Iterator.Iterator']));
  expect(names).not.toContain('Promise.withResolvers');
  await signIn('ADMIN');
  await takeAway(page, names);
  const problems = problemsOf(page);
  const process = `/processes/${fixtures.judged.processId}`;
  const candidate = `${process}/candidates/${fixtures.judged.candidates[0]?.id}`;
  for (const path of ['/', '/processes', process, candidate, '/interview-simulations', '/administration', '/docs']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === candidate) await expect(page.locator('[data-page="1"] .textLayer')).toBeAttached();
    await expect(page.locator('#old-browser')).toBeHidden();
  }
  expect(problems).toEqual([]);
});

test('an older browser is told which ones are supported', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
  await page.goto('/contact');
  await expect(page.getByRole('alert').filter({ hasText: 'Chrome' })).toBeVisible();
});

/** As a browser's translation does: each text stands in elements of its own, also texts that come later. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isDone = (text: Text) => text.parentElement?.closest('font, script, style, textarea, canvas, svg') != null;
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() !== '' && !isDone(text)) texts.push(text);
      }
      for (const text of texts) {
        if (text.parentElement?.closest('[translate="no"]')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true });
  });
}

test('a page that the browser translates goes on working', async ({ page, signIn, setLocale }) => {
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const names = ['Hanna Lis', 'Igor Bąk', 'Ola Sowa'];
  const files = await Promise.all(
    names.map(async (name) => ({
      name: `${name}.pdf`,
      bytes: await makeCvPdf({ lines: [name, 'Java, Spring Boot'] }),
    })),
  );
  const { processId, candidateIds } = await createJudged(client, 'Tłumaczka / Tłumacz', files);
  const problems = problemsOf(page);
  await page.goto(`/processes/${processId}/candidates/${candidateIds[0]}`);
  await expect(page.getByRole('group', { name: 'Decyzja' })).toBeVisible();
  await translate(page);
  for (const key of ['4', '2', 's', 'Control+z', 'j', 'k', 'h', 'c', 'Escape', '?', 'Escape', 'Control+k', 'Escape']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(250);
  }
  await page.goto(`/processes/${processId}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await translate(page);
  const boxes = page.getByRole('grid').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await boxes.nth(1).uncheck();
  await boxes.nth(0).check();
  await page.getByRole('navigation').getByRole('link').nth(1).click();
  await page.waitForTimeout(500);
  expect(problems).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
