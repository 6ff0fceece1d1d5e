import type { Page } from '@playwright/test';
import type { Role } from '@/lib/users/schemas';
import type { Scene } from './scene';

/** A screen, a dialog or a state, as the tests of all screens open it. */
export interface Screen {
  name: string;
  /** The file of app/ whose state this is; every page has at least one, see scripts/checks/screens.ts. */
  file: string;
  /** Who is signed in; null: nobody. */
  role: Role | null;
  /** Brings the page to the state and waits until it is there. Every text is met in both languages. */
  open: (page: Page, scene: Scene) => Promise<void>;
  /** Visited by every run, in the dark and with forced colours too. */
  main?: true;
  /** Visited by every run: the one of its kind (menu, sheet, dialog, banner …). */
  overlay?: true;
  /** Visited by every run, in the dark too: it shows every piece of the interface. */
  inBothThemes?: true;
  /** Where it is not there in every window, the widest and the narrowest window it is there in. */
  widths?: { min?: number; max?: number };
}

/** Opens `path` and waits for the page's title. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Not by its role: an open dialog hides the page from assistive technology.
  await page.locator('h1').first().waitFor();
}

/** Waits until React has taken over, so that a click does something. A page without React is as live as it will be. */
export async function waitUntilLive(page: Page): Promise<void> {
  const live = () => {
    if (!document.querySelector('script[src*="/_next/"]')) return true;
    // React hydrates the boundaries of a page one after the other.
    const controls = [...document.querySelectorAll('button, main a, tr[tabindex]')];
    const isLive = (control: Element) => Object.keys(control).some((key) => key.startsWith('__react'));
    return controls.some((control) => control.tagName === 'BUTTON') && controls.every(isLive);
  };
  // A page that leads on at once, or that has no button, is waited for by what the test looks at.
  await page.waitForFunction(live, undefined, { timeout: 5_000 }).catch(() => undefined);
}

/** Opens `path` and waits until React has taken over. */
export async function goToLive(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await waitUntilLive(page);
}

/** The calls below never get an answer, as while a page waits. */
export async function holdBack(page: Page, address: string | RegExp): Promise<void> {
  await page.route(address, () => new Promise<void>(() => undefined));
}

/** The calls below fail as the server's calls do when something breaks; `method`: only those. */
export async function fail(page: Page, address: string | RegExp, status = 500, method?: string): Promise<void> {
  const body = {
    type: 'about:blank',
    title: '',
    status,
    detail: '',
    code: 'internal',
    errors: [],
    requestId: 'req-0421',
  };
  await page.route(address, (route) =>
    method && route.request().method() !== method
      ? route.fallback()
      : route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(body) }),
  );
}

/** Shows the quick view: the panel of a wide window, the sheet of a narrow one. */
export async function openQuickView(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Pokaż szybki podgląd|Show quick view)$/ }).click();
  const panel = page.getByRole('complementary', { name: /^(Szybki podgląd|Quick view)$/ }).or(page.getByRole('dialog'));
  await panel.getByText(/\w/).first().waitFor();
}
