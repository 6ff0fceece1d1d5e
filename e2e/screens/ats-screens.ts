import type { Page } from '@playwright/test';
import {
  accountCheck,
  answerRequests,
  conflicts,
  connection,
  departures,
  failedConnection,
  failedSync,
  erasedInAts,
  inAts,
  preview,
  runningSync,
  runs,
  showAsLinked,
  trialSync,
  unconfirmed,
  waitingSync,
} from './ats-answers';
import type { Fixtures } from './fixtures';
import { clickButton, problem, screensOf, type Screen } from './screen';

const judged = ({ judged: { processId } }: Fixtures): string => `/processes/${processId}`;
const empty = ({ emptyProcessId }: Fixtures): string => `/processes/${emptyProcessId}`;
const information = (fixtures: Fixtures): string => `${judged(fixtures)}?tab=information`;
const candidate = (fixtures: Fixtures): string => `${judged(fixtures)}/candidates/${fixtures.judged.candidates[0]?.id}`;

const connectionList = '**/administration/ats-connections';
const edit = /^(Edytuj|Edit): ATS/;

async function showConnections(page: Page, items: unknown[]): Promise<void> {
  await answerRequests(page, connectionList, { items });
  await answerRequests(page, `${connectionList}/*/syncs`, runs);
}

/** The section of the ATS on the administration page. */
const section = (page: Page) => page.locator('#ats');

async function editLink(page: Page): Promise<void> {
  await clickButton(page, edit);
  await page.getByLabel(/^(Połączenie|Connection)$/).waitFor();
}

/** Selects the first rows and opens the preview of sending them. */
async function previewSending(page: Page): Promise<void> {
  const boxes = page.locator('tbody').getByRole('checkbox');
  for (let index = 0; index < 3; index += 1) await boxes.nth(index).click();
  await clickButton(page, /^(Przenieś do|Move to) [„‘]/);
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

const seeWho = /^(Pokaż osoby|See who)$/;

/** Opens the list of those who were not found in the ATS, and selects all. */
async function openDepartures(page: Page): Promise<void> {
  await clickButton(page, seeWho);
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^(Zaznacz wszystkich|Select all)$/ })
    .check();
}

