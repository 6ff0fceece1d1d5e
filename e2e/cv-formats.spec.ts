import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { makeOdt } from '../tests/cv/make-odt';
import { scanPicture } from '../tests/cv/make-scan';
import { createActiveProcess, waitUntilAnalysed } from './api/setup';
import { dropFiles } from './drop-files';
import { expect, test } from './fixtures';

/** Each in a file of its own: the same text in another format is another file. */
const linesOf = (name: string) => [
  name,
  'Doświadczenie zawodowe',
  'od 2016.03 do 2025.11 Programistka Java, Wydumane Systemy, Gdańsk',
  'Spring Boot w usługach sieciowych, dane w PostgreSQL',
  'Języki: angielski, poziom C1, oraz niemiecki, poziom B1',
];
const textOf = (name: string) => strToU8(linesOf(name).join('\r\n'));
const letterOf = (letter: string) => (letter > '~' ? `\\u${letter.charCodeAt(0)}?` : letter);
const rtfOf = (name: string) => strToU8(`{\\rtf1 ${[...linesOf(name).join('\\par ')].map(letterOf).join('')}\\par}`);
const mailOf = (name: string) =>
  strToU8(
    [
      'From: lucja@poczta.example\r\nSubject: CV\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b1\r\n',
      '--b1\r\nContent-Type: text/plain\r\n\r\nW zalaczeniu CV.',
      `--b1\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename=zalacznik.txt\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(textOf(name)).toString('base64')}`,
      '--b1--\r\n',
    ].join('\r\n'),
  );

/** The pages are drawn, and the quote of a verdict is highlighted on them. */
async function expectHighlight(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'PostgreSQL', exact: true }).click();
  await expect(page.getByRole('option', { name: /PostgreSQL”, criterion: PostgreSQL$/ })).toBeInViewport();
}

test('a picture, ODT, RTF, text, a ZIP and a mail are dropped together, and each CV is shown with its highlights', async ({
  page,
  signIn,
  setLocale,
}) => {
  test.setTimeout(300_000);
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const { id } = await createActiveProcess(client, 'Zecer');
  await page.goto(`/processes/${id}`);
  await dropFiles(page, [
    { name: 'skan.jpg', bytes: new Uint8Array(scanPicture(linesOf('Anna Skan'))) },
    {
      name: 'cv.odt',
      bytes: makeOdt(
        linesOf('Bożena Ćwik')
          .map((line) => `<text:p>${line}</text:p>`)
          .join(''),
      ),
    },
    { name: 'cv.rtf', bytes: rtfOf('Celina Gęś') },
    { name: 'cv.txt', bytes: textOf('Dorota Żak') },
    { name: 'cv.zip', bytes: zipSync({ 'CV/w-archiwum.txt': textOf('Edyta Łoś'), 'CV/.DS_Store': strToU8('x') }) },
    { name: 'mail.eml', bytes: mailOf('Filipa Wąs') },
  ]);
  const { items } = await waitUntilAnalysed(client, id, 6, 200);
  const names = new Set(items.map(({ lastName }) => lastName));
  expect(names).toEqual(new Set(['Skan', 'Ćwik', 'Gęś', 'Żak', 'Łoś', 'Wąs']));
  await setLocale('en');
  for (const { id: candidateId } of items) await expectHighlight(page, `/processes/${id}/candidates/${candidateId}`);
});
