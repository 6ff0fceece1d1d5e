import type { Locator, Page } from '@playwright/test';

/** The titles of the wizard's sections after the first. */
const titles = [
  /^(Opis wymagań|Requirements description)$/,
  /^(Budżet|Budget)$/,
  /^(Lokalizacja|Location)$/,
  /^(Sygnały ostrzegawcze|Red Flags)$/,
  /^(Języki i\swymagania|Languages and requirements)$/,
];

export function sectionHeading(dialog: Locator, title: RegExp): Locator {
  return dialog.getByRole('heading', { level: 3 }).filter({ has: dialog.page().getByText(title) });
}

export const nameField = (dialog: Locator): Locator => dialog.getByLabel(/^(Nazwa rekrutacji|Recruitment name)$/);

export const requirementField = (dialog: Locator): Locator => dialog.getByLabel(/^(Wymagania|Requirements)$/);

/** Presses Next from the first section to the `last`th, counted from 1; they may stay empty. */
export async function pressNextTo(dialog: Locator, last: number): Promise<void> {
  for (const title of titles.slice(0, last - 1)) {
    await dialog.getByRole('button', { name: /^(Dalej|Next)$/ }).click();
    await sectionHeading(dialog, title).waitFor();
  }
}

/** Names a new process and goes to the section with its requirements. */
export async function startProcess(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: /^(Dodaj nowy proces|Add new process)$/ });
  await nameField(dialog).fill(name);
  await pressNextTo(dialog, 6);
  return dialog;
}
