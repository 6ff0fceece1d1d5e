import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Locale } from '@/lib/i18n/locale';
import type pageTexts from '@/messages/pl/shortlist-page.json';
import type listTexts from '@/messages/pl/shortlists.json';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { createJudged } from './create-judged';
import { expect, findViolations, test } from './fixtures';

/** What the screens say, as Playwright loads no JSON. */
function textsOf(locale: Locale): { t: typeof pageTexts; lists: typeof listTexts } {
  const read = (name: string): unknown => JSON.parse(readFileSync(`messages/${locale}/${name}.json`, 'utf8'));
  return { t: read('shortlist-page') as typeof pageTexts, lists: read('shortlists') as typeof listTexts };
}

const criterion = { pl: 'Komunikacja', en: 'Communication' };

for (const locale of ['pl', 'en'] as const) {
  test(`a manager answers on a phone, and the recruiter sees it, in ${locale}`, async ({
    page,
    browser,
    baseURL,
    signIn,
    setLocale,
    expectAccessible,
  }) => {
    const { t, lists } = textsOf(locale);
    const client = await signIn('RECRUITER');
    await setLocale(locale);
    const phone = `602 ${randomInt(100, 1_000)} ${randomInt(100, 1_000)}`;
    const cvOf = (name: string, work: string) => makeCvPdf({ lines: [name, `tel. ${phone}`, 'Doświadczenie', work] });
    const { processId } = await createJudged(client, `Lista do oceny ${locale}`, [
      { name: 'bogna.pdf', bytes: await cvOf('Bogna Zdrojewska', 'Java i Spring Boot od 2016.03 do 2025.11') },
      { name: 'kazimierz.pdf', bytes: await cvOf('Kazimierz Przykładny', 'Magazynier od 2019.01 do 2025.11') },
    ]);

    // The recruiter shares both, with a PIN.
    await page.goto(`/processes/${processId}`);
    const boxes = page.locator('tbody').getByRole('checkbox');
    for (const index of [0, 1]) await boxes.nth(index).click();
    await page.getByRole('button', { name: lists.share }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(lists.form.criteria).fill(criterion[locale]);
    await dialog.getByLabel(lists.form.withPin).check();
    await expectAccessible();
    await dialog.getByRole('button', { name: lists.form.act }).click();
    const link = await dialog.getByLabel(lists.made.link, { exact: true }).inputValue();
    const pin = await dialog.getByLabel(lists.made.pin).inputValue();
    await dialog
      .getByRole('button', { name: /^(Kopiuj|Copy)/ })
      .first()
      .click();
    await dialog.getByRole('link', { name: lists.made.open }).click();
    await page.getByText(lists.screen.noAnswers).waitFor();

    // The manager has no account: a browser of their own.
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, acceptDownloads: true });
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    const own = await context.newPage();
    const response = await own.goto(`/shortlist#${link.split('#')[1] ?? ''}`);
    expect(response?.headers()).toMatchObject({
      'x-robots-tag': expect.stringContaining('noindex'),
      'referrer-policy': 'no-referrer',
    });
    await own.getByLabel(t.pin.label, { exact: true }).fill('12');
    await own.getByRole('button', { name: t.pin.act }).click();
    await expect(own.getByRole('alert').filter({ hasText: '4' })).toBeVisible();
    expect(await findViolations(own)).toEqual([]);
    await own.getByLabel(t.pin.label, { exact: true }).fill(pin);
    await own.getByRole('button', { name: t.pin.act }).click();
    await own.getByRole('button', { name: /Bogna/ }).waitFor();
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findViolations(own)).toEqual([]);

    await own.getByRole('button', { name: /Bogna/ }).click();
    await own.getByLabel(t.scorecard.name).fill('Jan Kierownik');
    await own.getByRole('button', { name: t.scorecard.nameAct }).click();
    await own.getByRole('group', { name: t.scorecard.overall }).getByRole('button', { name: t.scorecard.UP }).click();
    await own.getByRole('group', { name: criterion[locale] }).getByRole('button').first().click();
    await own.getByLabel(t.scorecard.comment).fill('Chętnie porozmawiam');
    await expect(own.getByText(t.scorecard.saved)).toBeVisible();
    await own
      .getByRole('button', { name: /^(Pokaż w CV|Show in the CV)/ })
      .first()
      .click();
    await expect(own.locator('mark').first()).toBeInViewport();
    await expect(own.getByText(phone)).toHaveCount(0);
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findViolations(own)).toEqual([]);

    // What was answered is there after a reload, which asks for neither PIN nor name again.
    await own.reload();
    await expect(own.getByLabel(t.scorecard.comment)).toHaveValue('Chętnie porozmawiam');
    await own.goBack();
    for (const box of await own.getByRole('checkbox').all()) await box.click();
    await own.getByRole('button', { name: /\(2\)/ }).click();
    await expect(own.getByRole('table')).toContainText('Kazimierz');
    expect(await findViolations(own)).toEqual([]);
    await own.getByRole('button', { name: t.compare.back }).click();
    const downloading = own.waitForEvent('download');
    await own.getByRole('button', { name: t.list.pdf }).click();
    expect((await readFile(await (await downloading).path())).subarray(0, 5).toString()).toBe('%PDF-');

    // It arrives while the recruiter looks, with who opened whom.
    await expect(page.getByText('Chętnie porozmawiam')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Jan Kierownik').first()).toBeVisible();
    await expectAccessible();

    // A colleague answers the same in the product.
    await page.getByRole('link', { name: lists.screen.review }).click();
    await page.getByRole('button', { name: /Kazimierz/ }).click();
    await page
      .getByRole('group', { name: t.scorecard.overall })
      .getByRole('button', { name: t.scorecard.DOWN })
      .click();
    await expect(page.getByText(t.scorecard.saved)).toBeVisible();
    await expectAccessible();
    await page.goto(`/processes/${processId}/shortlists`);
    await expectAccessible();
    await page.getByRole('link', { name: /Lista do oceny/ }).click();

    await page.getByRole('button', { name: lists.link.revoke }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: lists.link.revoke }).click();
    await expect(page.getByText(lists.link.state.REVOKED)).toBeVisible();
    await own.reload();
    await expect(own.getByRole('heading', { name: t.gone.title })).toBeVisible();
    await context.close();
  });
}
