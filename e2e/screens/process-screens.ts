import { expect, type Page } from '@playwright/test';
import type { Fixtures } from './fixtures';
import { clickButton, failRequests, openQuickView, problem, screensOf, type Screen } from './screen';

const judged = ({ judged: { processId } }: Fixtures): string => `/processes/${processId}`;
const information = (fixtures: Fixtures): string => `${judged(fixtures)}?tab=information`;
const history = (fixtures: Fixtures): string => `${information(fixtures)}&view=history`;
const empty = ({ emptyProcessId }: Fixtures): string => `/processes/${emptyProcessId}`;
const long = ({ longProcessId }: Fixtures): string => `/processes/${longProcessId}`;
const stopped = ({ processes }: Fixtures): string => `/processes/${processes.STOPPED}`;

const shortlist = (fixtures: Fixtures): string => `${judged(fixtures)}/shortlists/${fixtures.shortlistId}`;

const activate = /^(Aktywuj|Activate)$/;

async function selectRows(page: Page, count: number): Promise<void> {
  const boxes = page.locator('tbody').getByRole('checkbox');
  for (let index = 0; index < count; index += 1) await boxes.nth(index).click();
  await page.getByRole('toolbar', { name: /^(Działania na zaznaczonych|Actions for the selection)$/ }).waitFor();
}

const filters = [
  ['status', /^(Status)/],
  ['match', /^(Dopasowanie|Match)/],
  ['decision', /^(Decyzja|Decision)/],
] as const;

/** Opens one of the filters that have no button of their own. */
async function openOtherFilter(page: Page, name: RegExp): Promise<void> {
  await clickButton(page.getByRole('main'), /^(Więcej filtrów|More filters)/);
  await page.getByRole('dialog').locator('summary').filter({ hasText: name }).click();
}

