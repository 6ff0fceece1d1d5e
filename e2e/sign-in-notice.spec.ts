import { ApiClient } from '../tests/api-client';
import { baseUrl, expect, test } from './fixtures';

test('failed sign-ins are told to their account once, and stand in the audit log', async ({
  page,
  context,
  fixtures,
  signIn,
  expectAccessible,
}) => {
  const { newViewerEmail: email, newUserPassword: password } = fixtures;
  const guess = () => ApiClient.signInAs(baseUrl(), email, 'Zgaduję-1!', '203.0.113.77');
  await expect(guess()).rejects.toThrow('refused');
  await expect(guess()).rejects.toThrow('refused');
  const client = await ApiClient.signInAs(baseUrl(), email, password);
  await context.addCookies(client.browserCookies());
  await page.goto('/');
  const notice = page.getByRole('status').filter({ hasText: 'nieudane próby logowania' });
  await expect(notice).toContainText('2 nieudane próby logowania na Twoje konto od poprzedniego zalogowania');
  await expect(notice).toContainText('z adresu 203.0.113.77');
  await expectAccessible();
  // It takes its room from the page, which scrolls in what is left: nothing is below the edge of the window.
  for (const path of ['/', '/processes', '/docs/settings']) {
    await page.goto(path);
    await expect(notice).toBeVisible();
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const isWithin = () =>
        page.evaluate((edge) => {
          const main = document.querySelector('#main')?.getBoundingClientRect().bottom ?? 0;
          const stuck = [...document.querySelectorAll('#main .sticky')].map((one) => one.getBoundingClientRect());
          const shown = stuck.filter((one) => one.height > 0 && one.top < main).map((one) => one.bottom);
          return {
            page: document.documentElement.scrollHeight <= edge,
            main: Math.round(main) <= edge,
            stuck: Math.max(0, ...shown) <= edge + 1,
          };
        }, height);
      // React renders anew a moment after the window has changed.
      await expect
        .poll(isWithin, { message: `${path}, ${width} px wide` })
        .toEqual({ page: true, main: true, stuck: true });
    }
  }
  await page.goto('/');
  const dismissed = page.waitForResponse((response) => response.url().endsWith('/users/me/sign-in-notice'));
  await notice.getByRole('button', { name: 'Zamknij powiadomienie' }).click();
  await expect(notice).toHaveCount(0);
  expect((await dismissed).status()).toBe(204);
  await page.reload();
  await expect(notice).toHaveCount(0);

  await signIn('ADMIN');
  await page.goto('/administration/sign-in');
  await page.getByRole('main').getByRole('link', { name: 'w dzienniku audytu' }).click();
  const row = page
    .getByRole('region', { name: 'Dziennik: nieudane logowania' })
    .getByRole('row')
    .filter({ hasText: email });
  await expect(row).toContainText('203.0.113.77');
  await expect(row).toContainText('Błędne hasło');
  await expect(row).toContainText('2 razy');
  await expectAccessible();
});
