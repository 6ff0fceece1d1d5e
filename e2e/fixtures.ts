import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locale';
import type { Role } from '@/lib/domain/user-schemas';
import { ApiClient } from '../tests/api-client';
import { readFixtures, type Fixtures } from './screens/fixtures';
import { PagePool } from './screens/page-pool';
import { waitForHydration } from './screens/screen';

interface TestFixtures {
  /** Signs the page's browser in with an account of that role, without the sign-in page. */
  signIn: (role: Role) => Promise<ApiClient>;
  /** An API client of the same account, for data that the test needs. */
  api: (role: Role) => Promise<ApiClient>;
  /** The language of the pages opened from here on. */
  setLocale: (locale: Locale) => Promise<void>;
  /** Fails with the list of axe's violations on the page. */
  expectAccessible: () => Promise<void>;
}

interface WorkerFixtures {
  /** One session per role for all tests of a worker; a test that ends a session needs its own. */
  sessions: (role: Role) => Promise<ApiClient>;
  /** Processes and candidates in every state, read-only. */
  fixtures: Fixtures;
  /** Pages for the screen tests. */
  pagePool: PagePool;
}

/** The URL of the product under test. */
export function baseUrl(): string {
  const url = process.env.BASE_URL;
  if (!url) throw new Error('BASE_URL is not set: e2e/start-product.ts did not run');
  return url;
}

/** It is put into the page for each analysis: half as long as what the package would take. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Without the page of its own that axe opens to look into frames of other origins: there are none. */
function builder(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** axe's violations by all rules of WCAG 2.0 to 2.2, levels A and AA. */
export function findViolations(page: Page): Promise<string[]> {
  const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
  return analyze(page, builder(page).withTags(levels));
}

/** Landmarks of one page that have the same role and name, so that nobody can tell them apart in a list of them. */
export function findAlikeLandmarks(page: Page): Promise<string[]> {
  return analyze(page, builder(page).withRules(['landmark-unique']));
}

/** axe's violations by the rules that depend on colours. */
export function findColorViolations(page: Page): Promise<string[]> {
  return analyze(page, builder(page).withRules(['color-contrast', 'link-in-text-block']));
}

async function analyze(page: Page, axe: AxeBuilder): Promise<string[]> {
  // What is still fading in has the contrast of its opacity.
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const ending = running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await axe.analyze();
  // An open select traps focus like a modal dialog, for which axe makes this exception itself.
  const listOpen = (await page.locator('[role=listbox][data-state=open]').count()) > 0;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(() => !(id === 'aria-hidden-focus' && listOpen))
      .map((node) => `${id}: ${help} — ${node.target.join(' ')}`),
  );
}

/**
 * Makes `goto` and `reload` wait for hydration, unless `waitUntil` is given. A function beside them would be forgotten in the next
 * test, which then clicks too early.
 */
function hydrateOnOpen(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await waitForHydration(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await waitForHydration(page);
    return response;
  };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  page: async ({ page }, provide) => {
    hydrateOnOpen(page);
    await provide(page);
  },
  baseURL: async ({}, provide) => provide(baseUrl()),
  sessions: [
    async ({}, provide) => {
      const sessions = new Map<Role, Promise<ApiClient>>();
      await provide((role) => {
        const session = sessions.get(role) ?? ApiClient.signIn(baseUrl(), role);
        sessions.set(role, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  fixtures: [async ({}, provide) => provide(readFixtures()), { scope: 'worker' }],
  pagePool: [
    async ({ browser, sessions }, provide) => {
      const pagePool = new PagePool(browser, baseUrl(), sessions);
      await provide(pagePool);
      await pagePool.close();
    },
    { scope: 'worker' },
  ],
  api: async ({ sessions }, provide) =>
    provide(async (role) => {
      const client = await sessions(role);
      if (role === 'ADMIN') await client.stayFresh();
      return client;
    }),
  signIn: async ({ context, api }, provide) =>
    provide(async (role) => {
      const client = await api(role);
      await context.addCookies(client.browserCookies());
      return client;
    }),
  setLocale: async ({ context }, provide) =>
    provide((locale) => context.addCookies([{ name: 'locale', value: locale, url: baseUrl() }])),
  expectAccessible: async ({ page }, provide) =>
    provide(async () => {
      expect(await findViolations(page)).toEqual([]);
    }),
});

export { expect };
