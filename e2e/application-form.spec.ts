import { randomInt } from 'node:crypto';
import type { ApplicationFormDto } from '@/lib/application-form/form-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { createActiveProcess, waitUntilAnalysed } from './api/setup';
import { expect, findViolations, test } from './fixtures';
import { waitForHydration } from './screens/screen';

const texts = {
  pl: {
    prepare: 'Przygotuj formularz',
    title: 'Tytuł',
    pay: 'Wynagrodzenie',
    addQuestion: 'Dodaj pytanie',
    question: 'Pytanie 1',
    unlawful: /Pracodawca nie może o\sto pytać/,
    lawful: 'Czy masz prawo jazdy?',
    kind: 'Odpowiedź',
    yesOrNo: 'tak lub nie',
    save: 'Zapisz formularz',
    switch: 'Formularz jest dostępny publicznie',
    source: 'Źródło nowego linku',
    create: 'Utwórz link',
    address: 'Link: LinkedIn',
    first: 'Imię',
    last: 'Nazwisko',
    email: 'Adres e-mail',
    yes: 'Tak',
    consent: /^Zgadzam się/,
    send: 'Wyślij zgłoszenie',
    check: 'Zgłoszenie nie zostało wysłane.',
    thanks: 'Dziękujemy za zgłoszenie',
    closed: 'Ten formularz jest zamknięty',
    application: 'Zgłoszenie z formularza',
  },
  en: {
    prepare: 'Prepare form',
    title: 'Title',
    pay: 'Pay',
    addQuestion: 'Add question',
    question: 'Question 1',
    unlawful: /An employer may not ask this/,
    lawful: 'Do you have a driving licence?',
    kind: 'Answer',
    yesOrNo: 'yes or no',
    save: 'Save form',
    switch: 'The form is public',
    source: 'Source of a new link',
    create: 'Create link',
    address: 'Link: LinkedIn',
    first: 'First name',
    last: 'Last name',
    email: 'E-mail address',
    yes: 'Yes',
    consent: /^I consent/,
    send: 'Send application',
    check: 'The application was not sent.',
    thanks: 'Thank you for applying',
    closed: 'This form is closed',
    application: 'Application by the form',
  },
} as const satisfies Record<Locale, Record<string, string | RegExp>>;

