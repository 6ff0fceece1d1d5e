import { OpenAiServer } from '../tests/openai-server/openai-server';
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
  await expectAccessible();
  const menu = page.getByRole('navigation', { name: 'Administracja' });
  await expect(menu.getByRole('link', { name: 'Osoby' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Logowanie' }).click();
  await expect(page).toHaveTitle(/^Logowanie – Administracja/);
  await expect(page.getByRole('region', { name: 'Logowanie', exact: true })).toContainText('e-mail i hasło');
  await menu.getByRole('link', { name: 'System' }).click();
  await expect(page.getByRole('region', { name: 'Ta instalacja' })).toContainText('Wersja');
  await expect(page.getByRole('link', { name: 'Pomoc do tej strony' })).toHaveAttribute('href', '/docs/operation');
});

test('addresses of the sections of the one former page lead to their pages', async ({ page, signIn }) => {
  // Before any account is looked up: a browser takes the anchor along with an HTTP redirect only.
  const redirect = await page.request.get('/administration', { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers()['location']]).toEqual([307, '/administration/people']);
  await signIn('ADMIN');
  for (const [anchor, path] of [
    ['#model', 'model'],
    ['#ats', 'ats'],
    ['#decision-reasons', 'decision-reasons'],
    ['#system', 'system'],
    ['', 'people'],
  ]) {
    await page.goto(`/administration${anchor}`);
    await expect(page).toHaveURL(`/administration/${path}`);
  }
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

test('an administrator sets the model up, tries it and removes the key, and never sees the key again', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const key = 'sk-page-tests-0123456789-wxyz';
  await signIn('ADMIN');
  await page.goto('/administration/model');
  const model = page.getByRole('region', { name: 'Model', exact: true });
  // Switched off, so that the built-in engine goes on judging in the other tests.
  await model.getByLabel('Oceniaj tym modelem').uncheck();
  await model.getByLabel('Adres API').fill('http://127.0.0.1:1/v1');
  await model.getByRole('textbox', { name: 'Model', exact: true }).fill('reader-1');
  await model.getByLabel('Klucz API').fill(key);
  await model.getByRole('textbox', { name: /^Wejście ?\(?opcj/ }).fill('0,25');
  await model.getByLabel('Wyjście').fill('2');
  await model.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(model.getByText('Dostawca nie odpowiada pod tym adresem.')).toBeVisible();
  await model.getByRole('button', { name: 'Wypróbuj na 5 przykładach' }).click();
  await expect(model.getByRole('region', { name: 'Próba modelu reader-1' })).toContainText(
    /Próba zakończyła się na przykładzie 1\sz\s5\..*Dostawca AI nie odpowiada/,
  );
  await model.getByRole('button', { name: 'Zapisz ustawienia' }).click();
  await expect(page.getByText('Zapisano ustawienia modelu.')).toBeVisible();
  await expect(model.getByText('Klucz kończący się na …wxyz jest zapisany.')).toBeVisible();
  await page.reload();
  await expect(model.getByLabel('Wyjście')).toHaveValue('2');
  await expect(model.getByLabel('Klucz API')).toHaveValue('');
  expect(await page.content()).not.toContain(key);
  await expectAccessible();
  await model.getByLabel('Usuń zapisany klucz').check();
  await model.getByRole('button', { name: 'Zapisz ustawienia' }).click();
  await expect(model.getByText(/^Nie ma klucza\./)).toBeVisible();
});

test('a model is tried on examples by keyboard, judges some, and is stopped', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const server = await OpenAiServer.start();
  await signIn('ADMIN');
  await page.goto('/administration/model');
  const model = page.getByRole('region', { name: 'Model', exact: true });
  await model.getByLabel('Adres API').fill(server.url);
  await model.getByRole('textbox', { name: 'Model', exact: true }).fill('gpt-4.1-mini');
  await model.getByLabel('Klucz API').fill(server.apiKey);
  await model.getByRole('button', { name: 'Wypróbuj na 5 przykładach' }).press('Enter');
  const trial = model.getByRole('region', { name: 'Próba modelu gpt-4.1-mini' });
  await expect(trial.getByRole('heading')).toContainText(/Trafne oceny: \d+\sz\s40/, { timeout: 60_000 });
  await expect(trial).toContainText(/Wbudowane reguły mają \d+ trafnych/);
  await trial.getByText('Samodzielna księgowa, CV po polsku').click();
  await expect(trial.getByRole('row', { name: /Bardzo dobra znajomość Excela/ })).toContainText('Niespełnione');
  await expectAccessible();
  server.answerMs = 60_000;
  const before = server.requests.length;
  await model.getByRole('button', { name: 'Wypróbuj na 5 przykładach' }).press('Enter');
  await expect.poll(() => server.requests.length).toBeGreaterThan(before);
  await model.getByRole('button', { name: 'Przerwij próbę' }).press('Enter');
  await expect(trial).toContainText(/Przerwano po 0\sz\s5/);
  await expect(model.getByRole('button', { name: 'Wypróbuj na 5 przykładach' })).toBeFocused();
  await server.close();
});
