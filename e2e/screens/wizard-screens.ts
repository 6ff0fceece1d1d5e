import type { Locator, Page } from '@playwright/test';
import { nameField, requirementField } from '../process-wizard';
import type { Scene } from './scene';
import type { Screen } from './screen';
import { fail, goToLive, holdBack } from './screen';

const list = 'app/(app)/processes/page.tsx';
const details = 'app/(app)/processes/[processId]/page.tsx';

async function openNew(page: Page): Promise<Locator> {
  await goToLive(page, '/processes?new=true');
  const dialog = page.getByRole('dialog');
  await nameField(dialog).waitFor();
  return dialog;
}

async function openSection(page: Page, scene: Scene, step: string): Promise<Locator> {
  await goToLive(page, `/processes?edit=${scene.processes.IN_CREATION}&step=${step}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { level: 3 }).waitFor();
  return dialog;
}

/** Somebody else saves the name of the process while it is edited here. */
async function meetChange(page: Page, scene: Scene): Promise<Locator> {
  const processId = scene.processes.CREATED;
  await goToLive(page, `/processes/${processId}?edit=${processId}&step=details`);
  const dialog = page.getByRole('dialog');
  await nameField(dialog).fill('Operatorka / operator wózka, zmiana nocna');
  await page.route(`**/api/v1/processes/${processId}`, async (route) => {
    if (route.request().method() === 'PUT') {
      const body = { code: 'process.changed-meanwhile', title: '', status: 412, detail: '', errors: [] };
      return route.fulfill({ status: 412, contentType: 'application/problem+json', body: JSON.stringify(body) });
    }
    const answer = await route.fetch();
    const process = (await answer.json()) as object;
    return route.fulfill({ response: answer, json: { ...process, name: 'Operator / operatorka suwnicy' } });
  });
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('alert').waitFor();
  return dialog;
}

/** The wizard for processes: each section, and what may come in its way. */
export const wizardScreens: Screen[] = [
  {
    name: 'wizard: new process',
    file: list,
    role: 'RECRUITER',
    main: true,
    open: async (page) => void (await openNew(page)),
  },
  {
    name: 'wizard: title to be neutral, ID taken',
    file: list,
    role: 'RECRUITER',
    open: async (page, scene) => {
      const dialog = await openNew(page);
      await nameField(dialog).fill('Sprzedawca');
      await dialog.getByLabel(/^(ID rekrutacji|Recruitment ID)/).fill(scene.usedRecruitmentId);
      await dialog.locator('[aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'wizard: fields to correct',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      const dialog = await openNew(page);
      await dialog.locator('button[type=submit]').click();
      await dialog.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'wizard: not saved',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      const dialog = await openNew(page);
      await fail(page, '**/api/v1/processes');
      await nameField(dialog).fill('Dekarz / Dekarka');
      await dialog.locator('button[type=submit]').click();
      await dialog.getByRole('alert').waitFor();
    },
  },
  {
    name: 'wizard: loading',
    file: list,
    role: 'RECRUITER',
    open: async (page, scene) => {
      await holdBack(page, `**/api/v1/processes/${scene.processes.IN_CREATION}`);
      await goToLive(page, `/processes?edit=${scene.processes.IN_CREATION}`);
      await page.getByRole('dialog').getByRole('status').waitFor();
    },
  },
  {
    name: 'wizard: description, restored and split',
    file: list,
    role: 'RECRUITER',
    open: async (page, scene) => {
      const dialog = await openSection(page, scene, 'description');
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
    file: list,
    role: 'RECRUITER',
    open: async (page, scene) => {
      const dialog = await openSection(page, scene, 'budget');
      await dialog.getByLabel(/^(Kwota|Maximum)/).fill('42');
      await dialog.getByLabel(/^(Za|Per)$/).selectOption('HOUR');
    },
  },
  {
    name: 'wizard: location',
    file: list,
    role: 'RECRUITER',
    open: async (page, scene) => {
      const dialog = await openSection(page, scene, 'location');
      await dialog.getByRole('radio', { name: /^(Hybrydowo|Hybrid)$/ }).click();
      await dialog.getByLabel(/^(Miejsce|Place)/).fill('Gdańsk');
    },
  },
  {
    name: 'wizard: red flags',
    file: list,
    role: 'RECRUITER',
    open: async (page, scene) => {
      const dialog = await openSection(page, scene, 'redFlags');
      const field = dialog.getByLabel(/^(Sygnały ostrzegawcze|Red flags)$/);
      await field.fill('Brak uprawnień UDT');
      await field.press('Enter');
      await field.fill('Kobieta w ciąży');
      await dialog
        .getByText(/^(Nie można zapisać|Cannot be saved):$/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'wizard: languages and requirements',
    file: list,
    role: 'RECRUITER',
    main: true,
    open: async (page, scene) => {
      const dialog = await openSection(page, scene, 'criteria');
      for (const text of ['Uprawnienia UDT na wózki jezdniowe', 'Dynamiczna osobowość']) {
        await requirementField(dialog).fill(text);
        await page.keyboard.press('Enter');
      }
      await dialog.getByRole('combobox', { name: /^(Dodaj język|Add a language)$/ }).click();
      await page.getByRole('option').first().click();
      await dialog.getByRole('checkbox').waitFor();
    },
  },
  {
    name: 'wizard: effect on candidates',
    file: details,
    role: 'RECRUITER',
    open: async (page, scene) => {
      const processId = scene.judged.processId;
      await goToLive(page, `/processes/${processId}?edit=${processId}&step=criteria`);
      const dialog = page.getByRole('dialog');
      await requirementField(dialog).fill('Uprawnienia SEP');
      await page.keyboard.press('Enter');
      await dialog.locator('[data-effect=OUTDATED]').waitFor();
    },
  },
  {
    name: 'wizard: changed meanwhile',
    file: details,
    role: 'RECRUITER',
    open: async (page, scene) => {
      const dialog = await meetChange(page, scene);
      await dialog.locator('summary').click();
    },
  },
  {
    name: 'wizard: their version, and one’s own beside it',
    file: details,
    role: 'RECRUITER',
    open: async (page, scene) => {
      const dialog = await meetChange(page, scene);
      await dialog.getByRole('button', { name: /^(Wczytaj|Reload)$/ }).click();
      await dialog.getByRole('region', { name: /^(Twoja wersja|Your version)$/ }).waitFor();
    },
  },
  {
    name: 'wizard: archived',
    file: details,
    role: 'RECRUITER',
    open: async (page, scene) => {
      await goToLive(page, `/processes/${scene.processes.ARCHIVED}?edit=${scene.processes.ARCHIVED}`);
      await page
        .getByRole('dialog')
        .getByText(/tylko do odczytu|read-only/)
        .waitFor();
    },
  },
];
