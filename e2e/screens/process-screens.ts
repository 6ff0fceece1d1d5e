import type { Page } from '@playwright/test';
import type { Screen } from './screen';
import { fail, goTo, goToLive, holdBack } from './screen';

const list = 'app/(app)/processes/page.tsx';
const details = 'app/(app)/processes/[processId]/page.tsx';

async function openQuickView(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Pokaż szybki podgląd|Show quick view)$/ }).click();
  const panel = page.getByRole('complementary', { name: /^(Szybki podgląd|Quick view)$/ }).or(page.getByRole('dialog'));
  await panel.getByText(/\w/).first().waitFor();
}

async function openNewProcess(page: Page) {
  await goToLive(page, '/processes?new=true');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

async function selectRows(page: Page, count: number): Promise<void> {
  const boxes = page.locator('tbody').getByRole('checkbox');
  for (let index = 0; index < count; index += 1) await boxes.nth(index).click();
  await page.getByRole('toolbar', { name: /^(Działania na zaznaczonych|Acts on the selection)$/ }).waitFor();
}

const listScreens: Screen[] = [
  {
    name: 'process list',
    file: list,
    role: 'RECRUITER',
    main: true,
    open: (page) => goTo(page, '/processes?pageSize=50'),
  },
  { name: 'process list, read only', file: list, role: 'VIEWER', open: (page) => goTo(page, '/processes') },
  {
    name: 'process list: quick view open',
    file: 'app/(app)/@quickView/processes/page.tsx',
    role: 'RECRUITER',
    open: async (page) => {
      await goToLive(page, '/processes');
      await openQuickView(page);
    },
  },
  {
    name: 'process list: columns',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      await goToLive(page, '/processes');
      await page.getByRole('button', { name: /^(Kolumny|Columns)$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'process list: rows per page',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      await goToLive(page, '/processes');
      await page.getByRole('combobox').last().click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'process list: loading',
    file: 'app/(app)/processes/loading.tsx',
    role: 'RECRUITER',
    widths: { min: 1024 },
    open: async (page) => {
      await goToLive(page, '/');
      await holdBack(page, /\/processes\?_rsc=/);
      await page
        .getByRole('navigation')
        .first()
        .getByRole('link', { name: /^(Procesy|Processes)$/ })
        .click();
      await page.getByRole('heading', { level: 1, name: /^(Procesy|Processes)$/ }).waitFor();
    },
  },
  {
    name: 'new process',
    file: list,
    role: 'RECRUITER',
    main: true,
    open: async (page) => void (await openNewProcess(page)),
  },
  {
    name: 'new process: requirements typed',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      const dialog = await openNewProcess(page);
      await dialog.getByLabel(/^(Nazwa|Name)$/).fill('Specjalistka / specjalista ds. zamówień publicznych');
      const field = dialog.getByLabel(/^(Wymagania|Requirements)$/);
      for (const text of [
        'Znajomość prawa zamówień publicznych',
        'Co najmniej 3 lata w dziale zakupów sektora publicznego',
      ]) {
        await field.fill(text);
        await field.press('Enter');
      }
      await dialog.getByRole('listitem').nth(1).waitFor();
    },
  },
  {
    name: 'new process: fields to correct',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      const dialog = await openNewProcess(page);
      await dialog.locator('button[type=submit]').click();
      await dialog.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'new process: not saved',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      const dialog = await openNewProcess(page);
      await fail(page, '**/api/v1/processes');
      await dialog.getByLabel(/^(Nazwa|Name)$/).fill('Dekarz / Dekarka');
      await dialog.getByLabel(/^(Wymagania|Requirements)$/).fill('Krycie dachów blachą');
      await page.keyboard.press('Enter');
      await dialog.locator('button[type=submit]').click();
      await dialog.getByRole('alert').waitFor();
    },
  },
];

const detailScreens: Screen[] = [
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
    name: 'process details: quick view open',
    file: 'app/(app)/@quickView/processes/[processId]/page.tsx',
    role: 'RECRUITER',
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
      ['rating', /^(Ocena|Rating)/],
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
    name: 'candidates selected',
    file: details,
    role: 'RECRUITER',
    open: async (page, { longProcessId }) => {
      await goToLive(page, `/processes/${longProcessId}`);
      await selectRows(page, 3);
    },
  },
  {
    name: 'refused candidates',
    file: details,
    role: 'RECRUITER',
    open: async (page, { everyStatus }) => {
      await goToLive(page, `/processes/${everyStatus.processId}`);
      await selectRows(page, 5);
      await page.getByRole('button', { name: /^(Analizuj ponownie|Analyse again)$/ }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'archiving asked',
    file: details,
    role: 'RECRUITER',
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
        .getByText(/nie jest plikiem PDF|is not a PDF/)
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
    open: async (page, { processes }) => {
      await goToLive(page, `/processes/${processes.STOPPED}`);
      await fail(page, '**/status');
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
      await page.route('**/status', (route) => route.fulfill({ json: {} }));
      await page.getByRole('button', { name: /^(Aktywuj|Activate)$/ }).click();
      await page.locator('[data-banner=success]').hover();
    },
  },
];

export const processScreens: Screen[] = [...listScreens, ...detailScreens];
