import type { Page } from '@playwright/test';
import { clickButton, problem, screensOf, type Screen } from './screen';
import { answerRequests } from './ats-answers';
import { sharedCandidate, sharedList } from './shared-answers';

const messagePages = [
  'app/(app)/contact/page.tsx',
  'app/(app)/privacy/page.tsx',
  'app/(app)/terms/page.tsx',
  'app/(app)/forbidden/page.tsx',
  'app/(app)/not-authorized/page.tsx',
  'app/(app)/not-found/page.tsx',
];

const ownPage = {
  controller: null,
  kept: null,
  process: 'Programista Java',
  holds: { cvFiles: 1, analyses: 2, notes: 1, decisions: 1, interviews: 0, since: '2026-11-01T10:00:00.000Z' },
  fromAts: false,
  fromForm: true,
  usesModel: false,
  consentUntil: '2027-11-01',
  notByProgramSince: null,
  requests: [
    {
      kind: 'CORRECT',
      text: 'Nowy numer telefonu',
      at: '2026-11-20T10:00:00.000Z',
      dueOn: '2026-12-20',
      answer: null,
      answeredAt: null,
      isOwn: true,
    },
  ],
  linkEndsAt: '2027-02-01T10:00:00.000Z',
  proof: { byMail: true, facts: ['EMAIL', 'PHONE'], triesLeft: 5 },
};
const timesPage = {
  process: 'Programista Java',
  company: 'Zakłady Próbne sp. z o.o.',
  recruiter: 'Marta Próbna',
  place: 'https://spotkanie.example/rozmowa',
  note: 'Rozmowa z kierownikiem zespołu, około 45 minut.',
  timeZone: 'Asia/Tokyo',
  state: 'OFFERED',
  event: null,
  hasBegun: false,
  free: ['2027-03-27T09:00', '2027-03-28T08:00', '2027-03-28T12:00'].map((start, index) => ({
    slotId: `01980000-0000-7000-8000-00000000010${index}`,
    startsAt: `${start}:00.000Z`,
    endsAt: `${start.slice(0, 14)}45:00.000Z`,
  })),
  byMail: true,
};
const arrangedPage = { ...timesPage, state: 'ARRANGED', event: timesPage.free[0], free: timesPage.free.slice(1) };
const openTimes = (answer: object) => (page: Page) =>
  answerRequests(page, '**/api/v1/interview-times/open', answer, 'POST');
const invitation = { email: 'ewa@company.example', role: 'RECRUITER', expiresAt: '2026-12-01T10:00:00.000Z' };
const reset = { email: 'ewa@company.example', expiresAt: '2026-12-01T10:00:00.000Z' };
const seeGone = (page: Page) => page.getByRole('link', { name: /^(Przejdź do logowania|Go to sign-in)$/ }).waitFor();

const seeNoPage = (page: Page) =>
  page.getByRole('heading', { name: /^(Ten link już nie działa|This link no longer works)$/ }).waitFor();

async function prepareShared(page: Page): Promise<void> {
  await answerRequests(page, '**/api/v1/shortlist/open', sharedList, 'POST');
  await page.route('**/api/v1/shortlist/candidate', (route) => {
    const { candidateId } = route.request().postDataJSON() as { candidateId: string };
    return route.fulfill({ json: { ...sharedCandidate, candidateId } });
  });
}

