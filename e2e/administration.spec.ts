import { expect, test } from './fixtures';

test('an administrator reaches Administration by the menu and sees people and installation', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('ADMIN');
  await page.goto('/');
  await page.getByRole('link', { name: 'Administracja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Administracja' })).toBeFocused();
  const person = page.getByRole('row', { name: /Tomasz Oglądacz/ });
  await expect(person).toContainText('viewer@tests.example');
  await expect(person).toContainText('Obserwator');
  await expect(page.getByRole('region', { name: 'Ta instalacja' })).toContainText('e-mail i hasło');
  await expectAccessible();
});

test('nobody else sees it in the menu, and its address leads to /forbidden', async ({ page, signIn }) => {
  await signIn('RECRUITER');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Symulacja rozmowy' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Administracja' })).toHaveCount(0);
  await page.goto('/administration');
  await expect(page).toHaveURL(/\/forbidden$/);
  await expect(page.getByText('Nie masz uprawnień do tej strony lub Twoja sesja wygasła.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wróć' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zaloguj się' })).toHaveCount(0);
});
