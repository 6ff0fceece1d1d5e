import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ApiClient } from '../tests/api-client';
import { createActiveProcess } from './api/setup';
import { baseUrl, expect, test } from './fixtures';
import { nameField } from './process-wizard';
import type { CandidateRef } from './screens/fixtures';
import { signInAgain, signInWithOwnSession, signInThroughForm } from './specification/signed-in-pages';

/** A process's page whose session has ended, and two CVs chosen there. */
async function chooseFilesWithoutSession(page: Page): Promise<string> {
  const client = await signInWithOwnSession(page);
  const { id } = await createActiveProcess(client, 'Introligator / Introligatorka');
  await page.goto(`/processes/${id}`);
  const choose = page.getByLabel('Wybierz pliki CV').first();
  // The page's last request by itself.
  await expect(page.getByRole('button', { name: 'Zatrzymaj' })).toBeVisible();
  await client.post('/logout');
  const file = { name: 'Jan Nowak.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await choose.setInputFiles([file, { ...file, name: 'Ewa Nowak.pdf', buffer: Buffer.from('%PDF-1.7 ') }]);
  return id;
}

test('files not sent because the session ended are counted after sign-in', async ({ page }) => {
  const id = await chooseFilesWithoutSession(page);
  await signInAgain(page);
  await expect(page).toHaveURL(new RegExp(`/processes/${id}`));
  // Signing in restores the account's language, which other tests change.
  const note = page.getByText(/^(2 pliki nie zostały wysłane, bo sesja wygasła|2 files were not sent because)/);
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: /^(Zamknij|Close)$/ }).click();
  await expect(note).toHaveCount(0);
});

const note = (page: Page) => page.getByRole('textbox', { name: /^(Nowa notatka|New note)$/ });

/** A note in the middle of which the session ends: the next call of the page leads to the login. */
async function writeNoteWithoutSession(page: Page, { path }: CandidateRef): Promise<string> {
  const client = await signInWithOwnSession(page);
  const summary = `${path}?tab=summary`;
  await page.goto(summary);
  await note(page).fill('Dobrze zna się na hydraulice');
  await client.post('/logout');
  return summary;
}

test('a note that was being written is in its place after signing in again; another person gets nothing', async ({
  page,
  fixtures,
}) => {
  const summary = await writeNoteWithoutSession(page, fixtures.own.noteInPlace);
  await page.reload();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  const other = await ApiClient.signIn(baseUrl(), 'ADMIN');
  await page.context().addCookies(other.browserCookies());
  await page.goto(summary);
  await expect(note(page)).toHaveValue('');

  await other.post('/logout');
  await page.goto(summary);
  await signInAgain(page);
  await expect(page.getByText(/^(Przywrócono wpisany tekst|What you had typed is back)/)).toBeVisible();
  await expect(note(page)).toHaveValue('Dobrze zna się na hydraulice');
  await page.getByRole('button', { name: /^(Wyloguj|Log out)$/ }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('hydraulice');
});

test('a note whose saving met the end of the session is named on return and saved when one says so', async ({
  page,
  fixtures,
}) => {
  await writeNoteWithoutSession(page, fixtures.own.noteNamed);
  await page.getByRole('button', { name: /^(Dodaj notatkę|Add note|Add the note)$/ }).click();
  await signInAgain(page);
  const offer = page.locator('[data-banner=error]');
  await expect(offer).toContainText(/Nie zapisano Twojej notatki|Your note was not saved/);
  await offer.getByRole('button', { name: /^(Zapisz teraz|Save now)$/ }).click();
  await expect(page.getByText('Dobrze zna się na hydraulice', { exact: true })).toHaveCount(1);
  await expect(page.getByText(/^(Wszystkie zmiany są zapisane|All changes are saved)/)).toBeVisible();
});

test('who signed in in another tab goes on from the login page by themselves; another person gets the page anew', async ({
  page,
  context,
}) => {
  const client = await signInWithOwnSession(page);
  await page.goto('/processes?new=true');
  const name = nameField(page.getByRole('dialog'));
  await name.fill('Garncarz / Garncarka');
  await client.post('/logout');
  // The form queries whether the ID is free while it is typed.
  await page
    .getByRole('dialog')
    .getByLabel(/^(ID rekrutacji|Recruitment ID)/)
    .fill(`REK/${randomUUID()}`);
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  const tab = await context.newPage();
  await tab.goto('/sign-in');
  await signInThroughForm(tab);
  await expect(page).toHaveURL(/\/processes\?new=true$/);
  await expect(name).toHaveValue('Garncarz / Garncarka');

  const other = await ApiClient.signIn(baseUrl(), 'ADMIN');
  await context.addCookies(other.browserCookies());
  await tab.goto('/login-successful');
  await expect(name).toHaveValue('');
});

test('a navigation without a session returns to its target after sign-in', async ({ page }) => {
  const client = await signInWithOwnSession(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Pulpit' })).toBeVisible();
  await client.post('/logout');
  await page.getByRole('link', { name: 'Symulacja rozmowy' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Finterview-simulations$/);
});

test('sign-in never leads to another site', async ({ page, signIn, baseURL }) => {
  await signIn('RECRUITER');
  await page.goto('/login-successful?returnTo=https%3A%2F%2Fevil.example%2F');
  await expect(page).toHaveURL(`${baseURL}/`);
});