async function openShared(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Aneta Wzorcowa/ }).click();
  await page.getByRole('tablist').waitFor();
}

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
      name: 'sign-in: the second step',
      role: null,
      path: '/sign-in',
      main: true,
      act: async (page) => {
        await page.route('**/api/auth/callback/credentials*', (route) =>
          route.fulfill(problem(401, 'second-step.code-needed')),
        );
        await page.getByRole('textbox', { name: 'E-mail' }).fill('nikt@tests.example');
        await page.locator('input[type=password]').fill('Zapomniane-2026!');
        await page.locator('form button[type=submit]').click();
        await page.locator('input[autocomplete=one-time-code]').waitFor();
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
  ...screensOf('app/(public)/(access)/invitation/page.tsx', [
    {
      name: 'invitation',
      role: null,
      path: '/invitation#token',
      main: true,
      prepare: (page) => answerRequests(page, '**/api/v1/invitations/open', invitation, 'POST'),
      act: (page) => page.locator('input[type=password]').waitFor(),
    },
    {
      name: 'invitation: nothing filled in',
      role: null,
      path: '/invitation#token',
      prepare: (page) => answerRequests(page, '**/api/v1/invitations/open', invitation, 'POST'),
      act: async (page) => {
        await page.locator('form button[type=submit]').click();
        await page
          .getByText(/^(Pole jest wymagane|Field is required)/)
          .first()
          .waitFor();
      },
    },
    { name: 'invitation: the link no longer works', role: null, path: '/invitation#used', act: seeGone },
  ]),
  ...screensOf('app/(public)/candidate-page/page.tsx', [
    {
      name: 'a candidate’s own page',
      role: null,
      path: '/candidate-page#token',
      main: true,
      prepare: (page) => answerRequests(page, '**/api/v1/candidate-page/open', ownPage, 'POST'),
      act: (page) => page.locator('textarea').first().waitFor(),
    },
    {
      name: 'a candidate’s own page: proving who it is',
      role: null,
      path: '/candidate-page#token',
      prepare: (page) => answerRequests(page, '**/api/v1/candidate-page/open', ownPage, 'POST'),
      act: async (page) => {
        await clickButton(page, /^(Chcę pobrać dane|I want to download my data)$/);
        await page.locator('input[autocomplete=one-time-code]').waitFor();
      },
    },
    {
      name: 'a candidate’s own page: the link no longer works',
      role: null,
      path: '/candidate-page#used',
      act: seeNoPage,
    },
  ]),
  ...screensOf('app/(public)/interview-times/page.tsx', [
    {
      name: 'times for an interview',
      role: null,
      path: '/interview-times#token',
      main: true,
      prepare: openTimes(timesPage),
      act: (page) => page.getByRole('radio').first().waitFor(),
    },
    {
      name: 'times for an interview: arranged, changing',
      role: null,
      // Another fragment: with the same one the browser would stay on the page before.
      path: '/interview-times#arranged',
      prepare: openTimes(arrangedPage),
      act: async (page) => {
        await clickButton(page, /^(Zmień termin|Change the time)$/);
        await page.getByRole('radio').first().waitFor();
      },
    },
    {
      name: 'times for an interview: the link no longer works',
      role: null,
      path: '/interview-times#used',
      act: seeNoPage,
    },
  ]),
  ...screensOf('app/(public)/shortlist/page.tsx', [
    {
      name: 'a shortlist by its link',
      role: null,
      path: '/shortlist#token',
      main: true,
      prepare: (page) => answerRequests(page, '**/api/v1/shortlist/open', sharedList, 'POST'),
      act: (page) => page.getByRole('checkbox').first().waitFor(),
    },
    {
      name: 'a shortlist by its link: one candidate',
      role: null,
      path: '/shortlist#token',
      prepare: prepareShared,
      act: (page) => openShared(page),
    },
    {
      name: 'a shortlist by its link: the CV',
      role: null,
      path: '/shortlist#token',
      prepare: prepareShared,
      act: async (page) => {
        await openShared(page);
        await page.getByRole('tab', { name: 'CV' }).click();
        await page.locator('mark').first().waitFor();
      },
    },
    {
      name: 'a shortlist by its link: compared',
      role: null,
      path: '/shortlist#token',
      prepare: prepareShared,
      act: async (page) => {
        for (const box of await page.getByRole('checkbox').all()) await box.click();
        await clickButton(page, /^(Porównaj|Compare) \(2\)$/);
        await page.getByRole('table').waitFor();
      },
    },
    {
      name: 'a shortlist by its link: the PIN',
      role: null,
      path: '/shortlist#token',
      prepare: (page) =>
        page.route('**/api/v1/shortlist/open', (route) => route.fulfill(problem(403, 'shortlist.pin-needed'))),
      act: (page) => page.locator('input[autocomplete=one-time-code]').waitFor(),
    },
    { name: 'a shortlist by its link: it no longer works', role: null, path: '/shortlist#used', act: seeNoPage },
  ]),
  ...screensOf('app/(public)/apply/[code]/page.tsx', [
    { name: 'an application form', role: null, path: ({ applyPath }) => applyPath, main: true },
    {
      name: 'an application form: what is missing',
      role: null,
      path: ({ applyPath }) => applyPath,
      act: async (page) => {
        await page.locator('form button[type=submit]').click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'an application form: closed',
      role: null,
      path: '/apply/none',
      act: (page) =>
        page.getByRole('heading', { name: /^(Ten formularz jest zamknięty|This form is closed)$/ }).waitFor(),
    },
  ]),
  ...screensOf('app/(public)/(access)/reset-password/page.tsx', [
    {
      name: 'new password',
      role: null,
      path: '/reset-password#token',
      prepare: (page) => answerRequests(page, '**/api/v1/password-resets/open', reset, 'POST'),
      act: (page) => page.locator('input[type=password]').waitFor(),
    },
    { name: 'new password: the link no longer works', role: null, path: '/reset-password#used', act: seeGone },
  ]),
  {
    // The form itself is looked at in e2e/first-team.spec.ts, in an installation without accounts.
    name: 'first run of an installation that has an administrator',
    file: 'app/(public)/(access)/setup/page.tsx',
    role: null,
    path: '/setup',
    act: (page) => page.waitForURL('**/sign-in'),
  },
  {
    // The set-up itself is looked at on the account page, and in e2e/second-step.spec.ts.
    name: 'set-up of the second step, done',
    file: 'app/(public)/(access)/second-step/page.tsx',
    path: '/second-step',
    act: (page) => page.getByRole('button', { name: /^(Przejdź dalej|Go on)$/ }).waitFor(),
  },
  {
    name: 'forgotten password',
    file: 'app/(public)/(access)/forgotten-password/page.tsx',
    role: null,
    path: '/forgotten-password',
  },
];
