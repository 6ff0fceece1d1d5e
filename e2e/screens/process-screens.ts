import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen';
import { fail, goTo, goToLive, openQuickView } from './screen';

const details = 'app/(app)/processes/[processId]/page.tsx';

async function selectRows(page: Page, count: number): Promise<void> {
  const boxes = page.locator('tbody').getByRole('checkbox');
  for (let index = 0; index < count; index += 1) await boxes.nth(index).click();
  await page.getByRole('toolbar', { name: /^(Działania na zaznaczonych|Actions for the selection)$/ }).waitFor();
}

/** One process: its candidates and what is known of it. */
export const processScreens: Screen[] = [
  {
    name: 'process details',
    file: details,
    role: 'RECRUITER',
    main: true,
    open: (page, { judged }) => goTo(page, `/processes/${judged.processId}`),
  },
  {
    name: 'process details, read only',
    file: details,
    role: 'VIEWER',
    open: (page, { judged }) => goTo(page, `/processes/${judged.processId}`),
  },
  {
    name: 'process information',
    file: details,
    role: 'RECRUITER',
    main: true,
    open: (page, { judged }) => goTo(page, `/processes/${judged.processId}?tab=information`),
  },
  {
    name: 'process information: a section being changed, its effect said',
    file: details,
    role: 'RECRUITER',
    main: true,
    open: async (page, { judged }) => {
      await goToLive(page, `/processes/${judged.processId}?tab=information`);
      await page.getByRole('button', { name: /^(Edytuj: Języki|Edit: Languages)/ }).click();
      await page.getByRole('textbox', { name: /^(Wymaganie 1|Requirement 1)$/ }).fill('Kotlin');
      await page.locator('[data-effect=OUTDATED]').waitFor();
    },
  },
  {
    name: 'process information: what was typed is kept',
    file: details,
    role: 'RECRUITER',
    open: async (page, { judged }) => {
      await goToLive(page, `/processes/${judged.processId}?tab=information`);
      await page.getByRole('button', { name: /^(Edytuj: Opis|Edit: Requirements desc)/ }).click();
      await page.getByRole('textbox', { name: /^(Opis wymagań|Requirements description)/ }).fill('Inny opis');
      await page.getByRole('button', { name: /^(Anuluj|Cancel)$/ }).click();
      await page.getByRole('button', { name: /^(Wróć do niezapisanych|Back to unsaved)/ }).waitFor();
    },
  },
  {
    name: 'information of an archived process',
    file: details,
    role: 'RECRUITER',
    open: (page, { processes }) => goTo(page, `/processes/${processes.ARCHIVED}?tab=information`),
  },
  {
    name: 'history of a process',
    file: details,
    role: 'VIEWER',
    main: true,
    open: async (page, { judged }) => {
      await goTo(page, `/processes/${judged.processId}?tab=information&view=history`);
      await page.getByText(/Utworzono proces|Process created/).waitFor();
    },
  },
  {
    name: 'history could not be loaded',
    file: details,
    role: 'RECRUITER',
    open: async (page, { judged }) => {
      await fail(page, '**/history?*');
      await goTo(page, `/processes/${judged.processId}?tab=information&view=history`);
      await page.getByText(/Ooops!|Ups!/).waitFor();
    },
  },
  {
    name: 'process details: quick view open',
    file: 'app/(app)/@quickView/processes/[processId]/page.tsx',
    role: 'RECRUITER',
    overlay: true,
    open: async (page, { judged }) => {
      await goToLive(page, `/processes/${judged.processId}`);
      await openQuickView(page);
    },
  },
  {
    name: 'no candidates yet',
    file: details,
    role: 'RECRUITER',
    main: true,
    open: (page, { emptyProcessId }) => goTo(page, `/processes/${emptyProcessId}`),
  },
  {
    name: 'one candidate',
    file: details,
    role: 'RECRUITER',
    open: (page, { oneRowProcessId }) => goTo(page, `/processes/${oneRowProcessId}`),
  },
  {
    name: '1,200 candidates, a hundred on a page',
    file: details,
    role: 'RECRUITER',
    open: (page, { longProcessId }) => goTo(page, `/processes/${longProcessId}?pageSize=100`),
  },
  {
    name: 'candidates in every status',
    file: details,
    role: 'RECRUITER',
    open: (page, { everyStatus }) => goTo(page, `/processes/${everyStatus.processId}`),
  },
  ...(['ARCHIVED', 'CREATED', 'ERROR', 'IN_CREATION', 'STOPPED'] as const).map((status): Screen => ({
    name: `process in status ${status}`,
    file: details,
    role: 'RECRUITER',
    open: async (page, { processes }) => {
      await goTo(page, `/processes/${processes[status]}`);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Aktywuj|Activate|Archiwizuj|Archive)$/ })
        .first()
        .waitFor();
    },
  })),
  {
    name: 'nobody meets the filters',
    file: details,
    role: 'RECRUITER',
    open: (page, { longProcessId }) => goTo(page, `/processes/${longProcessId}?q=qqqqq&status=NEW&matchFrom=40`),
  },
  ...(
    [
      ['status', /^(Status)/],
      ['match', /^(Dopasowanie|Match)/],
      ['rating', /^(Gwiazdki|Rating)/],
      ['date', /^(Data dodania|Date added)/],
    ] as const
  ).map(([id, name]): Screen => ({
    name: `filter by ${id} open`,
    file: details,
    role: 'RECRUITER',
    open: async (page, { longProcessId }) => {
      await goToLive(page, `/processes/${longProcessId}`);
      await page.getByRole('main').getByRole('button', { name }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  })),
  {
    name: 'calendar open',
    file: details,
    role: 'RECRUITER',
    overlay: true,
    open: async (page, { longProcessId }) => {
      await goToLive(page, `/processes/${longProcessId}`);
      await page.getByRole('button', { name: /^(Data dodania|Date added)/ }).click();
      await page
        .getByRole('button', { name: /^(Otwórz kalendarz|Open the calendar)/ })
        .first()
        .click();
      await page.getByRole('grid').locator('th[aria-label=Sunday]').waitFor();
    },
  },
  {
    name: 'candidates selected',
    file: details,
    role: 'RECRUITER',
    overlay: true,
    open: async (page, { longProcessId }) => {
      await goToLive(page, `/processes/${longProcessId}`);
      await selectRows(page, 3);
    },
  },
  {
    name: 'refused candidates',
    file: details,
    role: 'RECRUITER',
    open: async (page, { refusals }) => {
      // Those that are refused: the others would be analysed, and are looked at elsewhere.
      await goToLive(page, `/processes/${refusals.processId}?status=NO_FILE_FOUND,DOWNLOADING,AWAITING_DOWNLOAD`);
      await selectRows(page, 3);
      await page.getByRole('button', { name: /^(Analizuj ponownie|Analyse again)$/ }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'archiving asked',
    file: details,
    role: 'RECRUITER',
    overlay: true,
    open: async (page, { processes }) => {
      await goToLive(page, `/processes/${processes.STOPPED}`);
      await page.getByRole('button', { name: /^(Archiwizuj|Archive)$/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'a refused file',
    file: details,
    role: 'RECRUITER',
    open: async (page, { emptyProcessId }) => {
      await goToLive(page, `/processes/${emptyProcessId}`);
      const files = ['CV Aleksandra Wielgosz-Konstantynowicz.pdf', 'list motywacyjny.pdf'].map((name) => ({
        name,
        mimeType: 'application/pdf',
        buffer: Buffer.from('This is no PDF.'),
      }));
      await page.locator('input[type=file]').first().setInputFiles(files);
      await page
        .getByText(/nie jest dokumentem PDF|is not a PDF/)
        .nth(1)
        .waitFor();
    },
  },
  {
    name: 'candidates could not be loaded',
    file: details,
    role: 'RECRUITER',
    main: true,
    open: async (page, { judged }) => {
      await goToLive(page, `/processes/${judged.processId}`);
      await fail(page, '**/candidates/search?*');
      await page.getByRole('button', { name: /^(Kandydat|Candidate)$/ }).click();
      await page.getByText(/Ooops!|Ups!/).waitFor();
    },
  },
  {
    name: 'error banner',
    file: details,
    role: 'RECRUITER',
    overlay: true,
    open: async (page, { processes }) => {
      await goToLive(page, `/processes/${processes.STOPPED}`);
      await fail(page, '**/status', 500, 'PUT');
      await page.getByRole('button', { name: /^(Aktywuj|Activate)$/ }).click();
      await page.locator('[data-banner=error]').hover();
    },
  },
  {
    name: 'success banner',
    file: details,
    role: 'RECRUITER',
    open: async (page, { processes }) => {
      await goToLive(page, `/processes/${processes.STOPPED}`);
      // The process stays as it is for the other screens.
      await page.route('**/status', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ json: { status: 'ACTIVE' } }) : route.continue(),
      );
      // The pointer keeps the banner; a busy machine may be later than its three seconds.
      await expect(async () => {
        await page.getByRole('button', { name: /^(Aktywuj|Activate)$/ }).click();
        await page.locator('[data-banner=success]').hover({ timeout: 3000 });
      }).toPass({ timeout: 30_000 });
    },
  },
];
