import { chromium, type Browser, type Page } from '@playwright/test';
import { demoCvBytes, demoCvs } from '@/prisma/seed/cvs/demo-cvs';
import { ApiClient } from '../../tests/api-client';
import { ensureChromium } from '../../tests/find-chromium';
import { createJudged } from '../../e2e/create-judged';
import type { Bench, Measure } from './measure';
import { median, timed } from './statistics';

/** Chromium's "Fast 3G". */
const fast3g = { offline: false, latency: 562.5, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const repeats = 3;

/** A scan, or a CV with a photo, weighs about this many bytes. */
const heavyBytes = 1_500_000;

/** The same CV behind so many bytes that no page needs: a comment between its header and its objects would move them. */
function heavy(bytes: Uint8Array): Buffer {
  const filler = Buffer.alloc(heavyBytes, '% a picture that is not on the first page\n');
  return Buffer.concat([bytes, filler, bytes.subarray(bytes.length - 1024)]);
}

/** From the request of the page until its first page of the CV stands on the screen. */
async function open(page: Page, url: string): Promise<number> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', fast3g);
  const drawn = await timed(async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('[data-page="1"] canvas, [data-first-page] img')].some(
          (drawing) =>
            drawing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            (!(drawing instanceof HTMLImageElement) || (drawing.complete && drawing.naturalWidth > 1)),
        ),
      undefined,
      { polling: 'raf' },
    );
  });
  if (process.env.TIMELINE) await printTimeline(page);
  return drawn;
}

/** What was loaded, when and how much, with TIMELINE=1. */
async function printTimeline(page: Page): Promise<void> {
  const lines = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, startTime, responseEnd, transferSize } = entry as PerformanceResourceTiming;
      const path = new URL(name).pathname;
      return `${startTime.toFixed(0).padStart(6)} ${responseEnd.toFixed(0).padStart(6)} ${transferSize} ${path.slice(-60)}`;
    }),
  );
  console.log(`${lines.join('\n')}\n`);
}

async function measureOnce(browser: Browser, client: ApiClient, [before, url]: [string, string], isWarm: boolean) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(client.browserCookies());
  const page = await context.newPage();
  if (isWarm) {
    await page.goto(before);
    await page.locator('[data-page="1"] canvas').first().waitFor();
    await page.waitForTimeout(1_000);
  }
  const time = await open(page, url);
  await context.close();
  return time;
}

/** How long a recruiter on a slow line waits for the CV, with the scripts in the browser's cache and without. */
export const slowCv: Bench = {
  name: 'slow-cv',
  what: 'the first page of a CV on Fast 3G, beside the bare download of the file',
  async run({ server }) {
    const client = await ApiClient.signIn(server.url, 'RECRUITER');
    const [first, second] = await Promise.all(
      demoCvs()
        .slice(0, 2)
        .map((file) => demoCvBytes(file)),
    );
    if (!first || !second) throw new Error('There are no demo CVs');
    const sizes = { light: second, heavy: heavy(second) };
    const { processId, candidateIds } = await createJudged(client, 'Wolne łącze', [
      { name: 'first.pdf', bytes: first },
      { name: 'light.pdf', bytes: sizes.light },
      { name: 'heavy.pdf', bytes: sizes.heavy },
    ]);
    const urls = candidateIds.map((id) => `${server.url}/processes/${processId}/candidates/${id}`);
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const measures: Measure[] = [];
      for (const [index, size] of (['light', 'heavy'] as const).entries()) {
        for (const isWarm of [true, false]) {
          const times: number[] = [];
          for (let repeat = 0; repeat < repeats; repeat += 1) {
            times.push(await measureOnce(browser, client, [urls[0] ?? '', urls[index + 1] ?? ''], isWarm));
          }
          const product = median(times);
          const bare = fast3g.latency + (sizes[size].length / fast3g.downloadThroughput) * 1_000;
          measures.push({
            name: `a ${size} CV, scripts ${isWarm ? 'cached' : 'loaded'}`,
            unit: 'ms',
            product,
            bare,
            timesBare: product / bare,
            details: { samples: repeats, bytes: sizes[size].length },
          });
        }
      }
      return measures;
    } finally {
      await browser.close();
    }
  },
};
