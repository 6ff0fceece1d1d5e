import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Fixtures } from './fixtures';
import { clickButton, failRequests, goToHydrated, screensOf, stallRequests, type Screen } from './screen';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
const photo = readFileSync('docs/images/candidate-details-en.png');
const pictures = [
  'IMG_20260505_101112.png',
  'IMG_20260505_101130.png',
  'Aleksandra Wielgosz-Konstantynowicz, strona 3.png',
];
const emptyProcess = ({ emptyProcessId }: Fixtures): string => `/processes/${emptyProcessId}`;
const uploadBar = (page: Page) => page.getByRole('region', { name: /^(Dodawanie CV|CV upload)$/ });
const stallUploads = (page: Page) => stallRequests(page, '**/upload-cv');

/** Adds files and goes on to the start page. */
async function addFiles(page: Page): Promise<void> {
  const names = Array.from({ length: 12 }, (_, index) => `Osoba ${index + 1}.pdf`);
  const notes = { ...pdf('Notatki z rozmowy.pdf'), buffer: Buffer.from('notes') };
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...names.map(pdf), notes]);
  await uploadBar(page).waitFor();
  await page.locator('a[href="/"]').filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** The upload bar, mostly on a page that is not the process's. */
export const uploadScreens: Screen[] = [
  ...screensOf('app/(app)/page.tsx', [
    {
      name: 'upload: under way, the files shown',
      prepare: stallUploads,
      path: emptyProcess,
      main: true,
      act: async (page) => {
        await addFiles(page);
        await clickButton(uploadBar(page), /^(Pokaż pliki|Show files)$/);
        await uploadBar(page).getByRole('listitem').first().waitFor();
      },
    },
    {
      name: 'upload: paused',
      prepare: stallUploads,
      path: emptyProcess,
      act: async (page) => {
        await addFiles(page);
        await clickButton(uploadBar(page), /^(Wstrzymaj|Pause)$/);
      },
    },
    {
      name: 'upload: cancelling',
      prepare: stallUploads,
      path: emptyProcess,
      act: async (page) => {
        await addFiles(page);
        await clickButton(uploadBar(page), /^(Anuluj|Cancel)$/);
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'upload: ended with failures, the files shown',
      prepare: (page) => failRequests(page, '**/upload-cv'),
      path: emptyProcess,
      main: true,
      act: async (page) => {
        await addFiles(page);
        await clickButton(uploadBar(page), /^(Pokaż pliki|Show files)$/);
        await uploadBar(page)
          .getByRole('button', { name: /^(Spróbuj ponownie: |Try again: )Osoba 12\.pdf$/ })
          .waitFor();
      },
    },
    {
      name: 'upload: files not sent because the session ended',
      path: '/',
      act: async (page, { emptyProcessId }) => {
        await page.evaluate((id) => sessionStorage.setItem(`missed-uploads:${id}`, '3'), emptyProcessId);
        await goToHydrated(page, '/');
        await uploadBar(page).waitFor();
      },
    },
  ]),
  {
    name: 'upload: under way, on the page of the process',
    file: 'app/(app)/processes/[processId]/page.tsx',
    prepare: stallUploads,
    path: ({ judged }) => `/processes/${judged.processId}`,
    act: async (page) => {
      await page.locator('input[type=file]').first().setInputFiles(['Anna Nowak.pdf', 'Jan Kowal.pdf'].map(pdf));
      await uploadBar(page).waitFor();
    },
  },
  {
    name: 'upload: whether pictures are pages of one CV',
    file: 'app/(app)/processes/[processId]/page.tsx',
    path: emptyProcess,
    overlay: true,
    act: async (page) => {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(pictures.map((name) => ({ name, mimeType: 'image/png', buffer: photo })));
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
];
