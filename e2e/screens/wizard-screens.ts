import type { Locator, Page } from '@playwright/test';
import { nameField, requirementField } from '../process-wizard';
import type { Fixtures } from './fixtures';
import { failRequests, problem, screensOf, stallRequests, type Screen } from './screen';

const wizard = (page: Page): Locator => page.getByRole('dialog');
const submit = (page: Page): Promise<void> => wizard(page).locator('button[type=submit]').click();

const section =
  (step: string) =>
  ({ processes }: Fixtures): string =>
    `/processes?edit=${processes.IN_CREATION}&step=${step}`;
const nameOfCreated = ({ processes: { CREATED: id } }: Fixtures): string => `/processes/${id}?edit=${id}&step=details`;

/** Another user saves the name of the process while it is edited here. */
async function causeConflict(page: Page, { processes }: Fixtures): Promise<void> {
  await nameField(wizard(page)).fill('Operatorka / operator wózka, zmiana nocna');
  await page.route(`**/api/v1/processes/${processes.CREATED}`, async (route) => {
    if (route.request().method() === 'PUT') return route.fulfill(problem(412, 'process.changed-meanwhile'));
    const response = await route.fetch();
    const process = (await response.json()) as object;
    return route.fulfill({ response, json: { ...process, name: 'Operator / operatorka suwnicy' } });
  });
  await submit(page);
  await wizard(page).getByRole('alert').waitFor();
}

/** The wizard for processes: each section, and what can go wrong in it. */
export const wizardScreens: Screen[] = [
  ...screensOf('app/(app)/processes/page.tsx', [
    {
      name: 'wizard: new process',
      path: '/processes?new=true',
      main: true,
      act: (page) => nameField(wizard(page)).waitFor(),
    },
    {
      name: 'wizard: title to be neutral, ID taken',
      path: '/processes?new=true',
      act: async (page, { usedRecruitmentId }) => {
        await nameField(wizard(page)).fill('Sprzedawca');
        await wizard(page)
          .getByLabel(/^(ID rekrutacji|Recruitment ID)/)
          .fill(usedRecruitmentId);
        await wizard(page).locator('[aria-invalid=true]').waitFor();
      },
    },
    {
      name: 'wizard: fields to correct',
      path: '/processes?new=true',
      act: async (page) => {
        await nameField(wizard(page)).waitFor();
        await submit(page);
        await wizard(page).locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'wizard: not saved',
      prepare: (page) => failRequests(page, '**/api/v1/processes'),
      path: '/processes?new=true',
      act: async (page) => {
        await nameField(wizard(page)).fill('Dekarz / Dekarka');
        await submit(page);
        await wizard(page).getByRole('alert').waitFor();
      },
    },
    {
      name: 'wizard: loading',
      prepare: (page, { processes }) => stallRequests(page, `**/api/v1/processes/${processes.IN_CREATION}`),
      path: ({ processes }) => `/processes?edit=${processes.IN_CREATION}`,
      act: (page) => wizard(page).getByRole('status').waitFor(),
    },
    {
      name: 'wizard: description, restored and split',
      path: section('description'),
      act: async (page) => {
        const dialog = wizard(page);
        await dialog.locator('textarea').fill('Wymagania:\n- obsługa wózka widłowego\n- praca na trzy zmiany');
        await page.reload();
        await dialog.getByRole('button', { name: /^(Podziel opis|Split the description)/ }).click();
        await dialog
          .getByRole('button', { name: /^(Dodaj|Add) / })
          .first()
          .click();
      },
    },
    {
      name: 'wizard: budget',
      path: section('budget'),
      act: async (page) => {
        await wizard(page)
          .getByLabel(/^(Kwota|Maximum)/)
          .fill('42');
        await wizard(page)
          .getByLabel(/^(Za|Per)$/)
          .selectOption('HOUR');
      },
    },
    {
      name: 'wizard: location',
      path: section('location'),
      act: async (page) => {
        await wizard(page)
          .getByRole('radio', { name: /^(Hybrydowo|Hybrid)$/ })
          .click();
        await wizard(page)
          .getByLabel(/^(Miejscowość|City)/)
          .fill('Gdańsk');
      },
    },
    {
      name: 'wizard: red flags',
      path: section('redFlags'),
      act: async (page) => {
        const field = wizard(page).getByLabel(/^(Sygnały ostrzegawcze|Red flags)$/);
        await field.fill('Brak uprawnień UDT');
        await field.press('Enter');
        await field.fill('Kobieta w ciąży');
        await wizard(page)
          .getByText(/^(Nie można zapisać|Cannot be saved):$/)
          .first()
          .waitFor();
      },
    },
    {
      name: 'wizard: languages and requirements',
      path: section('criteria'),
      main: true,
      act: async (page) => {
        const dialog = wizard(page);
        for (const text of ['Uprawnienia UDT na wózki jezdniowe', 'Dynamiczna osobowość']) {
          await requirementField(dialog).fill(text);
          await page.keyboard.press('Enter');
        }
        await dialog.getByRole('combobox', { name: /^(Dodaj język|Add a language)$/ }).click();
        await page.getByRole('option').first().click();
        await dialog.getByRole('checkbox').waitFor();
      },
    },
  ]),
  ...screensOf('app/(app)/processes/[processId]/page.tsx', [
    {
      name: 'wizard: effect on candidates',
      path: ({ judged: { processId } }) => `/processes/${processId}?edit=${processId}&step=criteria`,
      act: async (page) => {
        await requirementField(wizard(page)).fill('Uprawnienia SEP');
        await page.keyboard.press('Enter');
        await wizard(page).locator('[data-effect=OUTDATED]').waitFor();
      },
    },
    {
      name: 'wizard: changed meanwhile',
      path: nameOfCreated,
      act: async (page, fixtures) => {
        await causeConflict(page, fixtures);
        await wizard(page).locator('summary').click();
      },
    },
    {
      name: 'wizard: server version, and one’s own beside it',
      path: nameOfCreated,
      act: async (page, fixtures) => {
        await causeConflict(page, fixtures);
        await wizard(page)
          .getByRole('button', { name: /^(Wczytaj|Reload)$/ })
          .click();
        await wizard(page)
          .getByRole('region', { name: /^(Twoja wersja|Your version)$/ })
          .waitFor();
      },
    },
    {
      name: 'wizard: archived',
      path: ({ processes: { ARCHIVED: id } }) => `/processes/${id}?edit=${id}`,
      act: (page) =>
        wizard(page)
          .getByText(/tylko do odczytu|read-only/)
          .waitFor(),
    },
  ]),
];