/** The ATS: its connections, the link of a process, synchronising and sending. Its answers are invented here. */
export const atsScreens: Screen[] = [
  ...screensOf('app/(app)/administration/ats/page.tsx', [
    {
      name: 'administration: no ATS connected',
      role: 'ADMIN',
      path: '/administration/ats',
      prepare: (page) => showConnections(page, []),
      act: (page) => section(page).getByRole('heading', { level: 2 }).nth(1).waitFor(),
    },
    {
      name: 'administration: an ATS and its last synchronisations',
      role: 'ADMIN',
      path: '/administration/ats',
      main: true,
      prepare: (page) => showConnections(page, [connection]),
      act: async (page) => {
        await clickButton(section(page), /^(Ostatnie przebiegi|Last runs)$/);
        await section(page).getByRole('table').waitFor();
      },
    },
    {
      name: 'administration: the account of an ATS was checked',
      role: 'ADMIN',
      path: '/administration/ats',
      main: true,
      prepare: async (page) => {
        await showConnections(page, [connection]);
        await answerRequests(page, `${connectionList}/*/check`, accountCheck, 'POST');
      },
      act: async (page) => {
        await clickButton(section(page), /^(Sprawdź to konto|Check this account)$/);
        await section(page).getByRole('table').waitFor();
      },
    },
    {
      name: 'administration: an ATS that refuses its credentials',
      role: 'ADMIN',
      path: '/administration/ats',
      prepare: (page) => showConnections(page, [failedConnection]),
      act: (page) => section(page).getByRole('listitem', { name: failedConnection.name }).waitFor(),
    },
    {
      name: 'administration: an ATS is being connected',
      role: 'ADMIN',
      path: '/administration/ats',
      prepare: (page) => showConnections(page, []),
      act: async (page) => {
        await clickButton(section(page), /^(Dodaj połączenie|Add connection)$/);
        await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      },
    },
  ]),
  ...screensOf('app/(app)/processes/[processId]/page.tsx', [
    { name: 'process information: the link to an ATS is being made', path: information, act: editLink },
    {
      name: 'process information: linked to an ATS',
      path: information,
      prepare: (page) => showAsLinked(page),
      act: (page) => page.getByText(/(Etap|Stage) [„“]Wybrany przez AI”/).waitFor(),
    },
    {
      name: 'process information: the link to an ATS was changed meanwhile',
      path: information,
      main: true,
      prepare: async (page) => {
        await showAsLinked(page);
        for (const address of ['**/api/v1/processes/*', '**/api/v1/processes/*/ats-link'])
          await page.route(address, (route) =>
            route.request().method() === 'PUT'
              ? route.fulfill(problem(412, 'process.changed-meanwhile'))
              : route.fallback(),
          );
      },
      act: async (page) => {
        await editLink(page);
        await page.getByRole('radio', { name: /REK\/2026/ }).click();
        await clickButton(page, /^(Zapisz|Save)$/);
        await page.getByRole('button', { name: /^(Zapisz moją|Save mine over it)$/ }).waitFor();
      },
    },
    {
      name: 'candidates are coming in from an ATS',
      path: empty,
      main: true,
      prepare: (page) => showAsLinked(page, { present: runningSync }),
      act: (page) =>
        page
          .getByText(/: 340 (z|of)\s/)
          .first()
          .waitFor(),
    },
    {
      name: 'the first candidates of a new link wait to be looked at',
      path: judged,
      main: true,
      prepare: (page) => showAsLinked(page, { present: trialSync }),
      act: (page) => page.getByRole('button', { name: /^(Pobierz wszystkich|Fetch all)$/ }).waitFor(),
    },
    {
      name: 'a synchronisation waits for the ATS',
      path: judged,
      prepare: (page) => showAsLinked(page, { present: waitingSync }),
      act: (page) => page.getByRole('region', { name: /^(Synchronizacja z ATS|Synchronisation with)/ }).waitFor(),
    },
    {
      name: 'a synchronisation did not finish',
      path: judged,
      prepare: (page) => showAsLinked(page, { present: failedSync }),
      act: (page) => page.getByRole('button', { name: /^(Synchronizuj ponownie|Synchronise again)$/ }).waitFor(),
    },
    {
      name: 'candidates were not found in the ATS: the connection may have lost its right',
      role: 'ADMIN',
      path: judged,
      prepare: (page) => showAsLinked(page, { departures }),
      act: (page) => page.getByRole('button', { name: seeWho }).waitFor(),
    },
    {
      name: 'who was not found in the ATS, to be kept or erased',
      path: judged,
      main: true,
      overlay: true,
      prepare: (page) => showAsLinked(page, { departures: { ...departures, readsCandidates: true, restorable: [] } }),
      act: openDepartures,
    },
    {
      name: 'erasing who was not found in the ATS is confirmed',
      path: judged,
      prepare: (page) => showAsLinked(page, { departures }),
      act: async (page) => {
        await openDepartures(page);
        await clickButton(page, /^(Usuń|Erase)…$/);
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'who was erased following the ATS, to be restored',
      role: 'ADMIN',
      path: judged,
      prepare: (page) => showAsLinked(page, { departures: { ...departures, waiting: [], total: 0, said: 0 } }),
      act: async (page) => {
        await clickButton(page, /^(Przywróć|Restore)…$/);
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
    },
    {
      name: 'sending to an ATS: who, where to, on whose approval',
      path: judged,
      overlay: true,
      prepare: async (page) => {
        await showAsLinked(page);
        await answerRequests(page, '**/candidates/pick/preview', preview, 'POST');
      },
      act: previewSending,
    },
    {
      name: 'candidates not sent to an ATS wait for a decision',
      path: judged,
      main: true,
      prepare: (page) => showAsLinked(page, { waiting: conflicts }),
      act: async (page) => {
        await clickButton(page, /^(Zdecyduj|Decide)$/);
        await page
          .getByRole('dialog')
          .getByText(/Rozmowa z kierownikiem/)
          .first()
          .waitFor();
      },
    },
    {
      name: 'a move that an ATS does not confirm waits for a decision',
      path: judged,
      prepare: (page) => showAsLinked(page, { waiting: unconfirmed }),
      act: async (page) => {
        await clickButton(page, /^(Zdecyduj|Decide)$/);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^(Jest tam|It is there)/ })
          .waitFor();
      },
    },
  ]),
  ...screensOf('app/(app)/processes/[processId]/candidates/[candidateId]/page.tsx', [
    {
      name: 'candidate: stage in the ATS, and sending waits for a decision',
      path: candidate,
      main: true,
      prepare: async (page) => {
        await showAsLinked(page);
        await answerRequests(page, '**/candidates/*/ats', inAts);
      },
      act: (page) =>
        page
          .getByText(/ATS: Rozmowa z kierownikiem/)
          .first()
          .waitFor({ state: 'attached' }),
    },
    {
      name: 'candidate: erased following the ATS, can be restored',
      role: 'ADMIN',
      path: candidate,
      prepare: async (page) => {
        await showAsLinked(page);
        await answerRequests(page, '**/candidates/*/ats', erasedInAts);
      },
      act: (page) => page.getByRole('button', { name: /^(Przywróć|Restore)$/ }).waitFor(),
    },
  ]),
];
