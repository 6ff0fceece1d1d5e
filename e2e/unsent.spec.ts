import type { Page } from '@playwright/test';
import { ApiClient } from '../tests/api-client';
import { baseUrl, expect, test } from './fixtures';
import type { CandidateRef } from './screens/fixtures';
import { signInWithOwnSession } from './specification/signed-in-pages';

/** Opens the candidate until a decision can be made. */
async function open(page: Page, { path }: CandidateRef): Promise<void> {
  await page.goto(path);
  await expect(decisionBar(page)).toBeVisible();
}

const unsent = (page: Page) => page.getByRole('button', { name: /zmian\S* (czeka|niezapisan)/ });
const decisionBar = (page: Page) => page.getByRole('region', { name: 'Decyzja' });
const lost = (page: Page) => page.locator('[data-connection="lost"]');

interface Activity {
  items: { kind: string }[];
}

async function kinds(client: ApiClient, path: string): Promise<string[]> {
  return (await client.get<Activity>(`${path}/activity`)).body.items.map(({ kind }) => kind);
}

async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(lost(page)).toBeVisible();
}

test('what is done offline is not saved, is sent once when the connection is back, survives a reload, and is sent in order when the person says so', async ({
  page,
  context,
  signIn,
  fixtures,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  const { path } = fixtures.own.offline;
  await open(page, fixtures.own.offline);
  await loseConnection(page);
  await page.keyboard.press('h');
  await expect(
    decisionBar(page).getByText('Nie zapisano: zapisze się po powrocie połączenia lub zalogowaniu'),
  ).toBeVisible();
  await page.keyboard.press('4');
  await page.getByRole('tab', { name: 'Podsumowanie' }).click();
  await page.getByRole('textbox', { name: 'Nowa notatka' }).fill('Oddzwonić w piątek');
  await page.getByRole('button', { name: 'Dodaj notatkę' }).click();
  await expect(page.getByRole('button', { name: '3 zmiany niezapisane' })).toBeVisible();
  await unsent(page).click();
  const dialog = page.getByRole('dialog', { name: 'Niezapisane zmiany' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expectAccessible();
  await page.keyboard.press('Escape');

  // The connection is back, writing does not work yet: it is tried once.
  let attempts = 0;
  await page.route('**/decision', (route) => {
    attempts += 1;
    return route.abort();
  });
  await context.setOffline(false);
  await expect(page.getByRole('alert').getByText(/^Nie zapisano: .*Wstrzym/)).toBeVisible();
  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await expect(unsent(page)).toBeVisible();
  expect(await kinds(client, path)).not.toContain('DECIDED');
  expect(attempts).toBe(1);
  await page.unroute('**/decision');
  await unsent(page).click();
  await dialog.getByRole('button', { name: 'Spróbuj wszystkie ponownie' }).click();
  await expect(unsent(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText('Wszystkie zmiany są zapisane.')).toBeVisible();
  const told = await kinds(client, path);
  expect(told.filter((kind) => kind === 'DECIDED' || kind === 'NOTE')).toEqual(['NOTE', 'DECIDED']);
  const { body } = await client.get<{ rate: number; rateSource: string }>(`${path}?peek=true`);
  expect(body).toMatchObject({ rate: 4, rateSource: 'RECRUITER' });
});

test('a response that gets lost: an error says so, and the decision is sent again by the person alone and made once', async ({
  page,
  signIn,
  fixtures,
}) => {
  const client = await signIn('RECRUITER');
  const { path } = fixtures.own.lostAnswer;
  await open(page, fixtures.own.lostAnswer);
  let attempts = 0;
  await page.route('**/decision', async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.keyboard.press('s');
  await expect(page.getByRole('alert').getByText(/^Nie zapisano: /)).toBeVisible();
  await expect(decisionBar(page).getByText('Nie zapisano')).toBeVisible();
  await page.waitForTimeout(5_000);
  expect(attempts).toBe(1);
  await decisionBar(page).getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(unsent(page)).toHaveCount(0);
  expect(attempts).toBe(2);
  await expect.poll(() => kinds(client, path)).toContain('DECIDED');
  expect((await kinds(client, path)).filter((kind) => kind === 'DECIDED')).toHaveLength(1);
});

for (const [choice, place, kept] of [
  ['Zapisz moją', 'keepsMine', 'HOLD'],
  ['Zostaw obecną', 'keepsTheirs', 'REJECT'],
] as const) {
  test(`somebody else decided meanwhile: “${choice}”`, async ({
    page,
    context,
    signIn,
    api,
    fixtures,
    expectAccessible,
  }) => {
    const client = await signIn('RECRUITER');
    const { path } = fixtures.own[place];
    await open(page, fixtures.own[place]);
    await loseConnection(page);
    await page.keyboard.press('h');
    await expect(unsent(page)).toBeVisible();
    await (await api('ADMIN')).post(`${path}/decision`, { decision: 'REJECT', replaces: null });
    await context.setOffline(false);
    const button = page.getByRole('button', { name: '1 zmiana czeka na Twój wybór' });
    await expect(button).toBeVisible({ timeout: 30_000 });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Niezapisane zmiany' });
    await expect(dialog.getByText(/W\smiędzyczasie ktoś inny zdecydował: Odrzuc.* \(Halina Testowa, /)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog.getByText('Nie ma niezapisanych zmian.')).toBeVisible();
    await expect
      .poll(
        async () => (await client.get<{ decision: { decision: string } }>(`${path}?peek=true`)).body.decision.decision,
      )
      .toBe(kept);
  });
}

test('a session that has ended keeps changes for its own account', async ({ page, context, fixtures }) => {
  const client = await signInWithOwnSession(page);
  const { path, processId } = fixtures.own.endedDeciding;
  await open(page, fixtures.own.endedDeciding);
  await client.post('/logout');
  await page.keyboard.press('h');
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);

  const other = await ApiClient.signIn(baseUrl(), 'ADMIN');
  await context.clearCookies();
  await context.addCookies(other.browserCookies());
  await page.goto(`/processes/${processId}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(unsent(page)).toHaveCount(0);
  expect(await kinds(other, path)).not.toContain('DECIDED');

  const again = await ApiClient.signIn(baseUrl(), 'RECRUITER');
  await context.clearCookies();
  await context.addCookies(again.browserCookies());
  await page.goto(`/processes/${processId}`);
  await page.getByRole('button', { name: 'Zapisz teraz' }).click();
  await expect.poll(() => kinds(again, path)).toContain('DECIDED');
});

test('another tab shows a decision, and a deleted candidate is noticed, within five seconds', async ({
  page,
  context,
  signIn,
  api,
  fixtures,
}) => {
  const client = await signIn('RECRUITER');
  const { path } = fixtures.own.twoTabs;
  await open(page, fixtures.own.twoTabs);
  const second = await context.newPage();
  await second.goto(path);
  await expect(decisionBar(second)).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('h');
  await expect(decisionBar(page).getByRole('button', { name: /Wstrzymaj/, pressed: true })).toBeVisible();
  // Shown before it is stored.
  await expect.poll(() => kinds(client, path)).toContain('DECIDED');
  await second.bringToFront();
  await expect(decisionBar(second).getByRole('button', { name: /Wstrzymaj/, pressed: true })).toBeVisible({
    timeout: 5_000,
  });

  const erased = await (await api('ADMIN')).delete(path);
  expect([200, 204], JSON.stringify(erased.body)).toContain(erased.status);
  await expect(second.getByText('Tego kandydata już nie ma')).toBeVisible({ timeout: 5_000 });
  await second
    .getByRole('link', { name: /kandydat/i })
    .first()
    .click();
  await expect(second.getByRole('grid')).toBeVisible();
  expect((await client.get(path)).status).toBe(404);
});

test('on a slow line the first page is on the screen before the file has arrived', async ({
  page,
  signIn,
  fixtures,
}) => {
  await signIn('RECRUITER');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/cv/pages', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/processes/${fixtures.judged.processId}/candidates/${fixtures.judged.candidates[0]?.id}`);
  const picture = page.locator('[data-first-page] img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expect(page.locator('[data-page="1"]')).toHaveCount(0);
  release();
  await expect(page.locator('[data-page="1"] canvas').first()).toBeVisible();
  await expect(picture).toHaveCount(0);
});

test('unfinished processes are one group, and each goes with one click and comes back', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  const name = `Latarniczka / Latarnik ${Date.now()}`;
  await client.post('/processes', { name });
  await page.goto('/processes?view=all');
  await page.getByRole('button', { name: /nieukończon/ }).click();
  const drafts = page.getByRole('region', { name: 'Nieukończone procesy' });
  await expect(drafts.getByText(name)).toBeVisible();
  await expect(page.getByRole('grid').getByText(name)).toHaveCount(0);
  await expectAccessible();
  await drafts.getByRole('button', { name: `Usuń: ${name}` }).click();
  await expect(drafts.getByText(name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(drafts.getByText(name)).toBeVisible();
});
