import type { Page } from '@playwright/test';
import { MailServer } from '../tests/mail/mail-server';
import { startProduct, type RunningProduct } from '../tests/product';
import { expect, test } from './fixtures';

const password = 'Pierwsze-Haslo-1';
let product: RunningProduct;
let mailServer: MailServer;

test.beforeAll(async () => {
  mailServer = await MailServer.start();
  const mail = { SMTP_URL: mailServer.url(), MAIL_FROM: 'Rekrutacja <rekrutacja@company.example>' };
  product = await startProduct({ empty: true, env: { ...mail, LOG_LEVEL: 'info' } });
});
test.afterAll(async () => {
  await product.stop();
  await mailServer.stop();
});

/** The link in the mail to `address` that says `words`. */
async function mailedLink(address: string, words: string): Promise<string> {
  const find = () => mailServer.received.find(({ to, text }) => to[0] === address && text.includes(words));
  await expect.poll(() => find()?.to).toEqual([address]);
  return /http\S+#\S+/.exec(find()?.text ?? '')?.[0] ?? '';
}

async function fillPerson(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.getByLabel('Imię').fill(firstName);
  await page.getByLabel('Nazwisko').fill(lastName);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
}

test('from nothing to a team: set up, invite three, one signs in, works and is deactivated meanwhile', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const base = product.server.url;
  await page.context().clearCookies();

  await page.goto(`${base}/processes`);
  await page.getByRole('link', { name: 'Zacznij konfigurację' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pierwsze uruchomienie' })).toBeVisible();
  await page.getByLabel('Kod').fill('0000-0000-0000');
  await fillPerson(page, 'Anna', 'Pierwsza');
  await page.getByLabel('E-mail').fill('anna@company.example');
  await page.getByRole('button', { name: 'Utwórz konto i zaloguj się' }).click();
  await expect(page.getByText('To nie jest kod tej instalacji')).toBeVisible();
  await expectAccessible();
  const code = /enter the code (\S+)/.exec(product.server.output)?.[1] ?? '';
  await page.getByLabel('Kod').fill(code);
  await page.getByRole('button', { name: 'Utwórz konto i zaloguj się' }).click();
  await expect(page).toHaveURL(`${base}/`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Nowy proces' })).toBeVisible();
  await page.goto(`${base}/setup`);
  await expect(page).not.toHaveURL(/setup/);

  await page.getByRole('link', { name: 'Anna Pierwsza' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Twoje konto' })).toBeVisible();
  const sessions = page.getByRole('region', { name: 'Twoje sesje' });
  await expect(sessions.getByRole('listitem')).toContainText(/Chrome.*ta przeglądarka.*127\.0\.0\.1/);
  await expectAccessible();

  await page.goto(`${base}/administration/people`);
  await page.getByRole('button', { name: 'Zaproś' }).click();
  const people = ['ewa@company.example', 'jan@company.example', 'ola@company.example'];
  await page.getByLabel('Adresy e-mail').fill([...people, 'anna@company.example'].join('\n'));
  await page.getByRole('button', { name: 'Zaproś 4 osoby' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zaproszono 3 osoby' });
  await expect(dialog).toContainText('Ma już konto');
  await expectAccessible();
  await expect(dialog).toContainText('Każda osoba dostanie swój link pocztą');
  const shown = await dialog.getByLabel('ewa@company.example').inputValue();
  const links = await Promise.all(people.map((each) => mailedLink(each, 'Anna Pierwsza zaprasza Cię')));
  expect(new Set(links).size).toBe(3);
  const [link = ''] = links;
  expect(link).toBe(shown);
  await expect.poll(() => product.server.output.split('mail.sent').length).toBe(4);
  expect(product.server.output).not.toContain(link.split('#')[1]);
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click();
  const waiting = page.getByRole('region', { name: 'Zaproszenia' });
  await expect(waiting.getByRole('listitem')).toHaveCount(3);
  await waiting.getByRole('button', { name: 'Wycofaj zaproszenie dla ola@company.example' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wycofaj' }).click();
  await expect(waiting.getByRole('listitem')).toHaveCount(2);

  const context = await browser.newContext({ locale: 'pl-PL' });
  const invited = await context.newPage();
  await invited.goto(link);
  await expect(invited.getByLabel('E-mail')).toHaveValue('ewa@company.example');
  await fillPerson(invited, 'Ewa', 'Zaproszona');
  await invited.getByRole('button', { name: 'Utwórz konto i zaloguj się' }).click();
  await expect(invited).toHaveURL(`${base}/`);
  await invited.getByRole('link', { name: 'Procesy', exact: true }).click();
  await expect(invited).toHaveURL(/\/processes/);

  await page.reload();
  await page.getByLabel('Szukaj osoby lub adresu').fill('zaproszona');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Działania: Ewa Zaproszona' }).click();
  await page.getByRole('menuitem', { name: 'Wyłącz konto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wyłącz konto' }).click();
  await expect(page.getByRole('row', { name: /Ewa Zaproszona/ })).toContainText('Wyłączone');
  await expect(page.getByRole('row', { name: /Ewa Zaproszona/ })).toContainText('Anna Pierwsza');

  await invited.goto(`${base}/processes`);
  await expect(invited).toHaveURL(/\/sign-in/);
  await invited.getByLabel('E-mail').fill('ewa@company.example');
  await invited.getByLabel('Hasło', { exact: true }).fill(password);
  await invited.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(invited).toHaveURL(/\/forbidden/);
  await expect(invited.getByText(/sesja wygasła/)).toBeVisible();
  await invited.goto(`${base}/sign-in`);
  await invited.getByRole('link', { name: 'Nie pamiętam hasła' }).click();
  // The sign-in page has a field of the same name.
  await expect(invited.getByRole('heading', { name: 'Zapomniane hasło' })).toBeVisible();
  for (const address of ['ewa@company.example', 'anna@company.example']) {
    await invited.getByLabel('E-mail').fill(address);
    await invited.getByRole('button', { name: 'Wyślij link' }).click();
    await expect(invited.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible();
    await invited.getByRole('button', { name: 'Podaj inny adres' }).click();
  }
  await invited.goto(await mailedLink('anna@company.example', 'poprosił o nowe hasło'));
  await expect(invited.getByRole('heading', { name: 'Nowe hasło' })).toBeVisible();
  expect(mailServer.received.filter(({ to }) => to[0] === 'ewa@company.example')).toHaveLength(1);
  await invited.goto('about:blank');
  await invited.goto(link);
  await expect(invited.getByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible();
  await context.close();

  await page.goto(`${base}/administration/mail`);
  await expect(page.getByRole('row', { name: /Zaproszenie/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Wyślij wiadomość próbną' }).click();
  await expect(page.getByText('Serwer poczty przyjął wiadomość do anna@company.example')).toBeVisible();
  await expectAccessible();

  await page.goto(`${base}/administration/people`);
  await page.getByLabel('Szukaj osoby lub adresu').fill('anna');
  await page.getByRole('button', { name: 'Działania: Anna Pierwsza' }).click();
  await page.getByRole('menuitem', { name: 'Wyłącz konto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wyłącz konto' }).click();
  await expect(page.getByText('To ostatni administrator. Najpierw daj tę rolę komuś innemu.')).toBeVisible();
  expect(product.server.output).not.toContain(link.split('#')[1]);
});
