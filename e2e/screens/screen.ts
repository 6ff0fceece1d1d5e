import type { Locator, Page } from '@playwright/test';
import type { Role } from '@/lib/domain/user-schemas';
import type { Fixtures } from './fixtures';

type Step = (page: Page, fixtures: Fixtures) => Promise<unknown>;

/** A screen, a dialog or a state that the screen tests visit. */
export interface Screen {
  name: string;
  /** The file of app/ that renders it; scripts/checks/screens.ts requires one screen per file. */
  file: string;
  /** Who is signed in: a recruiter when omitted, nobody when null. */
  role?: Role | null;
  /** Somebody else, by their e-mail address. */
  person?: (fixtures: Fixtures) => string;
  path?: string | ((fixtures: Fixtures) => string);
  /** Runs before the page is opened, e.g. to make requests fail. */
  prepare?: Step;
  /** Runs on the hydrated page: brings it to the state and waits for it, in either language. */
  act?: Step;
  /** Visited by every run. */
  main?: true;
  /** Visited by every run: the one of its kind (menu, sheet, dialog, banner …). */
  overlay?: true;
  /** Visited by every run, in dark mode and with forced colours too: every UI component, and the three main screens. */
  inEveryTheme?: true;
  /** The narrowest and the widest window it exists in. */
  widths?: { min?: number; max?: number };
}

/** The screens of one file of app/. */
export function screensOf(file: string, screens: Omit<Screen, 'file'>[]): Screen[] {
  return screens.map((screen) => ({ file, ...screen }));
}

/** Opens `path` and waits for the page's title. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Not by its role: an open dialog hides the page from assistive technology.
  await page.locator('h1').first().waitFor();
}

/**
 * Waits until the page takes input: its shell is hydrated (components/layout/hydration-mark.tsx), and the browser is
 * idle, so that what loads behind the shell is hydrated too. A page that never hydrates is not an error.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page
    .locator('html[data-hydrated]')
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  await page
    .evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })))
    .catch((error: unknown) => {
      // A page that leads on is left meanwhile.
      if (!String(error).includes('context was destroyed')) throw error;
    });
}

/** Opens `path` and waits until it takes input. */
export async function goToHydrated(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await waitForHydration(page);
}

/** Clicks the first button of that name. */
export function clickButton(place: Page | Locator, name: RegExp): Promise<void> {
  return place.getByRole('button', { name }).first().click();
}

/** Requests to `url` never get a response. */
export function stallRequests(page: Page, url: string | RegExp): Promise<unknown> {
  return page.route(url, () => new Promise<void>(() => undefined));
}

/** A problem+json response, for failures that cannot be provoked. */
export function problem(status: number, code = 'internal') {
  const body = { type: 'about:blank', title: '', status, detail: '', code, errors: [], requestId: 'req-0421' };
  return { status, contentType: 'application/problem+json', body: JSON.stringify(body) };
}

/** Requests to `url` get a 500, those of `method` only if it is given. */
export function failRequests(page: Page, url: string, method?: string): Promise<unknown> {
  return page.route(url, (route) =>
    method && route.request().method() !== method ? route.fallback() : route.fulfill(problem(500)),
  );
}

/** Lets only those scripts through that the document at `path` names: what is imported later fails to load. */
export async function failLazyScripts(page: Page, path: string): Promise<void> {
  const document = await (await page.request.get(path)).text();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (document.includes(name)) await route.continue();
    else await route.abort('failed');
  });
}

/** Opens the quick view: the panel of a wide window, the sheet of a narrow one. */
export async function openQuickView(page: Page): Promise<void> {
  await clickButton(page, /^(Pokaż szybki podgląd|Show quick view)$/);
  const panel = page.getByRole('complementary', { name: /^(Szybki podgląd|Quick view)$/ }).or(page.getByRole('dialog'));
  await panel.getByText(/\w/).first().waitFor();
}
