import { chromium, type Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import { setDatabaseUrl } from '@/lib/env';
import { recruiterActor } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import { ensureChromium } from '../../tests/find-chromium';
import type { Bench } from './measure';
import { percentile, timed } from './statistics';

const candidateCount = 10_000;
/** Candidates walked through, after the first five to warm up. */
const steps = 40;
const warmUp = 5;
/** What a quick recruiter spends on a candidate, in milliseconds. */
const reading = 1_000;

/** Imported dynamically: the use cases read DATABASE_URL when they are loaded. */
async function fillProcess(databaseUrl: string): Promise<string> {
  setDatabaseUrl(databaseUrl);
  const [{ createTestProcess }, { createTestCandidates }, { disconnectDatabase }] = await Promise.all([
    import('@/prisma/seed/factories'),
    import('@/prisma/seed/create-test-candidates'),
    import('@/lib/db/client'),
  ]);
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  try {
    const { id } = await createTestProcess(await recruiterActor(sql));
    await createTestCandidates({ processId: id, count: candidateCount });
    await sql.query('ANALYZE');
    return id;
  } finally {
    await sql.end();
    await disconnectDatabase();
  }
}

/** From the press of J until the candidate's name and verdicts stand on the screen. */
async function pressNext(page: Page, { id, firstName, lastName }: CandidateListItem): Promise<void> {
  await page.keyboard.press('j');
  await page.waitForFunction(
    ([candidateId = '', name = '']) =>
      location.pathname.endsWith(candidateId) &&
      document.querySelector('main h1')?.textContent.includes(name) === true &&
      document.querySelector('main [role=tabpanel]') !== null,
    [id, `${firstName} ${lastName}`],
    { polling: 'raf' },
  );
}

/** How long a recruiter who walks through the candidates waits for the next one, beside the bare API call for it. */
export const nextCandidate: Bench = {
  name: 'next-candidate',
  what: 'a key press to the next of 10,000 candidates, in a browser, beside the API call for that candidate',
  async run({ server, databaseUrl }) {
    const processId = await fillProcess(databaseUrl);
    const client = await ApiClient.signIn(server.url, 'RECRUITER');
    const path = `/processes/${processId}/candidates`;
    const found = await client.post<CandidateSearchAnswer>(
      `${path}/search?sortBy=MATCH&sortOrder=DESC&pageSize=100`,
      {},
    );
    const { items, searchId } = found.body;
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies(client.browserCookies());
      const page = await context.newPage();
      await page.goto(`${server.url}${path}/${items[0]?.id}?searchId=${searchId}&position=1`);
      await page.locator('main h1').waitFor();
      const presses: number[] = [];
      const calls: number[] = [];
      for (const [index, candidate] of items.slice(1, 1 + warmUp + steps).entries()) {
        await sleep(reading);
        const press = await timed(() => pressNext(page, candidate));
        const call = await timed(() => client.get(`${path}/${candidate.id}`));
        if (index < warmUp) continue;
        presses.push(press);
        calls.push(call);
      }
      const product = percentile(presses, 0.95);
      const bare = percentile(calls, 0.95);
      const details = { samples: steps, p50: percentile(presses, 0.5), bareP50: percentile(calls, 0.5) };
      return [
        {
          name: 'p95 of a key press to the next candidate',
          unit: 'ms',
          product,
          bare,
          timesBare: product / bare,
          details,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
