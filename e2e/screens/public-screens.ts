import type { Screen } from './screen';
import { goTo, goToLive } from './screen';

const messagePages = [
  { path: '/contact', file: 'app/(app)/contact/page.tsx' },
  { path: '/privacy', file: 'app/(app)/privacy/page.tsx' },
  { path: '/terms', file: 'app/(app)/terms/page.tsx' },
  { path: '/forbidden', file: 'app/(app)/forbidden/page.tsx' },
  { path: '/not-authorized', file: 'app/(app)/not-authorized/page.tsx' },
  { path: '/not-found', file: 'app/(app)/not-found/page.tsx' },
];

/** What can be seen without a session. */
export const publicScreens: Screen[] = [
  ...messagePages.map(({ path, file }): Screen => ({ name: path, file, role: null, open: (page) => goTo(page, path) })),
  {
    name: 'sign-in',
    file: 'app/(public)/sign-in/page.tsx',
    role: null,
    main: true,
    open: (page) => goTo(page, '/sign-in'),
  },
  {
    name: 'sign-in: nothing filled in',
    file: 'app/(public)/sign-in/page.tsx',
    role: null,
    open: async (page) => {
      await goToLive(page, '/sign-in');
      await page.locator('form button[type=submit]').click();
      await page
        .getByText(/^(To pole jest wymagane|Pole jest wymagane|Field is required|This field is required)/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'sign-in: refused',
    file: 'app/(public)/sign-in/page.tsx',
    role: null,
    open: async (page) => {
      await goToLive(page, '/sign-in');
      // Not the real refusal: the product counts those, and stops an address that has too many.
      await page.route('**/api/auth/callback/credentials*', (route) =>
        route.fulfill({ status: 401, json: { url: `${new URL(page.url()).origin}/sign-in?error=CredentialsSignin` } }),
      );
      await page.getByRole('textbox', { name: 'E-mail' }).fill('nikt@tests.example');
      await page.locator('input[type=password]').fill('Zapomniane-2026!');
      await page.locator('form button[type=submit]').click();
      await page.locator('form').getByRole('alert').waitFor();
    },
  },
  {
    name: 'theme menu open',
    file: 'app/(public)/sign-in/page.tsx',
    role: null,
    overlay: true,
    open: async (page) => {
      await goToLive(page, '/sign-in');
      await page.getByRole('button', { name: /^(Wygląd|Appearance)$/ }).click();
      await page.getByRole('menu').waitFor();
    },
  },
];
