import type { Fixtures } from './fixtures';
import { clickButton, openQuickView, screensOf, type Screen } from './screen';

type State = keyof Fixtures['interviews'];

const path =
  (state: State) =>
  ({ interviews }: Fixtures): string =>
    interviews[state];

export const interviewScreens: Screen[] = [
  ...screensOf(
    'app/(app)/processes/[processId]/candidates/[candidateId]/interview-simulation/[interviewSimulationId]/page.tsx',
    [
      { name: 'interview simulation', path: path('inProgress'), main: true },
      { name: 'interview simulation: summary', path: path('completed'), main: true },
      { name: 'interview simulation: questions are prepared', path: path('preparing') },
      { name: 'interview simulation: not prepared', path: path('failed') },
      { name: 'interview simulation, read only', path: path('inProgress'), role: 'VIEWER' },
      {
        name: 'interview simulation: what to listen for',
        path: path('inProgress'),
        act: (page) =>
          page
            .getByText(/^(Na co zwrócić uwagę|What to listen for)$/)
            .last()
            .click(),
      },
      {
        name: 'interview simulation: skip a question',
        path: path('inProgress'),
        act: async (page) => {
          await clickButton(page, /^(Pomiń|Skip)$/);
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'interview simulation: an earlier answer is edited',
        path: path('inProgress'),
        act: (page) => clickButton(page, /^(Popraw odpowiedź|Edit answer)/),
      },
      {
        name: 'interview simulation: finish with open questions',
        path: path('inProgress'),
        act: async (page) => {
          await clickButton(page, /^(Zakończ|Finish)$/);
          await page.getByRole('alertdialog').waitFor();
        },
      },
      {
        name: 'interview simulation: a new one',
        path: ({ interviews }) => `${interviews.inProgress.split('/interview-simulation/')[0]}?tab=summary`,
        act: async (page) => {
          await clickButton(page, /^(Nowa symulacja|New simulation)$/);
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  ),
  {
    name: 'interview simulation: quick view open',
    file: 'app/(app)/@quickView/processes/[processId]/candidates/[candidateId]/interview-simulation/[interviewSimulationId]/page.tsx',
    path: path('inProgress'),
    act: openQuickView,
  },
];
