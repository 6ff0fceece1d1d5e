import { expect, type Browser, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locale';
import type { Role } from '@/lib/domain/user-schemas';
import { ApiClient } from '../../tests/api-client';
import type { Fixtures } from './fixtures';
import { goTo, waitForHydration, type Screen } from './screen';

/** The window and the language that a screen is visited in. */
export interface Variant {
  locale: Locale;
  width: number;
}

/** Whether the screen exists in a window of that width. */
export function existsAt({ widths }: Screen, width: number): boolean {
  return width >= (widths?.min ?? 0) && width <= (widths?.max ?? Infinity);
}

/** Whose page it is: an account's by its role or its address, or a visitor's. */
type Owner = { role: Role } | { email: string; password: string } | null;

function ownerOf({ role = 'RECRUITER', person }: Screen, fixtures: Fixtures): Owner {
  if (person) return { email: person(fixtures), password: fixtures.newUserPassword };
  return role && { role };
}

/** One page per owner and variant, reused from screen to screen. */
export class PagePool {
  private readonly pages = new Map<string, Promise<Page>>();

  constructor(
    private readonly browser: Browser,
    private readonly baseUrl: string,
    private readonly sessions: (role: Role) => Promise<ApiClient>,
  ) {}

  /** Brings a page to the state of `screen`; nothing of an earlier screen remains. */
  async open(screen: Screen, fixtures: Fixtures, variant: Variant): Promise<Page> {
    const page = await this.pageFor(ownerOf(screen, fixtures), variant);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // One of the screens ends a sign-in, which sets the account's language.
    await page.context().addCookies([{ name: 'locale', value: variant.locale, url: this.baseUrl }]);
    await page.mouse.move(0, 0);
    await screen.prepare?.(page, fixtures);
    const path = typeof screen.path === 'function' ? screen.path(fixtures) : screen.path;
    if (path) {
      await goTo(page, path);
      if (screen.act) await waitForHydration(page);
    }
    await screen.act?.(page, fixtures);
    await page.waitForFunction(() => document.title !== '');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page;
  }

  async close(): Promise<void> {
    const pages = await Promise.all(this.pages.values());
    await Promise.all(pages.map((page) => page.context().close()));
  }

  private pageFor(owner: Owner, variant: Variant): Promise<Page> {
    const key = JSON.stringify([owner, variant]);
    const page = this.pages.get(key) ?? this.newPage(owner, variant);
    this.pages.set(key, page);
    return page;
  }

  private signIn(owner: NonNullable<Owner>): Promise<ApiClient> {
    if ('role' in owner) return this.sessions(owner.role);
    return ApiClient.signInAs(this.baseUrl, owner.email, owner.password);
  }

  private async newPage(owner: Owner, { width }: Variant): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: this.baseUrl,
      locale: 'pl-PL',
      timezoneId: 'Europe/Warsaw',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    if (owner) await context.addCookies((await this.signIn(owner)).browserCookies());
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    // A page with unfinished uploads asks before it is left.
    page.on('dialog', (dialog) => void dialog.accept());
    // Same origin, so that its storage can be cleared before the first screen.
    await page.goto('/icon.svg');
    return page;
  }
}

/** How many pixels the page is wider than its window; its main part scrolls by itself. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.getElementById('main');
    const scrolling = [document.documentElement, ...(main ? [main] : [])];
    return Math.max(...scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

/** Fails when the page is wider than its window. React re-renders a moment after the window changes. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect.poll(() => overflowOf(page), { message: 'px of overflow' }).toBeLessThanOrEqual(0);
}
