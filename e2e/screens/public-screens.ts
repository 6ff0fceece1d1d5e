import type { Screen } from './screen';
import { clickButton, screensOf } from './screen';

const messagePages = [
  'app/(app)/contact/page.tsx',
  'app/(app)/privacy/page.tsx',
  'app/(app)/terms/page.tsx',
  'app/(app)/forbidden/page.tsx',
  'app/(app)/not-authorized/page.tsx',
  'app/(app)/not-found/page.tsx',
];

/** The pages that need no session. */
export const publicScreens: Screen[] = [
  ...messagePages.map((file) => {
    const path = `/${file.split('/')[2]}`;
    return { name: path, file, role: null, path };
  }),
  ...screensOf('app/(public)/sign-in/page.tsx', [
    { name: 'sign-in', role: null, path: '/sign-in', main: true },
    {
      name: 'sign-in: nothing filled in',
      role: null,
      path: '/sign-in',
      act: async (page) => {
        await page.locator('form button[type=submit]').click();
        await page
          .getByText(/^(To pole jest wymagane|Pole jest wymagane|Field is required|This field is required)/)
          .first()
          .waitFor();
      },
    },
    {
      name: 'sign-in: refused',
      role: null,
      path: '/sign-in',
      act: async (page) => {
        // Not a real refusal: the product counts those and locks out the address.
        await page.route('**/api/auth/callback/credentials*', (route) =>
          route.fulfill({
            status: 401,
            json: { url: `${new URL(page.url()).origin}/sign-in?error=CredentialsSignin` },
          }),
        );
        await page.getByRole('textbox', { name: 'E-mail' }).fill('nikt@tests.example');
        await page.locator('input[type=password]').fill('Zapomniane-2026!');
        await page.locator('form button[type=submit]').click();
        await page.locator('form').getByRole('alert').waitFor();
      },
    },
    {
      name: 'theme menu open',
      role: null,
      path: '/sign-in',
      overlay: true,
      act: async (page) => {
        await clickButton(page, /^(Wygląd|Appearance)$/);
        await page.getByRole('menu').waitFor();
      },
    },
  ]),
];
