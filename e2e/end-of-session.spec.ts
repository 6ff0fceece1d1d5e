import { createActiveProcess } from './api/setup';
import { expect, test } from './fixtures';
import { signInWithOwnSession, signInThroughForm } from './specification/signed-in-pages';

test('files not sent because the session ended are counted after sign-in', async ({ page }) => {
  const client = await signInWithOwnSession(page);
  const { id } = await createActiveProcess(client, 'Introligator / Introligatorka');
  await page.goto(`/processes/${id}`);
  const choose = page.getByLabel('Wybierz pliki CV').first();
  // The page's last request; a 401 to it would redirect before the files are chosen.
  await expect(page.getByRole('button', { name: 'Zatrzymaj' })).toBeVisible();

  await client.post('/logout');
  const file = { name: 'Jan Nowak.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await choose.setInputFiles([file, { ...file, name: 'Ewa Nowak.pdf' }]);
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  await signInThroughForm(page);
  await expect(page).toHaveURL(new RegExp(`/processes/${id}`));
  // Signing in restores the account's language, which other tests change.
  const note = page.getByText(/^(2 pliki nie zostały wysłane, bo sesja wygasła|2 files were not sent because)/);
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: /^(Zamknij|Close)$/ }).click();
  await expect(note).toHaveCount(0);
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
