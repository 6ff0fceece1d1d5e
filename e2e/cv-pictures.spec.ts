import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../tests/api-client';
import { createActiveProcess, upload } from './api/setup';
import { expect, test } from './fixtures';

const folders = ['tests/cv/pictures', 'tests/cv/producers', 'tests/cv/drawn', 'tests/cv/lost'];
const reading = { timeout: 60_000 };

function fixtureFiles(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.pdf'))
      .map((file) => path.join(folder, file)),
  );
}

async function addCandidate(client: ApiClient, processId: string, name: string, bytes: Uint8Array) {
  const { body } = await upload(client, processId, [{ name, bytes }]);
  expect(body.rejected).toEqual([]);
  return `processes/${processId}/candidates/${body.accepted[0]?.candidateId ?? ''}`;
}

/** Whether anything but white stands on the page as the viewer draws it, and on the server's picture of it. */
async function inkOf(page: Page, pictureUrl: string) {
  return page.evaluate(async (url) => {
    const hasInk = (source: HTMLCanvasElement | ImageBitmap) => {
      const context = new OffscreenCanvas(300, 400).getContext('2d');
      if (!context) return null;
      context.drawImage(source, 0, 0, 300, 400);
      return context.getImageData(0, 0, 300, 400).data.some((value, index) => index % 4 !== 3 && value < 200);
    };
    const canvas = document.querySelector<HTMLCanvasElement>('[data-page="1"] canvas');
    const answer = await fetch(url);
    return {
      viewer: canvas && hasInk(canvas),
      server: answer.ok ? hasInk(await createImageBitmap(await answer.blob())) : null,
    };
  }, pictureUrl);
}

const waitForPages = (page: Page) => expect(page.locator('[data-page="1"] .textLayer')).toBeAttached(reading);

test('a page is drawn in the viewer where the server draws it: every picture and producer', async ({
  page,
  signIn,
}) => {
  test.setTimeout(300_000);
  const client = await signIn('RECRUITER');
  const { id: processId } = await createActiveProcess(client, 'Obrazy');
  // Nobody is judged there: recognising scans would take longer than the pictures.
  await client.put(`/processes/${processId}/status`, { status: 'STOPPED' });
  for (const file of fixtureFiles()) {
    const candidate = await addCandidate(client, processId, path.basename(file), readFileSync(file));
    // Nothing but the viewer.
    await page.goto(`/pdf?processId=${processId}&candidateId=${path.basename(candidate)}`);
    await waitForPages(page);
    // The server's picture may wait for another.
    await expect
      .poll(() => inkOf(page, `/api/v1/${candidate}/cv/first-page`), { ...reading, message: file })
      .toEqual({ viewer: true, server: true });
  }
});

test('a scan is drawn in a browser of the last years', async ({ page, signIn }) => {
  const client = await signIn('RECRUITER');
  const { id: processId } = await createActiveProcess(client, 'Starsza przeglądarka');
  const scan = readFileSync('tests/cv/pictures/scan-ccitt-g4.pdf');
  const candidate = await addCandidate(client, processId, 'faks.pdf', scan);
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Map.prototype, 'getOrInsertComputed'],
      [Promise, 'try'],
      [globalThis, 'Iterator'],
    ] as const)
      Reflect.deleteProperty(owner, name);
  });
  await page.goto(`/${candidate}`);
  await waitForPages(page);
  expect((await inkOf(page, `/api/v1/${candidate}/cv/first-page`)).viewer).toBe(true);
});

test('a page whose picture cannot be decoded says so in its place, and offers the download', async ({
  page,
  signIn,
  setLocale,
}) => {
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const { id: processId } = await createActiveProcess(client, 'Zepsuty obraz');
  const scan = Buffer.from(readFileSync('tests/cv/pictures/scan-ccitt-g4.pdf')).toString('latin1');
  // The same sheet, of a compression that its data are not.
  const broken = Buffer.from(scan.replace('/CCITTFaxDecode', '/JBIG2Decode   '), 'latin1');
  const candidate = await addCandidate(client, processId, 'zepsuty.pdf', broken);
  await page.goto(`/${candidate}`);
  await expect(page.getByText('Nie udało się pokazać strony 1.')).toBeVisible(reading);
  const download = page.waitForEvent('download');
  await page.locator('[data-page="1"]').getByRole('button', { name: 'Pobierz CV' }).click();
  expect((await download).suggestedFilename()).toBe('zepsuty.pdf');
});
