import { expect, type Locator, type Page } from '@playwright/test';

const start = new Date('2026-03-02T08:00:00Z');
const pausedAt = new Date('2026-03-02T12:00:00Z');
const stepMs = 20;

/** Installs a clock that the test controls; call it before the page is opened. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
}

/** Stops the clock: only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(pausedAt);
}

/** Moves the stopped clock by small steps until `target` exists. */
export async function runUntilAttached(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    if ((await target.count()) === 0) await page.clock.runFor(stepMs);
    expect(await target.count()).toBe(1);
  }).toPass({ intervals: [20], timeout: 15_000 });
}
