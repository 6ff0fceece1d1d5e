import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { nameField, pressNextTo, requirementField, sectionHeading } from '../process-wizard';
import { signInAgain, signInWithOwnSession } from './signed-in-pages';

test.beforeEach(async ({ setLocale }) => setLocale('en'));

// Signing in restores the account's language, which other tests change.
const idField = (dialog: Locator) => dialog.getByLabel(/^(ID rekrutacji|Recruitment ID)/);
const description = (dialog: Locator) =>
  dialog.getByRole('textbox', { name: /^(Opis wymagań|Requirements description)$/ });
const submit = (dialog: Locator) => dialog.locator('button[type=submit]');

async function openWizard(page: Page): Promise<Locator> {
  await page.goto('/processes?new=true');
  const dialog = page.getByRole('dialog');
  await nameField(dialog).waitFor();
  return dialog;
}

test('§8 HTTP 401 on a query: what is typed for a new process is there after signing in again', async ({ page }) => {
  const client = await signInWithOwnSession(page);
  const dialog = await openWizard(page);
  const id = `REK/${randomUUID()}`;
  await client.post('/logout');
  await nameField(dialog).fill('Cukierniczka / cukiernik');
  // The form queries whether the ID is free while it is typed.
  await idField(dialog).fill(id);
  await signInAgain(page);
  await expect(page).toHaveURL(/\/processes\?new=true$/);
  await expect(nameField(dialog)).toHaveValue('Cukierniczka / cukiernik');
  await expect(idField(dialog)).toHaveValue(id);
  await submit(dialog).click();
  await expect(sectionHeading(dialog, /^(Opis wymagań|Requirements description)$/)).toBeVisible();
});

test('§8 HTTP 401 on a mutation: a section is in place after signing in again, as it was typed', async ({ page }) => {
  const client = await signInWithOwnSession(page);
  const dialog = await openWizard(page);
  await nameField(dialog).fill('Piekarka / piekarz');
  await pressNextTo(dialog, 2);
  await description(dialog).fill('Wypiek chleba\n- praca w nocy');
  await client.post('/logout');
  await submit(dialog).click();
  await signInAgain(page);
  await expect(description(dialog)).toHaveValue('Wypiek chleba\n- praca w nocy');
  await submit(dialog).click();
  await expect(sectionHeading(dialog, /^(Budżet|Budget)$/)).toBeVisible();

  // The requirement still in the field is saved with those in the list.
  const [processId] = /[0-9a-f-]{36}/.exec(page.url()) ?? [];
  await page.goto(page.url().replace('step=budget', 'step=criteria'));
  await requirementField(dialog).fill('Dwa lata w piekarni');
  await requirementField(dialog).press('Enter');
  await requirementField(dialog).fill('Książeczka sanepidowska');
  await page.context().clearCookies({ name: /session-token/ });
  const create = dialog.getByRole('button', { name: /^(Tylko utwórz|Create only)$/ });
  await create.click();
  await signInAgain(page);
  await create.click();
  await expect(dialog).toHaveCount(0);
  const response = await page.request.get(`/api/v1/processes/${processId}`);
  const { requirementList } = (await response.json()) as { requirementList: { text: string }[] };
  expect(requirementList.map(({ text }) => text)).toEqual(['Dwa lata w piekarni', 'Książeczka sanepidowska']);
});
