import { expect, type Browser, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locale';
import type { Role } from '@/lib/users/schemas';
import type { ApiClient } from '../../scripts/testing/api-client';
import type { Scene } from './scene';
import type { Screen } from './screen';

/** The window and the language that a screen is shown in. */
export interface Variant {
  locale: Locale;
  width: number;
}

const height = 900;

/** Whether the screen is there in a window of that width. */
export function existsAt({ widths }: Screen, width: number): boolean {
  return width >= (widths?.min ?? 0) && width <= (widths?.max ?? Infinity);
}

/** Browser windows for every variant and person, each opened once and used again, as a person goes from page to page. */
export class Stage {
  private readonly pages = new Map<string, Promise<Page>>();

  constructor(
    private readonly browser: Browser,
    private readonly baseUrl: string,
    private readonly sessions: (role: Role) => Promise<ApiClient>,
  ) {}

  /** Brings a window to the state of `screen`; nothing of an earlier screen is left in it. */
  async open(screen: Screen, scene: Scene, variant: Variant): Promise<Page> {
    const page = await this.pageFor(screen.role, variant);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // The end of a sign-in is among the screens, and brings the language of the account.
    await page.context().addCookies([{ name: 'locale', value: variant.locale, url: this.baseUrl }]);
    await page.mouse.move(0, 0);
    await screen.open(page, scene);
    await page.waitForFunction(() => document.title !== '');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page;
  }

  async close(): Promise<void> {
    const pages = await Promise.all(this.pages.values());
    await Promise.all(pages.map((page) => page.context().close()));
  }

  private pageFor(role: Role | null, variant: Variant): Promise<Page> {
    const key = JSON.stringify([role, variant]);
    const page = this.pages.get(key) ?? this.newPage(role, variant);
    this.pages.set(key, page);
    return page;
  }

  private async newPage(role: Role | null, { width }: Variant): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: this.baseUrl,
      locale: 'pl-PL',
      timezoneId: 'Europe/Warsaw',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      viewport: { width, height },
    });
    if (role) await context.addCookies((await this.sessions(role)).browserCookies());
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    // A screen with files on their way is left as any other.
    page.on('dialog', (dialog) => void dialog.accept());
    // A page of the product, so that its storage can be emptied before the first screen.
    await page.goto('/icon.svg');
    return page;
  }
}

/** How many pixels of the page stand outside of the window, to the right or the left: its main part scrolls by itself. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.getElementById('main');
    const scrolling = [document.documentElement, ...(main ? [main] : [])];
    return Math.max(...scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

/** Fails when the page is wider than its window. React hears of a new width a moment after the browser. */
export async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => overflowOf(page), { message: 'px outside of the window' }).toBeLessThanOrEqual(0);
}
