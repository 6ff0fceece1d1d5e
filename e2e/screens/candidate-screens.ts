import type { Page } from '@playwright/test';
import { candidateStatuses } from '@/lib/domain/candidate-enums';
import { answerRequests } from './ats-answers';
import { analyses } from './candidate-answers';
import type { Fixtures } from './fixtures';
import { clickButton, failLazyScripts, openQuickView, screensOf, type Screen } from './screen';

const candidatePath = ({ judged }: Fixtures, index = 0): string =>
  `/processes/${judged.processId}/candidates/${judged.candidates[index]?.id}`;
const path = (fixtures: Fixtures): string => candidatePath(fixtures);

const waitForCv = (page: Page): Promise<void> => page.locator('canvas').first().waitFor();

/** The statuses whose screen shows a notice. */
const statusesWithNotice = candidateStatuses.filter((status) => status !== 'NEW' && status !== 'SEEN');

export const candidateScreens: Screen[] = [
  ...screensOf('app/(app)/processes/[processId]/candidates/[candidateId]/page.tsx', [
    {
      name: 'candidate details: matching results',
      path,
      main: true,
      inEveryTheme: true,
      // In a narrow window the CV is behind a button.
      act: async (page) => (page.viewportSize()?.width ?? 0) >= 1024 && waitForCv(page),
    },
    { name: 'candidate details: summary', path: (fixtures) => `${path(fixtures)}?tab=summary`, main: true },
    {
      name: 'candidate details: offering times for an interview',
      path: (fixtures) => `${path(fixtures)}?tab=summary`,
      act: async (page) => {
        await clickButton(page, /^(Zaproponuj terminy|Offer times)$/);
        await page.locator('input[type=datetime-local]').waitFor();
      },
    },
    {
      name: 'candidate details: offering times for an interview in a process with an ATS',
      path: (fixtures) => `${path(fixtures)}?tab=summary`,
      prepare: (page) =>
        page.route(/\/api\/v1\/processes\/[-0-9a-f]{36}$/, async (route) => {
          const response = await route.fetch();
          const process: object = await response.json();
          await route.fulfill({ response, json: { ...process, externalProcessId: 'REK-12' } });
        }),
      act: async (page) => {
        await clickButton(page, /^(Zaproponuj terminy|Offer times)$/);
        await page.getByRole('dialog').getByText(/ATS/).waitFor();
      },
    },
    { name: 'candidate details, read only', path: (fixtures) => candidatePath(fixtures, 3), role: 'VIEWER' },
    {
      name: 'candidate details: hidden text in the CV',
      path: (fixtures) =>
        candidatePath(
          fixtures,
          fixtures.judged.candidates.findIndex(({ hasHiddenText }) => hasHiddenText),
        ),
      act: (page) =>
        page
          .getByText(/^(Tekst CV niewidoczny na stronie|Text of the CV that cannot be seen)/)
          .first()
          .waitFor(),
    },
    {
      name: 'candidate details: own judgement before the verdicts',
      path: ({ judgedFirst }) => judgedFirst.path,
      act: (page) => page.getByRole('form', { name: /^(Najpierw Twoja ocena|Your judgement first)$/ }).waitFor(),
    },
    {
      name: 'candidate details: the score’s arithmetic open',
      path,
      act: async (page) => {
        await page.getByText(/^(Jak powstał ten wynik|How this score came about|How this score was made)/).click();
        await page.getByRole('table').waitFor();
      },
    },
    {
      name: 'candidate details: the explanation for the candidate',
      path,
      act: async (page) => {
        await clickButton(page, /^(Więcej|More)$/);
        await page.getByRole('menuitem', { name: /^(Wyjaśnienie dla|Explanation for)/ }).click();
        await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      },
    },
    {
      name: 'candidate details: a message to the candidate',
      path,
      act: async (page) => {
        await clickButton(page, /^(Więcej|More)$/);
        await page.getByRole('menuitem', { name: /^(Wiadomość do kandydata|Message to the candidate)/ }).click();
        await page.getByRole('dialog').getByRole('combobox').waitFor();
        await page.getByRole('dialog').locator('textarea, [role=status]').first().waitFor();
      },
    },
    {
      name: 'candidate details: earlier analyses and what changed why',
      path,
      prepare: (page) => answerRequests(page, '**/candidates/*/analyses', analyses),
      act: async (page) => {
        await clickButton(page, /^(Wcześniejsze analizy|Earlier analyses)$/);
        await clickButton(page, /^(Zmiana przy|1 criterion)/);
        await page.locator('del').first().waitFor();
      },
    },
    {
      name: 'candidate details: the CV in a narrow window',
      path,
      widths: { max: 1023 },
      act: async (page) => {
        await clickButton(page, /^CV$/);
        await waitForCv(page);
      },
    },
    {
      name: 'candidate details: search in the CV, all quotes highlighted',
      path,
      widths: { min: 1024 },
      act: async (page) => {
        await waitForCv(page);
        await page.keyboard.press('a');
        await page.keyboard.press('/');
        await page.keyboard.type('a');
        await page.locator('[data-hit=current]').waitFor();
      },
    },
    {
      name: 'candidate details: a criterion opened by a key, and all reasons',
      path,
      act: async (page) => {
        await page.keyboard.press('ArrowDown');
        await page.locator('[data-criterion]:focus').waitFor();
        await page.keyboard.press('v');
        await page.locator('button[aria-keyshortcuts=V][aria-pressed=true]').waitFor();
      },
    },
    {
      name: 'candidate details: the reasons of a rejection',
      path,
      act: async (page) => {
        await page.keyboard.press('d');
        await page.getByRole('dialog').getByRole('radio').first().waitFor();
      },
    },
    {
      name: 'candidate details: keys',
      path,
      act: async (page) => {
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'candidate details: splitting a file of two people',
      path: ({ twoPeople }) => `${twoPeople.path}?tab=summary`,
      overlay: true,
      act: async (page) => {
        await clickButton(page, /^(Rozdziel na dwie osoby|Split into two candidates)$/);
        await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      },
    },
    {
      name: 'candidate details: recording a request',
      path: (fixtures) => `${path(fixtures)}?tab=summary`,
      overlay: true,
      act: async (page) => {
        await clickButton(page, /^(Zapisz żądanie kandydata|Record a request of the candidate)$/);
        await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      },
    },
    {
      name: 'candidate details: recording the pay range',
      path: (fixtures) => `${path(fixtures)}?tab=summary`,
      act: async (page) => {
        await clickButton(page, /^(Zmień|Change): (Zakres wynagrodzenia|Pay range)$/);
        await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      },
    },
    ...statusesWithNotice.map((status) => ({
      name: `candidate in status ${status}`,
      path: ({ everyStatus: { processId, candidateIds } }: Fixtures) =>
        `/processes/${processId}/candidates/${candidateIds[status]}`,
    })),
  ]),
  {
    name: 'candidate details: quick view open',
    file: 'app/(app)/@quickView/processes/[processId]/candidates/[candidateId]/page.tsx',
    path,
    act: async (page) => {
      await openQuickView(page);
      await page
        .getByText(/^(Wymagania|Requirements)$/)
        .last()
        .waitFor();
    },
  },
  {
    name: 'candidate details: a module is lost',
    file: 'app/(app)/error.tsx',
    main: true,
    widths: { min: 1024 },
    act: async (page, fixtures) => {
      // As after a reload that did not help.
      await page.evaluate(() => sessionStorage.setItem('reloaded-for-lost-module', String(Date.now())));
      await failLazyScripts(page, path(fixtures));
      await page.goto(path(fixtures));
      await page
        .getByText(/Ooops!|Ups!/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'a CV full-screen',
    file: 'app/pdf/page.tsx',
    act: async (page, { judged }) => {
      await page.goto(`/pdf?processId=${judged.processId}&candidateId=${judged.candidates[0]?.id}`);
      await waitForCv(page);
    },
  },
  ...screensOf('app/(app)/processes/[processId]/candidates/compare/page.tsx', [
    {
      name: 'candidates compared',
      path: ({ judged }) =>
        `/processes/${judged.processId}/candidates/compare?ids=${judged.candidates
          .slice(0, 3)
          .map(({ id }) => id)
          .join(',')}`,
      main: true,
    },
  ]),
];
