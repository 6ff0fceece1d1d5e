import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import type { Role } from '@/lib/users/schemas';
import { ApiClient } from '../scripts/testing/api-client';

interface Fixtures {
  /** Signs the page's browser in with an account of that role, in a session of its own, without the sign-in page. */
  signIn: (role: Role) => Promise<ApiClient>;
  /** The same person's way to the API, for setting a scene that is not what the test is about. */
  api: (role: Role) => Promise<ApiClient>;
  /** Fails with the list when axe finds anything on the page as it is now. */
  expectAccessible: () => Promise<void>;
}

function baseUrl(): string {
  const url = process.env.BASE_URL;
  if (!url) throw new Error('BASE_URL is not set: e2e/start-product.ts did not run');
  return url;
}

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !(id === 'target-size' && isQuoteInCv(html)))
      .map((node) => `${id}: ${help} — ${node.target.join(' ')}`),
  );
}

/** WCAG 2.5.8 excepts a target whose size the line height of the text around it gives, as a quote's in the CV. */
function isQuoteInCv(html: string): boolean {
  return html.includes('data-evidence-id=');
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide) => provide(baseUrl()),
  api: async ({}, provide) => provide((role) => ApiClient.signIn(baseUrl(), role)),
  signIn: async ({ context, api }, provide) =>
    provide(async (role) => {
      const client = await api(role);
      await context.addCookies(client.browserCookies());
      return client;
    }),
  expectAccessible: async ({ page }, provide) =>
    provide(async () => {
      expect(await findViolations(page)).toEqual([]);
    }),
});

export { expect };
