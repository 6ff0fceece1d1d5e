import type { Page } from '@playwright/test';
import type { Board } from '@/lib/domain/stage-schemas';
import { daysLater, today } from '@/lib/validation/calendar-day';
import type { Fixtures } from './fixtures';
import { clickButton, failRequests, problem, screensOf, stallRequests, type Screen } from './screen';

const board = ({ judged: { processId } }: Fixtures): string => `/processes/${processId}?tab=board`;
const boardCall = '**/api/v1/processes/*/board';

const owner = {
  userId: '01980000-0000-7000-8000-00000000000a',
  firstName: 'Bogumiła',
  lastName: 'Wielgosz-Konstantynowicz',
};
const names = ['Łucja Wiśniewska', 'Maksymilian Konstantynopolitańczykowski', null, 'Żaneta Ćwik', 'Adam Bąk'];

/** Somebody in each kind of column: late, hidden, with a long name, in an ATS. */
async function showBoard(page: Page): Promise<void> {
  await page.route(boardCall, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Board;
    const [first, second, third] = answer.items;
    const cards = names.map((name, index): Board['cards'][number] => ({
      candidateId: `01980000-0000-7000-8000-00000000001${index}`,
      ordinalNumber: index + 1,
      name,
      currentPosition: index === 1 ? 'Starsza specjalistka do spraw rozliczeń międzynarodowych' : 'Programista Java',
      matchScore: index === 2 ? null : 91 - 7 * index,
      isScoreHidden: index === 2,
      stageId: [first?.stageId, first?.stageId, second?.stageId, null, null][index] ?? null,
      inAts: index === 4 ? { stageId: null } : null,
      owner: index < 3 ? owner : null,
      nextStep: ['Oddzwonić po rozmowie z kierownikiem działu', '', 'Wysłać ofertę', '', ''][index] ?? '',
      dueOn: [daysLater(today(), -2), null, daysLater(today(), 4), null, null][index] ?? null,
    }));
    const items = answer.items.filter((stage) => stage !== third);
    await route.fulfill({ response, json: { ...answer, items, cards, totalItems: cards.length } });
  });
}

/** Stages after the decision to advance. */
export const stageScreens: Screen[] = [
  ...screensOf('app/(app)/processes/[processId]/page.tsx', [
    { name: 'process board', path: board, main: true, inEveryTheme: true, prepare: showBoard },
    {
      name: 'process board: nobody is advanced',
      path: ({ emptyProcessId }) => `/processes/${emptyProcessId}?tab=board`,
    },
    { name: 'process board: read only', role: 'VIEWER', path: board, prepare: showBoard },
    { name: 'process board: loading', path: board, prepare: (page) => stallRequests(page, boardCall) },
    { name: 'process board: failed', path: board, prepare: (page) => failRequests(page, boardCall) },
    {
      name: 'process board: the menu of a card',
      path: board,
      prepare: showBoard,
      act: async (page) => {
        await clickButton(page, /^(Przenieś|Move) .*Żaneta|Przenieś: Żaneta/);
        await page.getByRole('menuitemradio').first().waitFor();
      },
    },
    {
      name: 'process board: the stages of the process are chosen',
      path: board,
      overlay: true,
      prepare: showBoard,
      act: async (page) => {
        await clickButton(page, /^(Etapy tego procesu|Stages of this process)$/);
        await page.getByRole('radio', { name: /^(Tylko wybrane|Only these)$/ }).click();
        await page.getByRole('checkbox').first().waitFor();
      },
    },
  ]),
  ...screensOf('app/(app)/administration/stages/page.tsx', [
    {
      name: 'administration: stages',
      role: 'ADMIN',
      path: '/administration/stages',
      main: true,
      act: (page) => page.getByRole('button', { name: /^(Zapisz etapy|Save stages)$/ }).waitFor(),
    },
    {
      name: 'administration: the stages were changed meanwhile, and one is empty',
      role: 'ADMIN',
      path: '/administration/stages',
      prepare: (page) =>
        page.route('**/api/v1/administration/stages', (route) => route.fulfill(problem(412, 'stages.changed'))),
      act: async (page) => {
        const fields = page.getByRole('region', { name: /^(Etapy po decyzji|Stages after)/ }).getByRole('textbox');
        await fields.first().fill('Zaprosić');
        await clickButton(page, /^(Zapisz etapy|Save stages)$/);
        await page.getByRole('button', { name: /^(Wczytaj tamtą wersję|Load their version)$/ }).waitFor();
        await fields.first().fill('');
        await clickButton(page, /^(Zapisz etapy|Save stages)$/);
        await page
          .getByText(/^(Pole jest wymagane|Field is required|To pole jest wymagane)/)
          .first()
          .waitFor();
      },
    },
  ]),
];
