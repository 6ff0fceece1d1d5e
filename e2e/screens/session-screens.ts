import type { Page } from '@playwright/test';
import { clickButton, problem, screensOf, type Screen } from './screen';

const model = 'app/(app)/administration/model/page.tsx';

/** Saves the model with a session that is not fresh. */
async function askWhoIsThere(page: Page): Promise<void> {
  await clickButton(page, /^(Zapisz ustawienia|Save settings)$/);
  await page.getByRole('alertdialog').locator('input[type=password]').waitFor();
}

const refuseOldSession = (page: Page) =>
  page.route('**/api/v1/administration/model', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(problem(403, 'session.not-fresh')) : route.fallback(),
  );

const needsCode = {
  ...problem(422, 'request.invalid'),
  body: JSON.stringify({
    code: 'request.invalid',
    detail: '',
    errors: [{ path: 'code', code: 'required', message: '' }],
  }),
};

/** What a session is asked and told over any page. */
export const sessionScreens: Screen[] = [
  ...screensOf(model, [
    {
      name: 'session no longer fresh: confirming who is there',
      role: 'ADMIN',
      path: '/administration/model',
      overlay: true,
      prepare: refuseOldSession,
      act: askWhoIsThere,
    },
    {
      name: 'session no longer fresh: the code of the second step',
      role: 'ADMIN',
      path: '/administration/model',
      prepare: async (page) => {
        await refuseOldSession(page);
        await page.route('**/api/v1/users/me/confirm', (route) => route.fulfill(needsCode));
      },
      act: async (page) => {
        await askWhoIsThere(page);
        const dialog = page.getByRole('alertdialog');
        await dialog.locator('input[type=password]').fill('Haslo-2026!');
        await dialog.locator('button[type=submit]').click();
        await dialog.locator('input[autocomplete=one-time-code]').waitFor();
      },
    },
  ]),
  {
    name: 'API tokens were made since the last sign-in',
    file: 'app/(app)/page.tsx',
    person: ({ tokenOwnerEmail }) => tokenOwnerEmail,
    path: '/',
    main: true,
    act: (page) => page.getByText(/Elevato/).waitFor(),
  },
];
