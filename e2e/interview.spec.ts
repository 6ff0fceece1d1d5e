import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { waitForHydration } from './screens/screen';

const texts = {
  pl: {
    start: 'Nowa symulacja',
    create: 'Ułóż pytania',
    language: 'polski',
    short: /^Krótka/,
    answer: 'Twoja odpowiedź',
    placeholder: 'Wpisz odpowiedź…',
    followUp: 'Dopytanie',
    failed: /^Nie zapisano/,
    edit: /^Popraw odpowiedź/,
    send: 'Wyślij',
    skip: 'Pomiń',
    skipQuestion: 'Pomiń pytanie',
    reason: /^Powód/,
    finish: 'Zakończ',
    copy: 'Kopiuj jako tekst',
    copied: 'Podsumowanie jest w schowku.',
    fromAnswers: 'Z odpowiedzi',
    saved: 'Zapisano',
    practice: 'nigdy nie zmienia wyniku dopasowania',
  },
  en: {
    start: 'New simulation',
    create: 'Prepare questions',
    language: 'English',
    short: /^Short/,
    answer: 'Your answer',
    placeholder: 'Type an answer...',
    followUp: 'Follow-up',
    failed: /^Not saved/,
    edit: /^Edit answer/,
    send: 'Send',
    skip: 'Skip',
    skipQuestion: 'Skip question',
    reason: /^Reason/,
    finish: 'Finish',
    copy: 'Copy as text',
    copied: 'The summary is on the clipboard.',
    fromAnswers: 'From the answers',
    saved: 'Saved',
    practice: 'never changes the match score',
  },
} as const;
const full = 'In 2022 she moved 14 shops to SAP herself; the month closed in 4 days instead of 9.';

async function create(page: Page, path: string, locale: 'pl' | 'en') {
  const t = texts[locale];
  await page.goto(`${path}?tab=summary`);
  await page.getByRole('button', { name: t.start }).click();
  await page.getByRole('radio', { name: t.language, exact: true }).click();
  await page.getByRole('radio', { name: t.short }).click();
  await page.getByRole('button', { name: t.create }).click();
  await expect(page).toHaveURL(/\/interview-simulation\//);
  const field = page.getByRole('textbox', { name: t.answer });
  await expect(field).toHaveAttribute('placeholder', t.placeholder);
  return field;
}

for (const locale of ['pl', 'en'] as const) {
  const t = texts[locale];
  test(`an interview from the first question to its summary (${locale})`, async ({
    page,
    context,
    fixtures,
    signIn,
    setLocale,
    expectAccessible,
  }) => {
    await signIn('RECRUITER');
    await setLocale(locale);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    if (locale === 'en') await page.setViewportSize({ width: 390, height: 844 });
    const { processId, candidates } = fixtures.judged;
    const field = await create(page, `/processes/${processId}/candidates/${candidates[2]?.id}`, locale);
    await expect(page.getByText(t.practice)).toBeVisible();
    await expectAccessible();

    // An answer that says nothing leads to a follow-up; a line break does not send.
    await field.fill('n/a');
    await field.press('Shift+Enter');
    await expect(field).toHaveValue('n/a\n');
    await field.press('Enter');
    await expect(page.getByText(t.followUp).last()).toBeVisible();
    await expect(field).toBeFocused();

    // What could not be saved is said, is there after a reload, and arrives then.
    await page.route('**/inteview-simulations/**', (route) => route.abort('internetdisconnected'));
    await field.fill(full);
    await expect(page.getByText(t.failed)).toBeVisible();
    await page.unroute('**/inteview-simulations/**');
    await page.reload();
    await expect(field).toHaveValue(full);
    await expect(page.getByText(t.saved)).toBeVisible();
    await field.press('Enter');
    await expect(page.getByRole('log').getByText(full)).toBeVisible();

    await page.getByRole('button', { name: t.edit }).first().click();
    await expect(field).toHaveValue('n/a');
    await field.fill('Tak, od 2019.');
    await page.getByRole('button', { name: t.send, exact: true }).click();
    await expect(page.getByRole('log').getByText('Tak, od 2019.')).toBeVisible();

    await page.getByRole('button', { name: t.skip, exact: true }).click();
    await page.getByRole('textbox', { name: t.reason }).fill('SKIPPED-ON-PHONE');
    await page.getByRole('button', { name: t.skipQuestion }).click();
    await expect(page.getByRole('log').getByText('SKIPPED-ON-PHONE')).toBeVisible();

    await page.getByRole('button', { name: t.finish, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.finish }).click();
    await expect(page.getByText(t.fromAnswers).first()).toBeVisible();
    await expect(page.getByText(full.split('; ')[0] ?? '').first()).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: t.copy }).click();
    await expect(page.getByText(t.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(full.slice(0, 40));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}

test('of two tabs the second is asked before it overwrites the first', async ({
  page,
  context,
  fixtures,
  signIn,
  setLocale,
}) => {
  await signIn('RECRUITER');
  await setLocale('en');
  const { processId, candidates } = fixtures.judged;
  const field = await create(page, `/processes/${processId}/candidates/${candidates[3]?.id}`, 'en');
  const second = await context.newPage();
  await second.goto(page.url());
  await waitForHydration(second);
  const otherField = second.getByRole('textbox', { name: 'Your answer' });
  await expect(otherField).toBeVisible();
  await field.fill('From the first tab');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await otherField.fill('From the second tab');
  await expect(second.getByText('From the first tab')).toBeVisible();
  await second.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(second.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('From the second tab');
});
