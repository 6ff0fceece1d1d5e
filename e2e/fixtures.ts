import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locale';
import type { Role } from '@/lib/users/schemas';
import { ApiClient } from '../scripts/testing/api-client';
import { readFixtures, type Fixtures } from './screens/fixtures';
import { waitForHydration } from './screens/screen';
import { PagePool } from './screens/page-pool';

interface TestFixtures {
  /** Signs the page's browser in with an account of that role, without the sign-in page. */
  signIn: (role: Role) => Promise<ApiClient>;
  /** The same person's way to the API, for setting a fixtures that is not what the test is about. */
  api: (role: Role) => Promise<ApiClient>;
  /** The language of the pages that are opened from here on. */
  setLocale: (locale: Locale) => Promise<void>;
  /** Fails with the list when axe finds anything on the page as it is now. */
  expectAccessible: () => Promise<void>;
}

interface WorkerFixtures {
  /** One session a role for all tests of a worker; a test that ends a session signs in on its own. */
  sessions: (role: Role) => Promise<ApiClient>;
  /** Processes and candidates in every state; read them, do not change them. */
  fixtures: Fixtures;
  /** Windows for looking at every screen, kept from test to test. */
  pagePool: PagePool;
}

/** Where the product under test is. */
export function baseUrl(): string {
  const url = process.env.BASE_URL;
  if (!url) throw new Error('BASE_URL is not set: e2e/start-product.ts did not run');
  return url;
}

const everyRule = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']);

/** What depends on the theme: all other rules look at names, roles, structure and sizes. */
const rulesOfColour = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']);

/** What axe finds on the page as it is now, by all rules of WCAG 2.0 to 2.2, levels A and AA. */
export function findViolations(page: Page): Promise<string[]> {
  return violationsOf(page, everyRule(page));
}

/** The same after nothing but the colours has changed. */
export function findViolationsOfColour(page: Page): Promise<string[]> {
  return violationsOf(page, rulesOfColour(page));
}

async function violationsOf(page: Page, axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  // An open list of a select keeps the focus as a modal dialog does, for which axe makes this exception itself.
  const listOpen = (await page.locator('[role=listbox][data-state=open]').count()) > 0;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(() => !(id === 'aria-hidden-focus' && listOpen))
      .map((node) => `${id}: ${help} — ${node.target.join(' ')}`),
  );
}

/** Pages are opened as people find them when they reach for something: with React in charge, not a moment before. */
function openLive(page: Page): void {
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
    openLive(page);
    await provide(page);
  },
  baseURL: async ({}, provide) => provide(baseUrl()),
  sessions: [
    async ({}, provide) => {
      const kept = new Map<Role, Promise<ApiClient>>();
      await provide((role) => {
        const session = kept.get(role) ?? ApiClient.signIn(baseUrl(), role);
        kept.set(role, session);
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
  api: async ({ sessions }, provide) => provide(sessions),
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
