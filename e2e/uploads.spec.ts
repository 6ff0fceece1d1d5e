import type { Page } from '@playwright/test';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import type { ApiClient } from '../tests/api-client';
import { pdfOfPages } from '../tests/cv/pdf-files';
import { requirementList, search, upload } from './api/setup';
import { ReverseProxy } from '../tests/reverse-proxy';
import { dropFiles } from './drop-files';
import { expect, test } from './fixtures';

/** A process that takes CVs and does not analyse them yet. */
async function createProcess(client: ApiClient, name: string): Promise<ProcessDto> {
  const { body } = await client.post<ProcessDto>('/processes', { name, requirementList });
  await client.put(`/processes/${body.id}/defined`);
  return body;
}

async function makeCvs(count: number) {
  const names = Array.from({ length: count }, (_, index) => `Osoba ${String(index + 1).padStart(2, '0')}`);
  return Promise.all(names.map(async (name) => ({ name: `${name}.pdf`, bytes: await makeCvPdf({ lines: [name] }) })));
}

/** Files that are refused, each with the reason that is shown. */
async function makeBadFiles(existing: Uint8Array): Promise<{ name: string; bytes: Uint8Array; reason: string }[]> {
  const good = await makeCvPdf({ lines: ['Uszkodzona Osoba'] });
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  return [
    { name: 'program.pdf', bytes: bytesOf('MZ\u0000\u0001'), reason: 'To nie jest plik, z którego czytamy CV' },
    { name: 'strona.pdf', bytes: bytesOf('<!doctype html><p>CV'), reason: 'To strona HTML' },
    { name: 'zdjęcie.jpg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1]), reason: 'jest uszkodzony' },
    { name: 'puste.pdf', bytes: new Uint8Array(), reason: 'jest pusty' },
    { name: 'urwane.pdf', bytes: good.slice(0, 900), reason: 'jest uszkodzony' },
    {
      name: 'z hasłem.pdf',
      bytes: await makeCvPdf({ lines: ['Osoba'], password: 'sezam' }),
      reason: 'zabezpieczony hasłem',
    },
    { name: 'książka.pdf', bytes: await pdfOfPages(51), reason: 'ma więcej stron' },
    { name: 'kopia.pdf', bytes: existing, reason: 'jest już w tym procesie' },
  ];
}

/** Delays uploads until `release` is called; the file of that name fails once. */
async function holdUploads(page: Page, failsOnce?: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const failed = new Set<string>();
  await page.route('**/upload-cv', async (route) => {
    await released;
    const isBad = failsOnce !== undefined && route.request().postDataBuffer()?.includes(failsOnce);
    if (!isBad || failed.has(failsOnce)) return route.continue();
    failed.add(failsOnce);
    const body = JSON.stringify({ code: 'internal', detail: 'Coś poszło nie tak.' });
    return route.fulfill({ status: 500, contentType: 'application/problem+json', body });
  });
  return () => release(undefined);
}

test('uploads survive every navigation, a failed one is retried, and the browser warns before a reload', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const [first, second] = [await createProcess(client, 'Zecer / Zecerka'), await createProcess(client, 'Sztukator')];
  await upload(client, first.id, [{ name: 'Łucja Żak.pdf', bytes: await makeCvPdf({ lines: ['Łucja Żak'] }) }]);
  const release = await holdUploads(page, 'Osoba 07.pdf');
  await page.goto(`/processes/${first.id}`);
  await dropFiles(page, await makeCvs(12));
  const bar = page.getByRole('region', { name: 'Dodawanie CV' });
  await expect(bar).toContainText('Dodawanie CV: 0 z 12');

  await page.getByRole('tab', { name: 'Informacje o procesie' }).click();
  await expect(page.getByRole('heading', { name: 'Wymagania' }).first()).toBeVisible();
  await page.getByRole('tab', { name: /^Kandydaci/ }).click();
  await page.getByRole('link', { name: 'Łucja Żak' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Łucja Żak/ })).toBeVisible();
  await page.getByRole('link', { name: 'Pulpit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pulpit' })).toBeVisible();
  await page.getByRole('link', { name: 'Procesy' }).first().click();
  await page.getByRole('link', { name: second.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
  await expect(bar).toContainText('Dodawanie CV: 0 z 12');

  const opened = page.waitForEvent('dialog');
  void page.evaluate(() => window.location.reload());
  const dialog = await opened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('button', { name: 'Wyloguj' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anuluj' }).click();

  release();
  await expect(bar).toContainText('Dodano 11 CV · 1 nieudane', { timeout: 60_000 });
  await bar.getByRole('button', { name: 'Pokaż pliki' }).click();
  await expect(bar.getByRole('listitem')).toHaveText([/^Osoba 07\.pdf/]);
  await expectAccessible();
  await bar.getByRole('button', { name: 'Spróbuj ponownie: Osoba 07.pdf' }).click();
  await expect(bar).toContainText('Dodano 12 CV');
  expect((await search(client, first.id)).totalItems).toBe(13);

  await page.getByRole('link', { name: 'Procesy' }).first().click();
  await page.getByRole('link', { name: first.name }).first().click();
  await expect(page.getByRole('tab', { name: /^Kandydaci\s*13$/ })).toBeVisible();
});

test('of thirty files added while other pages are walked, the eight bad ones are named with their reasons', async ({
  page,
  signIn,
  setLocale,
}) => {
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const process = await createProcess(client, 'Introligator / Introligatorka');
  const existing = await makeCvPdf({ lines: ['Ktoś Dodany'] });
  await upload(client, process.id, [{ name: 'Ktoś Dodany.pdf', bytes: existing }]);
  const bad = await makeBadFiles(existing);
  const good = await makeCvs(22);
  const release = await holdUploads(page);
  await page.goto(`/processes/${process.id}`);
  // The bad ones between the others.
  await dropFiles(page, [...good.slice(0, 10), ...bad, ...good.slice(10)]);
  const bar = page.getByRole('region', { name: 'Dodawanie CV' });
  await expect(bar).toContainText(/z\s30/);
  release();
  for (const [link, title] of [
    ['Pulpit', 'Pulpit'],
    ['Symulacja rozmowy', 'Symulacja rozmowy'],
    ['Procesy', 'Procesy'],
    ['Pulpit', 'Pulpit'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(bar).toBeVisible();
  }
  await expect(bar).toContainText(/Dodano 22 CV · 8\snieudanych/, { timeout: 90_000 });
  await bar.getByRole('button', { name: 'Pokaż pliki' }).click();
  const listed = bar.getByRole('listitem');
  await expect(listed).toHaveCount(bad.length);
  for (const { name, reason } of bad) await expect(listed.filter({ hasText: name })).toContainText(reason);
  expect((await search(client, process.id)).totalItems).toBe(23);
});

test('what a server in front of the product does to an upload is told from what the product says', async ({
  page,
  signIn,
  setLocale,
}) => {
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const process = await createProcess(client, 'Bednarz / Bednarka');
  const front = await ReverseProxy.start();
  await page.route('**/upload-cv', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: front.url + pathname }) });
  });
  await page.goto(`/processes/${process.id}`);
  const bar = page.getByRole('region', { name: 'Dodawanie CV' });
  const [cv] = await makeCvs(1);
  if (!cv) throw new Error('No CV was made.');

  front.maxBodyBytes = 1000;
  await dropFiles(page, [cv]);
  await bar.getByRole('button', { name: 'Pokaż pliki' }).click();
  await expect(bar).toContainText('może ustawić limit na 12 MB');

  front.maxBodyBytes = Number.POSITIVE_INFINITY;
  front.ownPage = { status: 200, html: '<!doctype html><h1>Sign in</h1>' };
  const again = bar.getByRole('button', { name: `Spróbuj ponownie: ${cv.name}` });
  await again.click();
  await expect(bar).toContainText('odpowiedział własną stroną');

  // Nothing is behind it.
  front.ownPage = null;
  front.setUpstreams(['http://127.0.0.1:1']);
  await again.click();
  await expect(bar).toContainText('nie może się z nią połączyć');

  // By the button alone: nothing is sent again by itself.
  await page.unroute('**/upload-cv');
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(bar).toContainText('Dodano 1 CV', { timeout: 3000 });
  }).toPass();
  await front.stop();
});
