import type { Page } from '@playwright/test';
import type { CandidateStatus } from '@/lib/candidates/schemas';
import type { Scene } from './scene';
import type { Screen } from './screen';
import { goTo, goToLive } from './screen';

const details = 'app/(app)/processes/[processId]/candidates/[candidateId]/page.tsx';

function judgedPath({ judged }: Scene, index = 0): string {
  return `/processes/${judged.processId}/candidates/${judged.candidates[index]?.id}`;
}

/** In a narrow window the CV stands behind a button. */
async function waitForCv(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 1024) await page.locator('canvas').first().waitFor();
}

/** The statuses whose screen says what is the matter. */
const noticed: CandidateStatus[] = [
  'AWAITING_DOWNLOAD',
  'AWAITING_EXTERNAL_PICK',
  'AWAITING_PROCESSING',
  'DOWNLOADING',
  'ERROR',
  'INSUFFICIENT_POSITION_DESCRIPTION',
  'IN_PROGRESS',
  'NO_FILE_FOUND',
  'PROCESSING_OUTDATED',
  'sent',
];

export const candidateScreens: Screen[] = [
  {
    name: 'candidate details: matching results',
    file: details,
    role: 'RECRUITER',
    main: true,
    open: async (page, scene) => {
      await goTo(page, judgedPath(scene));
      await waitForCv(page);
    },
  },
  {
    name: 'candidate details: summary',
    file: details,
    role: 'RECRUITER',
    main: true,
    open: (page, scene) => goTo(page, `${judgedPath(scene)}?tab=summary`),
  },
  {
    name: 'candidate details, read only',
    file: details,
    role: 'VIEWER',
    open: (page, scene) => goTo(page, judgedPath(scene, 3)),
  },
  {
    name: 'candidate details: hidden text in the CV',
    file: details,
    role: 'RECRUITER',
    open: async (page, scene) => {
      const index = scene.judged.candidates.findIndex(({ hasHiddenText }) => hasHiddenText);
      await goTo(page, judgedPath(scene, index));
      await page
        .getByText(/^(CV zawiera ukryty tekst|The CV contains hidden text)/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'candidate details: the score’s arithmetic open',
    file: details,
    role: 'RECRUITER',
    open: async (page, scene) => {
      await goToLive(page, judgedPath(scene));
      await page.getByText(/^(Jak powstał ten wynik|How this score came about|How this score was made)/).click();
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'candidate details: the CV in a narrow window',
    file: details,
    role: 'RECRUITER',
    widths: { max: 1023 },
    open: async (page, scene) => {
      await goToLive(page, judgedPath(scene));
      await page.getByRole('button', { name: 'CV', exact: true }).click();
      await page.locator('canvas').first().waitFor();
    },
  },
  {
    name: 'candidate details: keys',
    file: details,
    role: 'RECRUITER',
    open: async (page, scene) => {
      await goToLive(page, judgedPath(scene));
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'candidate details: quick view open',
    file: 'app/(app)/@quickView/processes/[processId]/candidates/[candidateId]/page.tsx',
    role: 'RECRUITER',
    open: async (page, scene) => {
      await goToLive(page, judgedPath(scene));
      await page.getByRole('button', { name: /^(Pokaż szybki podgląd|Show quick view)$/ }).click();
      await page
        .getByText(/^(Wymagania|Requirements)$/)
        .last()
        .waitFor();
    },
  },
  ...noticed.map((status): Screen => ({
    name: `candidate in status ${status}`,
    file: details,
    role: 'RECRUITER',
    open: async (page, { everyStatus: { processId, candidateIds } }) =>
      goTo(page, `/processes/${processId}/candidates/${candidateIds[status]}`),
  })),
  {
    name: 'candidate details: a module is lost',
    file: 'app/(app)/error.tsx',
    role: 'RECRUITER',
    main: true,
    widths: { min: 1024 },
    open: async (page, scene) => {
      await goToLive(page, '/processes');
      // As after a reload that did not help.
      await page.evaluate(() => sessionStorage.setItem('reloaded-for-lost-module', String(Date.now())));
      const known = new Set(
        await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
      );
      const document = await (await page.request.get(judgedPath(scene))).text();
      await page.route('**/_next/static/chunks/*.js', async (route) => {
        const address = route.request().url();
        if (known.has(address) || document.includes(new URL(address).pathname)) await route.continue();
        else await route.abort('failed');
      });
      await page.goto(judgedPath(scene));
      await page
        .getByText(/Ooops!|Ups!/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'a CV full-screen',
    file: 'app/pdf/page.tsx',
    role: 'RECRUITER',
    open: async (page, { judged }) => {
      await page.goto(`/pdf?processId=${judged.processId}&candidateId=${judged.candidates[0]?.id}`);
      await page.locator('canvas').first().waitFor();
    },
  },
];
