import { expect, type Locator, type Page } from '@playwright/test';

/** Any moment; only differences count. */
const start = new Date('2026-03-02T08:00:00Z');
const standstill = new Date('2026-03-02T12:00:00Z');
/** How exactly the moment is known at which something appeared, in milliseconds. */
const step = 20;

/** The page's timers from here on follow a clock that a test can stop; call it before the page is opened. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
}

/** Stops the clock: only `page.clock.runFor` moves it, so that a busy machine changes nothing. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(standstill);
}

/** Moves the stopped clock by small steps until `target` is there; it has been there for less than one step. */
export async function runUntilShown(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    if ((await target.count()) === 0) await page.clock.runFor(step);
    expect(await target.count()).toBe(1);
  }).toPass({ intervals: [20], timeout: 15_000 });
}
