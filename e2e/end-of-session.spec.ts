import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ApiClient } from '../tests/api-client';
import { createActiveProcess } from './api/setup';
import { baseUrl, expect, test } from './fixtures';
import { nameField } from './process-wizard';
import { signInOverPage, signInWithOwnSession, signInThroughForm } from './specification/signed-in-pages';

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

test('files that wait for a session are sent after signing in over the page', async ({ page }) => {
  await chooseFilesWithoutSession(page);
  let received = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/upload-cv') && response.status() === 201) received += 1;
  });
  await signInOverPage(page);
  await expect.poll(() => received).toBe(2);
});

test('files not sent because the page was left without a session are counted after sign-in', async ({ page }) => {
  const id = await chooseFilesWithoutSession(page);
  await page.getByRole('button', { name: 'Opuść tę stronę' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  await signInThroughForm(page);
  await expect(page).toHaveURL(new RegExp(`/processes/${id}`));
  // Signing in restores the account's language, which other tests change.
  const note = page.getByText(/^(2 pliki nie zostały wysłane, bo sesja wygasła|2 files were not sent because)/);
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: /^(Zamknij|Close)$/ }).click();
  await expect(note).toHaveCount(0);
});

test('signing in in another tab lets the page go on; another person gets it loaded anew', async ({ page, context }) => {
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
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^(Zaloguj się w nowej karcie|Sign in in a new tab)$/ }).click();
  const tab = await opened;
  await signInThroughForm(tab);
  await expect(tab).toHaveURL(/\/signed-in$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
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
