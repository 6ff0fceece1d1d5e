import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Locale } from '@/lib/i18n/locale';
import { daysLater, today } from '@/lib/validation/calendar-day';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { createJudged } from './create-judged';
import { expect, findViolations, test } from './fixtures';

const texts = {
  pl: {
    offer: 'Zaproponuj terminy',
    time: (number: number) => `Termin ${number}`,
    add: 'Dodaj termin',
    place: 'Miejsce lub link do rozmowy',
    submit: 'Zaproponuj',
    done: 'Zaproponowano terminy',
    close: 'Zamknij',
    title: 'Termin rozmowy',
    pick: 'Wybieram ten termin',
    taken: /zajął ktoś inny/,
    picked: 'Termin jest umówiony.',
    calendar: 'Dodaj do kalendarza (.ics)',
    cancel: 'Odwołaj rozmowę',
    cancelled: 'Rozmowa jest odwołana.',
    gone: 'Ten link już nie działa',
    arranged: 'Umówiono',
    next: 'Najbliższe rozmowy',
  },
  en: {
    offer: 'Offer times',
    time: (number: number) => `Time ${number}`,
    add: 'Add a time',
    place: 'Place or link to the call',
    submit: 'Offer',
    done: 'Times offered',
    close: 'Close',
    title: 'Time for an interview',
    pick: 'Take this time',
    taken: /Somebody else has just taken/,
    picked: 'Your time is arranged.',
    calendar: 'Add to calendar (.ics)',
    cancel: 'Cancel the interview',
    cancelled: 'The interview is cancelled.',
    gone: 'This link no longer works',
    arranged: 'Arranged',
    next: 'Next interviews',
  },
} as const satisfies Record<Locale, Record<string, unknown>>;

const cvOf = (name: string) =>
  makeCvPdf({ lines: [name, 'Doświadczenie', 'Java i Spring Boot od 2016.03 do 2025.11', `nr ${randomInt(1e9)}`] });

for (const locale of ['pl', 'en'] as const) {
  test(`two candidates pick from the same times on a phone, in ${locale}`, async ({
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
    const { processId, candidateIds } = await createJudged(client, `Terminy ${locale}`, [
      { name: 'a.pdf', bytes: await cvOf('Dobrawa Halicka') },
      { name: 'b.pdf', bytes: await cvOf('Ziemowit Karski') },
    ]);

    // The recruiter offers both the same times, on the list; each run others, so that none is in the way of another.
    const hour = `${daysLater(today(), locale === 'pl' ? 3 : 5)}T${randomInt(10, 22)}`;
    await page.goto(`/processes/${processId}`);
    for (const id of candidateIds) await page.locator(`tr[data-row-id="${id}"]`).getByRole('checkbox').click();
    await page.getByRole('button', { name: t.offer }).click();
    const form = page.getByRole('dialog', { name: new RegExp(t.offer) });
    await form.getByLabel(t.time(1), { exact: true }).fill(`${hour}:00`);
    await form.getByRole('button', { name: t.add }).click();
    await expect(form.getByLabel(t.time(2), { exact: true })).toHaveValue(`${hour}:45`);
    await form.getByLabel(t.place).fill('https://spotkanie.example/rozmowa');
    await expectAccessible();
    await form.getByRole('button', { name: t.submit, exact: true }).click();
    const offered = page.getByRole('dialog', { name: t.done });
    const links = offered.locator('input[readonly]');
    await expect(links).toHaveCount(2);
    const [link = '', other = ''] = await links.evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).value),
    );
    await expectAccessible();
    await offered.getByRole('button', { name: t.close }).last().click();

    // The candidate has no account, and is in another time zone.
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      timezoneId: 'America/New_York',
      acceptDownloads: true,
    });
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    const own = await context.newPage();
    const response = await own.goto(`/interview-times#${link.split('#')[1]}`);
    expect(response?.headers()).toMatchObject({
      'x-robots-tag': expect.stringContaining('noindex'),
      'referrer-policy': 'no-referrer',
    });
    await expect(own.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(own.getByText('America/New_York')).toBeVisible();
    await expect(own.locator('body')).not.toContainText('Karski');
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findViolations(own)).toEqual([]);

    // Somebody else is quicker.
    const opened = await client.post<{ free: { slotId: string }[] }>('/interview-times/open', {
      token: other.split('#')[1],
    });
    const taken = {
      token: other.split('#')[1],
      slotId: opened.body.free[0]?.slotId,
      timeZone: 'Europe/Warsaw',
      locale,
    };
    await client.post('/interview-times/pick', taken);
    await own.getByRole('radio').first().check();
    await own.getByRole('button', { name: t.pick }).click();
    await expect(own.getByRole('alert').filter({ hasText: t.taken })).toBeVisible();
    await expect(own.getByRole('radio')).toHaveCount(1);
    await own.getByRole('radio').check();
    await own.getByRole('button', { name: t.pick }).click();
    await expect(own.getByText(t.picked)).toBeVisible();
    expect(await findViolations(own)).toEqual([]);
    const downloading = own.waitForEvent('download');
    await own.getByRole('button', { name: t.calendar }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('method')).toBe('PUBLISH');

    // The recruiter sees it on home and at the candidate.
    await page.goto('/');
    await expect(page.getByRole('region', { name: t.next }).getByRole('link').first()).toBeVisible();
    await page.goto(`/processes/${processId}/candidates/${candidateIds[0]}?tab=summary`);
    await expect(page.getByText(t.arranged, { exact: true }).first()).toBeVisible();
    await expectAccessible();

    await own.getByRole('button', { name: t.cancel }).click();
    await own.getByRole('alertdialog').getByRole('button', { name: t.cancel }).click();
    await expect(own.getByText(t.cancelled)).toBeVisible();
    await expect(own.getByRole('radio')).toHaveCount(1);
    for (const id of candidateIds)
      await client.request('DELETE', `/processes/${processId}/candidates/${id}/interview-times`);
    await own.reload();
    await expect(own.getByRole('heading', { name: t.gone })).toBeVisible();
    await context.close();
  });
}