for (const locale of ['pl', 'en'] as const) {
  test(`a form is published, and somebody applies by it on a phone, in ${locale}`, async ({
    page,
    browser,
    baseURL,
    signIn,
    setLocale,
    expectAccessible,
  }) => {
    const t = texts[locale];
    const client = await signIn('RECRUITER');
    await setLocale(locale);
    const { id: processId } = await createActiveProcess(client, `Formularz ${locale} ${randomInt(1_000_000)}`);

    await page.goto(`/processes/${processId}?tab=information`);
    await page.getByRole('button', { name: t.prepare }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.title, { exact: true }).fill('Java w Poznaniu');
    await dialog.getByLabel(t.pay, { exact: true }).fill('9 000–12 000 PLN');
    await dialog.getByRole('button', { name: t.addQuestion }).click();
    await dialog.getByRole('textbox', { name: t.question }).fill('How old are you?');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByText(t.unlawful).first()).toBeVisible();
    await dialog.getByRole('textbox', { name: t.question }).fill(t.lawful);
    await dialog.getByLabel(t.kind, { exact: true }).selectOption({ label: t.yesOrNo });
    await expectAccessible();
    await dialog.getByRole('button', { name: t.save }).click();
    await page.getByRole('switch', { name: t.switch }).click();
    await page.getByLabel(t.source).fill('LinkedIn');
    await page.getByRole('button', { name: t.create }).click();
    const address = await page.getByRole('textbox', { name: t.address }).inputValue();
    await expectAccessible();

    // Who applies has no account: a browser of their own.
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    const own = await context.newPage();
    await own.goto(new URL(address).pathname);
    await waitForHydration(own);
    await expect(own.getByRole('heading', { level: 1, name: 'Java w Poznaniu' })).toBeVisible();
    await expect(own.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(own.getByText('9 000–12 000 PLN')).toBeVisible();
    await own.getByRole('button', { name: t.send }).click();
    await expect(own.getByText(t.check)).toBeVisible();
    await expect(own.getByLabel(t.first)).toBeFocused();
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findViolations(own)).toEqual([]);

    await own.keyboard.type('Bogna');
    await own.getByLabel(t.last).fill('Zdrojewska');
    await own.getByLabel(t.email).fill(`bogna.${randomInt(1_000_000)}@poczta.example`);
    const buffer = Buffer.from(
      await makeCvPdf({ lines: ['Bogna Zdrojewska', 'tel. 602 111 222', 'Java i Spring Boot od 2016.03 do 2025.11'] }),
    );
    await own.locator('input[type=file]').setInputFiles({ name: 'bogna.pdf', mimeType: 'application/pdf', buffer });
    await own.getByRole('radio', { name: t.yes }).click();
    await own.getByRole('checkbox', { name: t.consent }).click();
    await own.getByRole('button', { name: t.send }).click();
    await expect(own.getByRole('heading', { level: 1, name: t.thanks })).toBeFocused();
    expect(await findViolations(own)).toEqual([]);

    const { items } = await waitUntilAnalysed(client, processId, 1);
    const [candidate] = items;
    expect(candidate).toMatchObject({ firstName: 'Bogna', lastName: 'Zdrojewska', applicationSources: ['LinkedIn'] });
    expect(candidate?.matchScore).not.toBeNull();
    await page.goto(`/processes/${processId}/candidates/${candidate?.id}?tab=summary`);
    await expect(page.getByRole('heading', { name: t.application })).toBeVisible();
    await expect(page.getByText(t.lawful)).toBeVisible();

    const form = await client.get<ApplicationFormDto>(`/processes/${processId}/application-form`);
    expect(form.body.links).toMatchObject([{ source: 'LinkedIn', applications: 1 }]);
    await client.put<ProcessDto>(`/processes/${processId}/status`, { status: 'STOPPED' });
    await own.goto(new URL(address).pathname);
    await expect(own.getByRole('heading', { name: t.closed })).toBeVisible();
    await expect(own.getByText('Java w Poznaniu')).toHaveCount(0);
    await context.close();
  });
}

test('a process is copied in its menu and opens in creation; a template makes another', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const name = `Wzorcowy ${randomInt(1_000_000)}`;
  const { id } = await createActiveProcess(client, name);
  const openMenu = async () => {
    await page.goto(`/processes?view=all&searchPhrase=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: 'Więcej działań' }).first().click();
  };
  await openMenu();
  await page.getByRole('menuitem', { name: 'Kopiuj…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Nie zostanie przejęte');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Skopiuj', exact: true }).click();
  await page.waitForURL(/edit=/);
  const copyId = new URL(page.url()).searchParams.get('edit') ?? '';
  expect(copyId).not.toBe(id);
  const copy = await client.get<ProcessDto>(`/processes/${copyId}`);
  expect(copy.body).toMatchObject({ name: `${name} (kopia)`, status: 'IN_CREATION', candidates: 0 });
  expect(copy.body.requirementList).toHaveLength(3);

  await openMenu();
  await page.getByRole('menuitem', { name: 'Zapisz jako szablon…' }).click();
  await dialog.getByLabel('Nazwa szablonu').fill(`${name} szablon`);
  await dialog.getByRole('button', { name: 'Zapisz szablon' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Szablony procesów' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: `Użyj: ${name} szablon` }).click();
  await page.waitForURL(/edit=/);
  const madeId = new URL(page.url()).searchParams.get('edit') ?? '';
  const made = await client.get<ProcessDto>(`/processes/${madeId}`);
  expect(made.body).toMatchObject({ name: `${name} szablon`, status: 'IN_CREATION' });
});
