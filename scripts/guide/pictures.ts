import type { Locator, Page } from '@playwright/test';
import type { messages } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locale';

type Words = (typeof messages)[Locale];

/** What a picture may need to find its way. */
export interface Scene {
  words: Words;
  locale: Locale;
  /** Address of the first process of the demo, the Java one. */
  process: string;
  /** Address of a candidate of that process within its search, by the last name. */
  candidate: (lastName: string) => string;
}

export interface Picture {
  name: string;
  signedOut?: boolean;
  /** Window, in CSS pixels. */
  width: number;
  height: number;
  /** Opens what is shown. */
  prepare: (page: Page, scene: Scene) => Promise<void>;
  /** What to cut out; the whole window where it is left out. */
  crop?: (page: Page, scene: Scene) => Locator;
  /** Rounds the crop's height off at this many CSS pixels. */
  maxHeight?: number;
}

const screen = { width: 1024, height: 680 } as const;
/** Somebody with something of everything: verdicts of all kinds and a red flag. */
const mixed = 'Pietrzyk';
const shown: Record<Locale, string> = { pl: 'Zagórna', en: 'Hartley' };

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

async function openCandidate(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.locator('[data-evidence-id]').first().waitFor();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillNewProcess(page: Page, { words, locale }: Scene): Promise<void> {
  await open(page, '/processes');
  await page.getByRole('link', { name: words.processes.newProcess, exact: true }).click();
  const texts =
    locale === 'pl'
      ? ['3 lata doświadczenia w księgowości', 'Deklaracje VAT i JPK', 'SAP lub enova365']
      : ['3 years of experience in accounting', 'VAT returns', 'SAP'];
  const next = button(page, words.processWizard.next);
  await page
    .getByLabel(words.processSections.details.name)
    .fill(locale === 'pl' ? 'Główny księgowy / Główna księgowa' : 'Chief accountant');
  for (const section of ['description', 'budget', 'location', 'redFlags', 'criteria'] as const) {
    await next.click();
    await page.getByRole('heading', { name: words.processSections.title[section] }).waitFor();
  }
  const field = page.getByPlaceholder(words.processForm.requirement.placeholder);
  for (const text of texts) {
    await field.fill(text);
    await field.press('Enter');
  }
  await field.blur();
}

/** The CV of a demo candidate, downloaded and added once more, and a text file: both are refused. */
async function addRefusedFiles(page: Page, scene: Scene): Promise<void> {
  await open(page, scene.process);
  const cv = await page.request.get(`/api/v1${scene.candidate(shown[scene.locale]).split('?')[0]}/cv`);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'CV.pdf', mimeType: 'application/pdf', buffer: await cv.body() },
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') },
  ]);
  await page.getByText(scene.words.uploads.openExisting).waitFor();
}

/** Every picture of the guide, in the order it is taken: lists first, because opening a candidate changes them. */
export const pictures: readonly Picture[] = [
  { name: 'sign-in', signedOut: true, ...screen, prepare: (page) => open(page, '/sign-in').then(() => undefined) },
  { name: 'dashboard', ...screen, prepare: (page) => open(page, '/').then(() => undefined) },
  { name: 'process-list', width: 1024, height: 400, prepare: (page) => open(page, '/processes').then(() => undefined) },
  {
    name: 'quick-view',
    width: 1180,
    height: 620,
    prepare: async (page, { words }) => {
      await open(page, '/processes');
      await button(page, words.layout.quickView.show).click();
      await page.getByRole('row').nth(1).focus();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'palette',
    ...screen,
    prepare: async (page, { words, locale }) => {
      await open(page, '/');
      await page.getByRole('button', { name: words.palette.open }).click();
      await page.getByRole('combobox').fill(locale === 'pl' ? 'mag' : 'war');
      await page.getByRole('option').nth(2).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'new-process', ...screen, height: 880, prepare: fillNewProcess, crop: (page) => page.getByRole('dialog') },
  {
    name: 'process-information',
    ...screen,
    prepare: (page, { process }) => open(page, `${process}?tab=information`).then(() => undefined),
  },
  {
    name: 'candidate-list',
    width: 1280,
    height: 680,
    prepare: (page, { process }) => open(page, process).then(() => undefined),
  },
  {
    name: 'filters',
    width: 1180,
    height: 520,
    prepare: async (page, { process, words }) => {
      await open(page, `${process}?matchFrom=30&rate=4,5`);
      await page
        .getByRole('button', { name: new RegExp(`^${words.candidates.filter.statuses}`) })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'selection',
    width: 1180,
    height: 420,
    prepare: async (page, { process }) => {
      await open(page, process);
      for (const row of [1, 2, 4]) await page.getByRole('row').nth(row).getByRole('checkbox').click();
    },
  },
  {
    name: 'upload',
    width: 900,
    height: 700,
    prepare: addRefusedFiles,
    crop: (page, { words }) => page.getByRole('region', { name: words.uploads.title }),
  },
  {
    name: 'no-readable-cv',
    width: 1024,
    height: 600,
    prepare: (page, { candidate }) => open(page, candidate('')).then(() => undefined),
    crop: (page, { words }) =>
      page.getByRole('status').filter({ hasText: words.candidateDetails.notice.NO_FILE_FOUND.title }),
  },
  {
    name: 'candidate-details',
    width: 1280,
    height: 760,
    prepare: async (page, { candidate, locale }) => {
      await openCandidate(page, candidate(shown[locale]));
      await page.locator('li button:has(q)').first().click();
    },
  },
  {
    name: 'criterion',
    width: 1280,
    height: 900,
    prepare: (page, { candidate }) => openCandidate(page, candidate(mixed)),
    crop: (page) => page.locator('li:has(h3)').first(),
  },
  {
    name: 'score-breakdown',
    width: 1280,
    height: 1400,
    prepare: async (page, { candidate, words }) => {
      await openCandidate(page, candidate(mixed));
      await page.getByText(words.analysis.breakdown.open).click();
    },
    crop: (page) => page.locator('details:has(table)'),
  },
  {
    name: 'hidden-text',
    width: 1280,
    height: 900,
    prepare: (page, { candidate }) => openCandidate(page, candidate('Malicki')),
    crop: (page) => page.locator('section:has(#hidden-text)'),
  },
  {
    name: 'summary',
    width: 1280,
    height: 900,
    prepare: (page, { candidate }) => openCandidate(page, `${candidate(mixed)}&tab=summary`),
    crop: (page) => page.getByRole('tabpanel'),
    maxHeight: 620,
  },
];

/** The picture of the README. */
export const readmePicture: Picture = {
  name: 'candidate-details',
  width: 1440,
  height: 900,
  prepare: async (page, { candidate, locale }) => {
    await openCandidate(page, candidate(shown[locale]));
    await page.locator('li button:has(q)').first().click();
  },
};
