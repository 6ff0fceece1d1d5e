import type { NoticeDto, NoticeFactsDto } from '@/lib/notices/schemas';
import { expect, test } from './fixtures';

const path = '/administration/notices/privacy/pl';

test('an administrator fills the facts in, rewrites the privacy page in Polish, and a visitor sees it', async ({
  page,
  browser,
  signIn,
  expectAccessible,
}) => {
  const api = await signIn('ADMIN');
  // As at first, whatever ran before.
  await api.put(path, { text: null });
  await page.goto('/');
  await page.getByRole('link', { name: 'Administracja' }).click();
  await page.getByRole('navigation', { name: 'Administracja' }).getByRole('link', { name: 'Dokumenty' }).click();
  await expect(page).toHaveTitle(/^Dokumenty – Administracja/);
  await expect(page.getByRole('link', { name: 'Pomoc do tej strony' })).toHaveAttribute('href', '/docs/notices');
  await page.getByRole('textbox', { name: 'Administrator danych' }).fill('Łąka i Syn S.A.');
  await page.getByRole('textbox', { name: 'Kontakt w sprawie danych' }).fill('rodo@laka.example');
  await page.getByRole('button', { name: 'Zapisz fakty' }).click();
  await expect(page.getByText('Fakty o instalacji zostały zapisane.')).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: 'Polityka prywatności po polsku' }).click();
  await expect(page).toHaveURL(path);
  const article = page.getByRole('article').first();
  await expect(article).toContainText('Administrator danych: Łąka i Syn S.A.');
  await expectAccessible();
  await page.getByRole('button', { name: 'Edytuj treść' }).click();
  const field = page.getByRole('textbox', { name: 'Treść (po polsku)' });
  await expect(field).toBeFocused();
  await field.fill('# Nasza polityka\n\nPisz do {kontroler}: {contact}.');
  await page.getByRole('button', { name: 'Zapisz treść' }).click();
  await expect(page.getByText('nie zna: {kontroler}')).toBeVisible();
  await field.fill('# Nasza polityka\n\nPisz do {controller}: {contact}. [Złe](javascript:alert(1)) <b>x</b>');
  await expectAccessible();
  await page.getByRole('button', { name: 'Zapisz treść' }).click();
  await expect(page.getByText('Treść została zapisana.')).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Nasza polityka' })).toBeVisible();

  const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  await visitor.goto('/privacy');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Nasza polityka' })).toBeVisible();
  await expect(visitor.getByRole('article')).toContainText('Pisz do Łąka i Syn S.A.: rodo@laka.example. Złe <b>x</b>');
  const mail = visitor.getByRole('link', { name: 'rodo@laka.example' });
  await expect(mail).toHaveAttribute('href', 'mailto:rodo@laka.example');
  const tooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await visitor.evaluate(tooWide)).toBe(false);
  await context.addCookies([{ name: 'locale', value: 'en', url: visitor.url() }]);
  await visitor.goto('/privacy');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(visitor.getByRole('article')).toContainText('Controller: Łąka i Syn S.A.');
  await context.close();

  await page.getByRole('button', { name: 'Przywróć wzór' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Przywróć wzór' }).click();
  await expect(article.getByRole('heading', { name: 'Polityka prywatności' })).toBeVisible();
  const history = page.getByRole('region', { name: 'Historia' });
  await history.getByRole('link').nth(1).click();
  await expect(article.getByRole('heading', { name: 'Nasza polityka' })).toBeVisible();
  await page.getByRole('button', { name: 'Przywróć tę wersję' }).click();
  await expect(page).toHaveURL(path);
  await expect(article.getByRole('heading', { name: 'Nasza polityka' })).toBeVisible();

  await api.put(path, { text: null });
  const { body: facts } = await api.get<NoticeFactsDto>('/administration/notices/facts');
  const { version: _version, ...given } = facts;
  await api.put('/administration/notices/facts', { ...given, controller: '', contact: '' });
});

test('in a narrow window and in English, the record of processing is read and edited', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const api = await signIn('ADMIN');
  await setLocale('en');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/administration/notices/processing-record/en');
  await expect(page.getByRole('heading', { name: 'Record of processing activities', exact: true })).toBeVisible();
  await expect(page.getByText('article 30(1) GDPR')).toBeVisible();
  await expectAccessible();
  const tooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(tooWide)).toBe(false);
  await page.getByRole('button', { name: 'Edit text' }).click();
  const field = page.getByRole('textbox', { name: 'Text (in English)' });
  await field.fill('# Mine');
  // Somebody else was faster.
  const notice = '/administration/notices/processing-record/en';
  const { body: present } = await api.get<NoticeDto>(notice);
  await api.put(notice, { text: present.text === '# Theirs' ? '# Theirs too' : '# Theirs' });
  await page.getByRole('button', { name: 'Save text' }).click();
  await expect(page.getByRole('button', { name: 'Load their version' })).toBeVisible();
  await expectAccessible();
  expect(await page.evaluate(tooWide)).toBe(false);
  await page.getByRole('button', { name: 'Load their version' }).click();
  await expect(field).toHaveValue(/^# Theirs/);
  await api.put(notice, { text: null });
});
