import type { Page } from '@playwright/test';
import type { Scene } from './scene';
import type { Screen } from './screen';
import { fail, goToLive, holdBack } from './screen';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });

/** Adds files to a process and goes on to the start page; what the server does with them is up to the screen. */
async function addAndLeave(page: Page, { emptyProcessId }: Scene): Promise<void> {
  await goToLive(page, `/processes/${emptyProcessId}`);
  const names = Array.from({ length: 12 }, (_, index) => `Osoba ${index + 1}.pdf`);
  const notes = { ...pdf('Notatki z rozmowy.pdf'), buffer: Buffer.from('notes') };
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...names.map(pdf), notes]);
  await bar(page).waitFor();
  await page.locator('a[href="/"]').filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
}

const bar = (page: Page) => page.getByRole('region', { name: /^(Dodawanie CV|CV upload)$/ });
const press = (page: Page, name: RegExp) => bar(page).getByRole('button', { name }).click();

/** Files on their way, seen from a page that has nothing to do with them. */
export const uploadScreens: Screen[] = [
  {
    name: 'upload: under way, the files shown',
    file: 'app/(app)/page.tsx',
    role: 'RECRUITER',
    main: true,
    open: async (page, scene) => {
      await holdBack(page, '**/upload-cv');
      await addAndLeave(page, scene);
      await press(page, /^(Pokaż pliki|Show files)$/);
      await bar(page).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'upload: paused',
    file: 'app/(app)/page.tsx',
    role: 'RECRUITER',
    open: async (page, scene) => {
      await holdBack(page, '**/upload-cv');
      await addAndLeave(page, scene);
      await press(page, /^(Wstrzymaj|Pause)$/);
    },
  },
  {
    name: 'upload: cancelling',
    file: 'app/(app)/page.tsx',
    role: 'RECRUITER',
    open: async (page, scene) => {
      await holdBack(page, '**/upload-cv');
      await addAndLeave(page, scene);
      await press(page, /^(Anuluj|Cancel)$/);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'upload: ended with failures, the files shown',
    file: 'app/(app)/page.tsx',
    role: 'RECRUITER',
    main: true,
    open: async (page, scene) => {
      await fail(page, '**/upload-cv');
      await addAndLeave(page, scene);
      await press(page, /^(Pokaż pliki|Show files)$/);
      await bar(page)
        .getByRole('button', { name: /^(Ponów: |Retry )Osoba 12\.pdf$/ })
        .waitFor();
    },
  },
  {
    name: 'upload: under way, on the page of the process',
    file: 'app/(app)/processes/[processId]/page.tsx',
    role: 'RECRUITER',
    open: async (page, { judged }) => {
      await holdBack(page, '**/upload-cv');
      await goToLive(page, `/processes/${judged.processId}`);
      await page.locator('input[type=file]').first().setInputFiles(['Anna Nowak.pdf', 'Jan Kowal.pdf'].map(pdf));
      await bar(page).waitFor();
    },
  },
  {
    name: 'files that the end of a session kept from being sent, seen from another page',
    file: 'app/(app)/page.tsx',
    role: 'RECRUITER',
    open: async (page, { emptyProcessId }) => {
      await goToLive(page, '/');
      await page.evaluate((id) => sessionStorage.setItem(`missed-uploads:${id}`, '3'), emptyProcessId);
      await goToLive(page, '/');
      await bar(page).waitFor();
    },
  },
];
