import type { Locator, Page } from '@playwright/test';

/** The wizard's sections after the first, by their titles in both languages. */
const titles = [
  /^(Opis wymagań|Requirements description)$/,
  /^(Budżet|Budget)$/,
  /^(Lokalizacja|Location)$/,
  /^(Sygnały ostrzegawcze|Red Flags)$/,
  /^(Języki i\swymagania|Languages and requirements)$/,
];

/** The heading of the section that is shown. */
export function sectionHeading(dialog: Locator, title: RegExp): Locator {
  return dialog.getByRole('heading', { level: 3 }).filter({ has: dialog.page().getByText(title) });
}

/** The field for the recruitment's name. */
export const nameField = (dialog: Locator): Locator => dialog.getByLabel(/^(Nazwa rekrutacji|Recruitment name)$/);

/** The field in which requirements are typed. */
export const requirementField = (dialog: Locator): Locator => dialog.getByLabel(/^(Wymagania|Requirements)$/);

/** Presses Next through the sections that may stay empty, from the first one to the `last`th, counted from 1. */
export async function pressNextTo(dialog: Locator, last: number): Promise<void> {
  for (const title of titles.slice(0, last - 1)) {
    await dialog.getByRole('button', { name: /^(Dalej|Next)$/ }).click();
    await sectionHeading(dialog, title).waitFor();
  }
}

/** A new process in the wizard: named, and at the section with its requirements. */
export async function startProcess(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: /^(Dodaj nowy proces|Add new process)$/ });
  await nameField(dialog).fill(name);
  await pressNextTo(dialog, 6);
  return dialog;
}