/** One process: its candidates and its information. */
export const processScreens: Screen[] = [
  {
    name: 'process details: quick view open',
    file: 'app/(app)/@quickView/processes/[processId]/page.tsx',
    path: judged,
    overlay: true,
    act: openQuickView,
  },
  ...screensOf('app/(app)/processes/[processId]/page.tsx', [
    { name: 'process details', path: judged, main: true, inEveryTheme: true },
    { name: 'process details, read only', role: 'VIEWER', path: judged },
    {
      name: 'process details: an owner and a next step for several, of whom one is no more',
      path: judged,
      prepare: (page) =>
        page.route('**/api/v1/processes/*/candidates/follow-ups', async (route) => {
          const { choice } = route.request().postDataJSON() as { choice: { candidateIds: string[] } };
          const [candidateId, ...accepted] = choice.candidateIds;
          const refused = [{ candidateId, ordinalNumber: null, reason: 'NOT_FOUND' }];
          await route.fulfill({ json: { requestId: candidateId, accepted, refused } });
        }),
      act: async (page) => {
        await selectRows(page, 2);
        await clickButton(page, /^(Osoba prowadząca i następny krok|Owner and next step)…$/);
        const dialog = page.getByRole('dialog');
        await clickButton(dialog, /^(Zapisz|Save)$/);
        await dialog.getByText(/^(Wybierz osobę prowadzącą albo|Choose an owner or)/).waitFor();
        await dialog.getByRole('textbox', { name: /^(Następny krok|Next step)/ }).fill('Zadzwonić w sprawie terminu');
        await clickButton(dialog, /^(Zapisz|Save)$/);
        await page.getByRole('dialog', { name: /^(Pominięto|1 candidate left out)/ }).waitFor();
      },
    },
    { name: 'process information', path: information, main: true },
    {
      name: 'process information: a section being changed, its effect said',
      path: information,
      main: true,
      act: async (page) => {
        await clickButton(page, /^(Edytuj: Języki|Edit: Languages)/);
        await page.getByRole('textbox', { name: /^(Wymaganie 1|Requirement 1)$/ }).fill('Kotlin');
        await page.locator('[data-effect=OUTDATED]').waitFor();
      },
    },
    {
      name: 'process information: unsaved changes',
      path: information,
      act: async (page) => {
        await clickButton(page, /^(Edytuj: Opis|Edit: Requirements desc)/);
        await page.getByRole('textbox', { name: /^(Opis wymagań|Requirements description)/ }).fill('Inny opis');
        await clickButton(page, /^(Anuluj|Cancel)$/);
        await page.getByRole('button', { name: /^(Wróć do niezapisanych|Back to unsaved)/ }).waitFor();
      },
    },
    {
      name: 'process information: an application form being prepared',
      path: information,
      act: async (page) => {
        await clickButton(page, /^(Przygotuj formularz|Prepare form)$/);
        await clickButton(page.getByRole('dialog'), /^(Dodaj pytanie|Add question)$/);
        await page.getByRole('textbox', { name: /^(Pytanie 1|Question 1)/ }).fill('Ile masz lat?');
      },
    },
    {
      name: 'process information: an application form with its links',
      path: (fixtures) => `${empty(fixtures)}?tab=information`,
      act: (page) => page.getByRole('textbox', { name: 'Link: Strona firmy' }).waitFor(),
    },
    {
      name: 'process information: somebody else has saved the application form meanwhile',
      path: (fixtures) => `${empty(fixtures)}?tab=information`,
      overlay: true,
      prepare: (page) =>
        page.route('**/api/v1/processes/*/application-form', (route) =>
          route.request().method() === 'PUT'
            ? route.fulfill(problem(412, 'application-form.saved-meanwhile'))
            : route.continue(),
        ),
      act: async (page) => {
        await clickButton(page, /^(Edytuj formularz|Edit form)$/);
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox', { name: /^(Tytuł|Title)/ }).fill('Księgowość, pół etatu');
        await clickButton(dialog, /^(Zapisz formularz|Save form)$/);
        await dialog.getByRole('button', { name: /^(Wczytaj tamtą wersję|Load their version)$/ }).waitFor();
      },
    },
    {
      name: 'process information: preview of the application form',
      path: (fixtures) => `${empty(fixtures)}?tab=information`,
      act: async (page) => {
        await clickButton(page, /^(Podgląd|Preview)$/);
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'information of an archived process',
      path: ({ processes }) => `/processes/${processes.ARCHIVED}?tab=information`,
    },
    {
      name: 'history of a process',
      role: 'VIEWER',
      path: history,
      main: true,
      act: (page) => page.getByText(/Utworzono proces|Process created/).waitFor(),
    },
    {
      name: 'history could not be loaded',
      prepare: (page) => failRequests(page, '**/history?*'),
      path: history,
      act: (page) => page.getByText(/Ooops!|Ups!/).waitFor(),
    },
    { name: 'no candidates yet', path: empty, main: true },
    { name: 'one candidate', path: ({ oneRowProcessId }) => `/processes/${oneRowProcessId}` },
    { name: '1,200 candidates, a hundred on a page', path: (fixtures) => `${long(fixtures)}?pageSize=100` },
    { name: 'candidates in every status', path: ({ everyStatus }) => `/processes/${everyStatus.processId}` },
    ...(['ARCHIVED', 'CREATED', 'ERROR', 'IN_CREATION', 'STOPPED'] as const).map((status) => ({
      name: `process in status ${status}`,
      path: ({ processes }: Fixtures) => `/processes/${processes[status]}`,
      act: (page: Page) =>
        page
          .getByRole('main')
          .getByRole('button', { name: /^(Aktywuj|Activate|Archiwizuj|Archive)$/ })
          .first()
          .waitFor(),
    })),
    { name: 'no candidate matches', path: (fixtures) => `${long(fixtures)}?q=qqqqq&status=NEW&matchFrom=40` },
    ...filters.map(([id, name]) => ({
      name: `filter by ${id} open`,
      path: long,
      act: async (page: Page) => {
        await clickButton(page.getByRole('main'), name);
        await page.getByRole('dialog').waitFor();
      },
    })),
    {
      name: 'filter by rating open',
      path: long,
      act: (page) => openOtherFilter(page, /^(Gwiazdki|Rating)/),
    },
    {
      name: 'calendar open',
      path: long,
      overlay: true,
      act: async (page) => {
        await openOtherFilter(page, /^(Data dodania|Date added)/);
        await clickButton(page, /^(Otwórz kalendarz|Open the calendar)/);
        await page.getByRole('grid').locator('th[aria-label=Sunday]').waitFor();
      },
    },
    {
      name: 'cost of a model is asked about',
      path: ({ modelProcessId }) => `/processes/${modelProcessId}`,
      act: async (page) => {
        await selectRows(page, 3);
        await clickButton(page, /^(Analizuj ponownie|Analyse again)$/);
        await page.getByRole('alertdialog').waitFor();
      },
    },
    { name: 'candidates selected', path: long, overlay: true, act: (page) => selectRows(page, 3) },
    {
      name: 'refused candidates',
      // Only statuses that are refused: the others would be analysed.
      path: ({ refusals }) => `/processes/${refusals.processId}?status=NO_FILE_FOUND,DOWNLOADING,AWAITING_DOWNLOAD`,
      act: async (page) => {
        await selectRows(page, 3);
        await clickButton(page, /^(Analizuj ponownie|Analyse again)$/);
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
    },
    {
      name: 'archiving asks for confirmation',
      path: stopped,
      overlay: true,
      act: async (page) => {
        await clickButton(page, /^(Archiwizuj|Archive)$/);
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'a refused file',
      path: empty,
      act: async (page) => {
        const files = ['CV Aleksandra Wielgosz-Konstantynowicz.pdf', 'list motywacyjny.pdf'].map((name) => ({
          name,
          mimeType: 'application/pdf',
          buffer: Buffer.from('MZ\u0000\u0001 no CV'),
        }));
        await page.locator('input[type=file]').first().setInputFiles(files);
        await page
          .getByText(/nie jest plikiem, z którego czytamy|is not a file that CVs/)
          .nth(1)
          .waitFor();
      },
    },
    {
      name: 'candidates could not be loaded',
      path: judged,
      main: true,
      act: async (page) => {
        await failRequests(page, '**/candidates/search?*');
        await clickButton(page, /^(Kandydat|Candidate)$/);
        await page.getByText(/Ooops!|Ups!/).waitFor();
      },
    },
    {
      name: 'error banner',
      path: stopped,
      overlay: true,
      act: async (page) => {
        await failRequests(page, '**/status', 'PUT');
        await clickButton(page, activate);
        await page.locator('[data-banner=error]').hover();
      },
    },
    {
      name: 'success banner',
      path: stopped,
      act: async (page) => {
        // The process keeps its status for the other screens.
        await page.route('**/status', (route) =>
          route.request().method() === 'PUT' ? route.fulfill({ json: { status: 'ACTIVE' } }) : route.continue(),
        );
        // The pointer keeps the banner open; a busy machine may miss its three seconds.
        await expect(async () => {
          await clickButton(page, activate);
          await page.locator('[data-banner=success]').hover({ timeout: 3000 });
        }).toPass({ timeout: 30_000 });
      },
    },
  ]),
  ...screensOf('app/(app)/processes/[processId]/shortlists/page.tsx', [
    { name: 'shortlists of a process', path: (fixtures) => `${judged(fixtures)}/shortlists` },
    { name: 'a process without shortlists', path: (fixtures) => `${empty(fixtures)}/shortlists` },
  ]),
  ...screensOf('app/(app)/processes/[processId]/shortlists/[shortlistId]/page.tsx', [
    { name: 'a shortlist with answers', path: shortlist },
    {
      name: 'a shortlist: a new link',
      path: shortlist,
      act: async (page) => {
        await clickButton(page, /^(Utwórz nowy link|Make a new link)$/);
        await page.getByRole('dialog').waitFor();
      },
    },
  ]),
  ...screensOf('app/(app)/processes/[processId]/shortlists/[shortlistId]/review/page.tsx', [
    { name: 'a shortlist to review', path: (fixtures) => `${shortlist(fixtures)}/review` },
    {
      name: 'a shortlist to review: one candidate',
      path: (fixtures) => `${shortlist(fixtures)}/review?candidate=${fixtures.judged.candidates[0]?.id}`,
      act: (page) => page.locator('textarea').waitFor(),
    },
  ]),
  ...screensOf('app/(app)/processes/[processId]/fairness/page.tsx', [
    { name: 'fairness lab of a process', path: (fixtures) => `${judged(fixtures)}/fairness` },
  ]),
  ...screensOf('app/(app)/processes/[processId]/fairness/[runId]/page.tsx', [
    {
      name: 'report of the fairness lab',
      role: 'ADMIN',
      path: (fixtures) => `${judged(fixtures)}/fairness/${fixtures.fairnessRunId}`,
    },
  ]),
];
