import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Locale } from '@/lib/i18n/locale';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { getCandidate, search } from './api/setup';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';

const texts = {
  pl: {
    title: 'Twoje dane w rekrutacji',
    consent: 'Wyrażam zgodę na rok',
    withdraw: 'Wycofuję zgodę',
    refuse: 'Nie chcę oceny przez program',
    correct: 'Co poprawić',
    send: 'Wyślij',
    openDownload: 'Chcę pobrać dane',
    openDelete: 'Chcę usunąć dane',
    download: 'Pobierz',
    erase: 'Żądam usunięcia',
    asked: 'Żądanie przyjęte.',
    email: 'Adres e-mail z CV',
    phone: 'Numer telefonu z CV',
    gone: 'Ten link już nie działa',
    tasks: 'Żądania kandydatów',
    json: 'dane.json',
  },
  en: {
    title: 'Your data in a recruitment',
    consent: 'I consent for a year',
    withdraw: 'I withdraw my consent',
    refuse: 'No program shall judge me',
    correct: 'What to correct',
    send: 'Send',
    openDownload: 'I want to download my data',
    openDelete: 'I want my data deleted',
    download: 'Download',
    erase: 'Ask for deletion',
    asked: 'Your request has arrived.',
    email: 'E-mail address in the CV',
    phone: 'Phone number in the CV',
    gone: 'This link no longer works',
    tasks: 'Requests of candidates',
    json: 'data.json',
  },
} as const satisfies Record<Locale, Record<string, string>>;

for (const locale of ['pl', 'en'] as const) {
  test(`from the link to the deletion, on a phone, in ${locale}`, async ({
    page,
    browser,
    baseURL,
    signIn,
    setLocale,
    expectAccessible,
  }) => {
    const t = texts[locale];
    const phone = `602 ${randomInt(100, 1_000)} ${randomInt(100, 1_000)}`;
    const email = `bogna.${randomInt(1_000_000)}@poczta.example`;
    const client = await signIn('ADMIN');
    await setLocale(locale);
    const bytes = await makeCvPdf({
      lines: [
        'Bogna Zdrojewska',
        `tel. ${phone}, ${email}`,
        'Doświadczenie',
        'Java i Spring Boot od 2016.03 do 2025.11',
      ],
    });
    const { processId, candidateIds } = await createJudged(client, `Strona kandydata ${locale}`, [
      { name: 'bogna.pdf', bytes },
    ]);
    const candidateId = candidateIds[0] ?? '';
    const path = `/processes/${processId}/candidates/${candidateId}`;
    const made = await client.post<{ link: string }>(`${path}/privacy/link`, { mail: false });
    const token = made.body.link.split('#')[1] ?? '';

    // The candidate has no account: a browser of their own.
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, acceptDownloads: true });
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    const own = await context.newPage();
    const response = await own.goto(`/candidate-page#${token}`);
    expect(response?.headers()).toMatchObject({
      'x-robots-tag': expect.stringContaining('noindex'),
      'referrer-policy': 'no-referrer',
    });
    await expect(own.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(own.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await own.getByRole('button', { name: t.consent }).click();
    await own.getByRole('button', { name: t.withdraw }).waitFor();
    await own.getByRole('button', { name: t.refuse }).click();
    await expect.poll(async () => (await getCandidate(client, processId, candidateId)).isReadByPerson).toBe(true);
    expect((await search(client, processId)).items[0]).toMatchObject({ matchScore: null, verdicts: [] });
    const refused = await client.post<{ code: string }>(`${path}/reprocess`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'candidate.not-by-program']);
    await own.getByLabel(t.correct).fill('Mam nowy adres');
    await own.getByRole('button', { name: t.send, exact: true }).click();
    await own.getByText('Mam nowy adres').waitFor();

    const prove = async (button: string) => {
      await own.getByLabel(t.email).last().fill(email.toUpperCase());
      await own.getByLabel(t.phone).last().fill(`+48 ${phone}`);
      await own.getByRole('button', { name: button, exact: true }).click();
    };
    await own.getByRole('button', { name: t.openDownload }).click();
    const downloading = own.waitForEvent('download');
    await prove(t.download);
    const zip = unzipSync(await readFile(await (await downloading).path()));
    expect(Object.keys(zip)).toContain(t.json);
    expect(Object.keys(zip)).toContain('cv/1-bogna.pdf');
    await own.getByRole('button', { name: t.openDelete }).click();
    await prove(t.erase);
    await own.getByText(t.asked).waitFor();

    // The page of those who are to answer.
    await page.goto('/');
    await expect(page.getByRole('heading', { name: t.tasks })).toBeVisible();
    await expectAccessible();
    await page.goto(path);
    await expectAccessible();
    await client.request('DELETE', path);
    await own.reload();
    await expect(own.getByRole('heading', { name: t.gone })).toBeVisible();
    await context.close();
  });
}
