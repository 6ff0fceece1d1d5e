import { withClient } from '../lib/db/with-client';
import { ApiClient } from '../tests/api-client';
import { MailServer } from '../tests/mail/mail-server';
import { startProduct, type RunningProduct } from '../tests/product';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';

// One product for both languages.
test.describe.configure({ mode: 'default' });

let product: RunningProduct;
let mailServer: MailServer;

test.beforeAll(async () => {
  mailServer = await MailServer.start();
  const mail = { SMTP_URL: mailServer.url(), MAIL_FROM: 'Rekrutacja <rekrutacja@company.example>' };
  product = await startProduct({ env: mail });
});
test.afterAll(async () => {
  await product.stop();
  await mailServer.stop();
});

const texts = {
  pl: {
    more: 'Więcej',
    act: 'Wiadomość do kandydata…',
    template: 'Szablon',
    received: 'Potwierdzenie zgłoszenia',
    text: 'Treść',
    own: 'Dzień dobry, {imie}, zgłoszenie dotarło.',
    right: 'Dzień dobry, {firstName}, zgłoszenie dotarło.',
    unknown: 'Nie ma pola {imie}',
    next: 'Dalej: podgląd',
    filled: 'Dzień dobry, Jagoda, zgłoszenie dotarło.',
    send: 'Wyślij 1 wiadomość',
    waits: '1 wiadomość czeka na wysłanie',
    callBack: 'Cofnij',
    none: 'Cofnięto. Nic nie wyjdzie.',
    close: 'Zamknij',
    bar: 'Wiadomości, które czekają na wysłanie',
    leaves: '1 wiadomość wyjdzie o',
    back: 'Cofnięta',
    sent: 'Wysłana',
    summary: 'Podsumowanie kandydata',
    show: 'Treść wiadomości',
    again: 'Ta osoba ma już tę wiadomość',
    rejection: 'Odmowa z powodami',
    notRejected: 'Nie ma decyzji o odrzuceniu.',
  },
  en: {
    more: 'More',
    act: 'Message to the candidate…',
    template: 'Template',
    received: 'Application received',
    text: 'Text',
    own: 'Hello {name}, your application has arrived.',
    right: 'Hello {firstName}, your application has arrived.',
    unknown: 'There is no field {name}',
    next: 'Next: preview',
    filled: 'Hello Jagoda, your application has arrived.',
    send: 'Send 1 message',
    waits: '1 message waits to be sent',
    callBack: 'Call back',
    none: 'Called back. Nothing will leave.',
    close: 'Close',
    bar: 'Messages that wait to be sent',
    leaves: '1 message leaves at',
    back: 'Called back',
    sent: 'Sent',
    summary: 'Candidate summary',
    show: 'Text of the message',
    again: 'This person has this message already',
    rejection: 'Rejection with reasons',
    notRejected: 'There is no decision to reject.',
  },
} as const;

/** As if the ten minutes were over, and nothing had been sent. */
async function overdueMails(): Promise<string[]> {
  return withClient(product.databaseUrl, async (db) => {
    const { rows } = await db.query<{ id: string }>(
      `UPDATE mail SET state = 'FAILED', next_attempt_at = NULL WHERE kind = 'CANDIDATE_MESSAGE' AND state = 'QUEUED' RETURNING id`,
    );
    return rows.map(({ id }) => id);
  });
}

const cv = (name: string) =>
  new TextEncoder().encode(
    [
      `${name}, programistka Java`,
      `${name.split(' ')[0]?.toLowerCase()}@people.example, tel. 600 700 800`,
      'Doświadczenie',
      '03.2016 – obecnie: programistka Java w firmie Zawada. Java, Spring Boot, PostgreSQL, praca w zespole.',
    ].join('\r\n'),
  );

for (const locale of ['pl', 'en'] as const) {
  const t = texts[locale];
  test(`a message is checked, sent, called back, and sent again to arrive (${locale})`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    const base = product.server.url;
    const client = await ApiClient.signIn(base, 'RECRUITER');
    await context.addCookies(client.browserCookies());
    await context.addCookies([{ name: 'locale', value: locale, url: base }]);
    const files = [{ name: 'cv.txt', bytes: cv('Jagoda Piaskowska') }];
    const { processId, candidateIds } = await createJudged(client, `Programista Java ${locale}`, files);
    await page.goto(`${base}/processes/${processId}/candidates/${candidateIds[0]}`);
    const dialog = page.getByRole('dialog');
    const open = async () => {
      await page.getByRole('button', { name: t.more, exact: true }).click();
      await page.getByRole('menuitem', { name: t.act }).click();
    };
    await open();
    await dialog.getByLabel(t.template).selectOption(t.rejection);
    await expect(dialog).toContainText(t.notRejected);
    await dialog.getByLabel(t.template).selectOption(t.received);
    const language = locale === 'pl' ? 'Polski' : 'English';
    await dialog.getByRole('radio', { name: language }).click();
    await dialog.getByLabel(t.text, { exact: true }).fill(t.own);
    await dialog.getByRole('button', { name: t.next }).click();
    await expect(dialog).toContainText(t.unknown);
    await expectAccessible();
    await dialog.getByLabel(t.text, { exact: true }).fill(t.right);
    await dialog.getByRole('button', { name: t.next }).click();
    await expect(dialog.getByRole('article')).toContainText(t.filled);
    await expectAccessible();
    await dialog.getByRole('button', { name: t.send }).click();
    await expect(page.getByRole('dialog', { name: t.waits })).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: t.callBack }).click();
    await expect(dialog).toContainText(t.none);
    await dialog.getByRole('button', { name: t.close }).last().click();

    // Once more: called back, it may be sent unasked.
    const sendAgain = async () => {
      await open();
      await dialog.getByRole('radio', { name: language }).click();
      await dialog.getByLabel(t.text, { exact: true }).fill(t.right);
      await dialog.getByRole('button', { name: t.next }).click();
      await expect(dialog).not.toContainText(t.again);
      await dialog.getByRole('button', { name: t.send }).click();
      await dialog.getByRole('button', { name: t.close }).last().click();
    };
    await sendAgain();
    const bar = page.getByRole('region', { name: t.bar });
    await expect(bar).toContainText(t.leaves);
    await page.reload();
    await expectAccessible();
    // By the keyboard, after the dialog is gone.
    await bar.getByRole('button', { name: t.callBack }).press('Enter');
    await expect(bar).toBeHidden();
    await sendAgain();
    const admin = await ApiClient.signIn(base, 'ADMIN');
    for (const id of await overdueMails()) await admin.post(`/administration/mail/${id}/retry`);
    await expect.poll(() => mailServer.received.filter(({ text }) => text.includes(t.filled))).toHaveLength(1);
    await page.getByRole('tab', { name: t.summary }).click();
    const happened = page.getByRole('list').filter({ hasText: t.received });
    await expect(happened.getByText(t.back, { exact: true })).toHaveCount(2);
    await expect(happened.getByText(t.sent, { exact: true })).toBeVisible({ timeout: 20_000 });
    await happened.getByRole('button', { name: t.show }).first().click();
    await expect(happened).toContainText(t.filled);
    await expectAccessible();
  });
}
