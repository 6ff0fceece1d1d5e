import type { Page } from '@playwright/test';
import { clickButton, problem, screensOf, type Screen } from './screen';
import { answerRequests } from './ats-answers';

async function openPalette(page: Page): Promise<void> {
  await clickButton(page, /^(Szukaj i\swykonuj polecenia|Search and run commands)$/);
  await page.getByRole('combobox').waitFor();
}

const secondStepCall = '**/api/v1/users/me/second-step';

/** Shows the key of a second step, without one of the account that others use. */
async function beginSecondStep(page: Page): Promise<void> {
  const address = 'otpauth://totp/Asystent:anna?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Asystent';
  const begun = { key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', address, setup: 'a.b.c.d' };
  await answerRequests(page, `${secondStepCall}/setup`, begun, 'POST');
  await answerRequests(page, secondStepCall, { recoveryCodes: ['AB12-CD34-EF56-GH78'] }, 'POST');
  await clickButton(page, /^(Skonfiguruj|Set up)$/);
  const form = page.locator('form').filter({ hasText: /potwierdź,\sże\sto\sTy|confirm that it is you/ });
  await form.locator('input[type=password]').fill('Haslo-2026!');
  await form.locator('button[type=submit]').click();
  await page.locator('main svg[role=img]').waitFor();
}

/** The shell around every screen, the start page, and what belongs to no other file. */
export const shellScreens: Screen[] = [
  ...screensOf('app/(app)/page.tsx', [
    { name: 'home', path: '/', main: true },
    { name: 'home without a process of one’s own', role: 'VIEWER', path: '/' },
    {
      name: 'menu open in a narrow window',
      role: 'ADMIN',
      path: '/',
      widths: { max: 1023 },
      overlay: true,
      act: async (page) => {
        await clickButton(page, /^(Otwórz menu|Open the menu)$/);
        await page.getByRole('dialog').getByRole('navigation').waitFor();
      },
    },
    { name: 'command palette', path: '/', main: true, act: openPalette },
    {
      name: 'command palette: found',
      path: '/',
      act: async (page) => {
        await openPalette(page);
        await page.getByRole('combobox').fill('java');
        await page
          .getByRole('option', { name: /Starszy programista/ })
          .first()
          .waitFor();
      },
    },
    {
      name: 'command palette: nothing found',
      path: '/',
      act: async (page) => {
        await openPalette(page);
        await page.getByRole('combobox').fill('qqqqqqq');
        await page
          .getByText(/„qqqqqqq”|“qqqqqqq”/)
          .first()
          .waitFor();
      },
    },
    {
      name: 'keys of the screen',
      path: '/',
      overlay: true,
      act: async (page) => {
        await page.keyboard.press('?');
        await page.getByRole('dialog').getByRole('heading').first().waitFor();
      },
    },
    {
      name: 'tooltip shown',
      path: '/',
      overlay: true,
      act: async (page) => {
        await page.getByRole('button', { name: /^(Wyloguj|Log out)$/ }).focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await page.getByRole('tooltip').first().waitFor({ state: 'attached' });
      },
    },
  ]),
  { name: 'home without a quick view', file: 'app/(app)/@quickView/page.tsx', role: 'ADMIN', path: '/' },
  ...screensOf('app/(app)/administration/people/page.tsx', [
    { name: 'administration: people', role: 'ADMIN', path: '/administration/people', main: true },
    {
      name: 'administration without the permission',
      role: 'VIEWER',
      path: '/administration/people',
      act: (page) => page.waitForURL('**/forbidden'),
    },
  ]),
  ...screensOf('app/(app)/administration/retention/page.tsx', [
    { name: 'administration: retention', role: 'ADMIN', path: '/administration/retention' },
  ]),
  ...screensOf('app/(app)/administration/retention/blocked/page.tsx', [
    { name: 'administration: blocked candidates', role: 'ADMIN', path: '/administration/retention/blocked' },
  ]),
  ...screensOf('app/(app)/administration/audit-log/page.tsx', [
    {
      name: 'administration: audit log',
      role: 'ADMIN',
      path: '/administration/audit-log',
      act: (page) => page.locator('details > summary').first().click(),
    },
    {
      name: 'administration: failed sign-ins in the audit log',
      role: 'ADMIN',
      path: '/administration/audit-log?tab=failures',
    },
  ]),
  ...screensOf('app/(app)/administration/auditor-file/page.tsx', [
    { name: 'administration: auditor’s file', role: 'ADMIN', path: '/administration/auditor-file' },
  ]),
  ...screensOf('app/(app)/administration/fairness/page.tsx', [
    { name: 'administration: fairness lab', role: 'ADMIN', path: '/administration/fairness' },
  ]),
  {
    name: 'administration: an address of the former page',
    file: 'app/(app)/administration/people/page.tsx',
    role: 'ADMIN',
    path: '/administration#system',
    act: (page) => page.waitForURL('**/administration/system'),
  },
  ...screensOf('app/(app)/account/page.tsx', [
    {
      name: 'own account',
      path: '/account',
      main: true,
      act: (page) => page.locator('input[type=password]').first().waitFor(),
    },
    {
      name: 'own account: a new API token',
      path: '/account',
      overlay: true,
      act: async (page) => {
        await clickButton(page, /^(Utwórz token|Create a token)$/);
        await page.getByRole('radio', { name: /^(tylko wybrane|only chosen ones)$/ }).click();
        await page.getByRole('dialog').getByRole('checkbox').last().waitFor();
      },
    },
    { name: 'own account: the key for the app', path: '/account', main: true, act: beginSecondStep },
    {
      name: 'own account: recovery codes',
      path: '/account',
      act: async (page) => {
        await beginSecondStep(page);
        await page.locator('input[autocomplete=one-time-code]').fill('123456');
        await clickButton(page.locator('form'), /^(Włącz|Switch on)$/);
        await page.getByText('AB12-CD34-EF56-GH78').waitFor();
      },
    },
  ]),
  {
    name: 'administration: API tokens',
    file: 'app/(app)/administration/api-tokens/page.tsx',
    role: 'ADMIN',
    path: '/administration/api-tokens',
  },
  {
    name: 'administration: sign-in',
    file: 'app/(app)/administration/sign-in/page.tsx',
    role: 'ADMIN',
    path: '/administration/sign-in',
  },
  {
    name: 'administration: mail',
    file: 'app/(app)/administration/mail/page.tsx',
    role: 'ADMIN',
    path: '/administration/mail',
  },
  {
    name: 'administration: system',
    file: 'app/(app)/administration/system/page.tsx',
    role: 'ADMIN',
    path: '/administration/system',
    main: true,
  },
  ...screensOf('app/(app)/administration/model/page.tsx', [
    { name: 'administration: model', role: 'ADMIN', path: '/administration/model', main: true },
    {
      name: 'administration: the model tried',
      role: 'ADMIN',
      path: '/administration/model',
      act: async (page) => {
        await clickButton(page, /^(Sprawdź|Test)$/);
        await page.getByText(/^(Nie działa|Does not work)$/).waitFor();
      },
    },
    {
      name: 'administration: wrong settings of the model',
      role: 'ADMIN',
      path: '/administration/model',
      act: async (page) => {
        await page.getByLabel(/^(Adres API|Address of the API)$/).fill('models');
        await clickButton(page, /^(Zapisz ustawienia|Save settings)$/);
        await page.getByText(/http:\/\//).waitFor();
      },
    },
    {
      name: 'administration: the model was changed meanwhile',
      role: 'ADMIN',
      path: '/administration/model',
      prepare: (page) =>
        page.route('**/api/v1/administration/model', (route) =>
          route.request().method() === 'PUT' ? route.fulfill(problem(412, 'model.settings-changed')) : route.fallback(),
        ),
      act: async (page) => {
        await clickButton(page, /^(Zapisz ustawienia|Save settings)$/);
        await page.getByRole('button', { name: /^(Wczytaj tamtą wersję|Load their version)$/ }).waitFor();
      },
    },
  ]),
  {
    name: 'administration: templates of messages',
    file: 'app/(app)/administration/message-templates/page.tsx',
    role: 'ADMIN',
    path: '/administration/message-templates',
    act: (page) =>
      page
        .getByRole('link', { name: /^(po polsku|in Polish): / })
        .first()
        .waitFor(),
  },
  {
    name: 'administration: a template of messages with an unknown field',
    file: 'app/(app)/administration/message-templates/[kind]/[locale]/page.tsx',
    role: 'ADMIN',
    path: '/administration/message-templates/received/en',
    act: async (page) => {
      await page.locator('form textarea').fill('Hello {nobody}');
      await clickButton(page, /^(Zapisz szablon|Save the template)$/);
      await page
        .getByText(/(Nie ma pola|There is no field) {nobody}/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'administration: documents and facts of the installation',
    file: 'app/(app)/administration/notices/page.tsx',
    role: 'ADMIN',
    path: '/administration/notices',
    act: (page) => page.getByRole('button', { name: /^(Zapisz fakty|Save facts)$/ }).waitFor(),
  },
  ...screensOf('app/(app)/administration/notices/[kind]/[locale]/page.tsx', [
    {
      name: 'administration: the impact assessment',
      role: 'ADMIN',
      path: '/administration/notices/impact-assessment/pl',
      act: (page) => page.getByRole('article').first().waitFor(),
    },
    {
      name: 'administration: a notice is edited, with an unknown placeholder',
      role: 'ADMIN',
      path: '/administration/notices/terms/en',
      act: async (page) => {
        await clickButton(page, /^(Edytuj treść|Edit text)$/);
        await page.locator('form textarea').fill('# Terms\n\n{nobody}');
        await clickButton(page, /^(Zapisz treść|Save text)$/);
        await page
          .getByText(/\bnobody\b/)
          .filter({ visible: true })
          .last()
          .waitFor();
      },
    },
  ]),
  ...screensOf('app/(app)/administration/decision-reasons/page.tsx', [
    {
      name: 'administration: the reasons for decisions were changed meanwhile, and one is empty',
      role: 'ADMIN',
      path: '/administration/decision-reasons',
      prepare: (page) =>
        page.route('**/api/v1/administration/decision-reasons', (route) =>
          route.fulfill(problem(412, 'decision-reasons.changed')),
        ),
      act: async (page) => {
        const reasons = page.getByRole('region', { name: /^(Powody decyzji|Reasons for decisions)$/ });
        await reasons.getByRole('textbox').first().fill('Mówi po niderlandzku');
        await clickButton(page, /^(Zapisz powody|Save reasons)$/);
        await page.getByRole('button', { name: /^(Wczytaj tamtą wersję|Load their version)$/ }).waitFor();
        await reasons.getByRole('textbox').first().fill('');
        await clickButton(page, /^(Zapisz powody|Save reasons)$/);
        await page
          .getByText(/^(Pole jest wymagane|Field is required|To pole jest wymagane)/)
          .first()
          .waitFor();
      },
    },
  ]),
  {
    name: 'interview simulations',
    file: 'app/(app)/interview-simulations/page.tsx',
    path: '/interview-simulations',
    main: true,
  },
  {
    name: 'unknown path',
    file: 'app/not-found.tsx',
    path: '/there-is-no-such-page',
    act: (page) => page.waitForURL('**/not-found'),
  },
  { name: 'signed in for another tab', file: 'app/(public)/signed-in/page.tsx', path: '/signed-in' },
  {
    name: 'sign-in succeeded, before the last page',
    file: 'app/(public)/login-successful/page.tsx',
    path: '/privacy',
    act: async (page) => {
      await page.waitForFunction(() => localStorage.getItem('last-visited') === '/privacy');
      // The last page never comes.
      await page.route('**/privacy', (route) => route.abort('aborted'));
      await page.goto('/login-successful', { waitUntil: 'commit' });
      await page.getByRole('status').first().waitFor({ state: 'attached' });
    },
  },
];
