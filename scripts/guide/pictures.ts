import type { Locator, Page } from '@playwright/test';
import type { messages } from '@/lib/i18n/generated/messages';
import type { Locale } from '@/lib/i18n/locale';

/** What the pictures need to know of the demo. */
export interface PictureContext {
  messages: (typeof messages)[Locale];
  locale: Locale;
  /** Path of the demo's first process. */
  process: string;
  /** Path of one of its candidates by last name, with its place in the search. */
  candidate: (lastName: string) => string;
  /** Path of a candidate whose CV has no text. */
  unreadable: () => string;
}

export interface Picture {
  name: string;
  signedOut?: boolean;
  /** Window, in CSS pixels. */
  width: number;
  height: number;
  prepare: (page: Page, context: PictureContext) => Promise<unknown>;
  /** Crops the screenshot to this element. */
  crop?: (page: Page, context: PictureContext) => Locator;
  /** The crop's maximum height in CSS pixels. */
  maxHeight?: number;
}

const screen = { width: 1024, height: 680 } as const;
/** A candidate with all kinds of verdicts and a red flag. */
const mixedVerdicts = 'Pietrzyk';
const bestCandidate: Record<Locale, string> = { pl: 'Zagórna', en: 'Hartley' };

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

async function openCandidate(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.locator('[data-evidence-id]').first().waitFor();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillNewProcess(page: Page, { messages, locale }: PictureContext): Promise<void> {
  await open(page, '/processes');
  await page.getByRole('link', { name: messages.processes.newProcess, exact: true }).click();
  const texts =
    locale === 'pl'
      ? ['3 lata doświadczenia w księgowości', 'Deklaracje VAT i JPK', 'SAP lub enova365']
      : ['3 years of experience in accounting', 'VAT returns', 'SAP'];
  const next = button(page, messages.processWizard.next);
  await page
    .getByLabel(messages.processSections.details.name)
    .fill(locale === 'pl' ? 'Główny księgowy / Główna księgowa' : 'Chief accountant');
  for (const section of ['description', 'budget', 'location', 'redFlags', 'criteria'] as const) {
    await next.click();
    await page.getByRole('heading', { name: messages.processSections.title[section] }).waitFor();
  }
  const field = page.getByPlaceholder(messages.processForm.requirement.placeholder);
  for (const text of texts) {
    await field.fill(text);
    await field.press('Enter');
  }
  await field.blur();
}

/** Adds a duplicate of a candidate's CV and a file that is no CV: both are refused. */
async function addRefusedFiles(page: Page, context: PictureContext): Promise<void> {
  await open(page, context.process);
  const cv = await page.request.get(`/api/v1${context.candidate(bestCandidate[context.locale]).split('?')[0]}/cv`);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'CV.pdf', mimeType: 'application/pdf', buffer: await cv.body() },
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0000\u0001 not a CV') },
  ]);
  await page.getByText(context.messages.uploads.openExisting).waitFor();
}

/** The guide's pictures in the order they are taken: lists first, because opening a candidate changes them. */
export const pictures: readonly Picture[] = [
  { name: 'sign-in', signedOut: true, ...screen, prepare: (page) => open(page, '/sign-in') },
  { name: 'dashboard', ...screen, prepare: (page) => open(page, '/') },
  { name: 'process-list', width: 1024, height: 400, prepare: (page) => open(page, '/processes') },
  {
    name: 'quick-view',
    width: 1180,
    height: 620,
    prepare: async (page, { messages }) => {
      await open(page, '/processes');
      await button(page, messages.layout.quickView.show).click();
      await page.getByRole('row').nth(1).focus();
      await page.locator('aside:has(h2)').waitFor();
      await page.locator('.delayed-appear').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'palette',
    ...screen,
    prepare: async (page, { messages, locale }) => {
      await open(page, '/');
      await page.getByRole('button', { name: messages.palette.open }).click();
      await page.getByRole('combobox').fill(locale === 'pl' ? 'mag' : 'war');
      await page.getByRole('option').nth(2).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'new-process', ...screen, height: 880, prepare: fillNewProcess, crop: (page) => page.getByRole('dialog') },
  {
    name: 'process-information',
    ...screen,
    prepare: (page, { process }) => open(page, `${process}?tab=information`),
  },
  {
    name: 'candidate-list',
    width: 1280,
    height: 680,
    prepare: (page, { process }) => open(page, process),
  },
  {
    name: 'filters',
    width: 1180,
    height: 520,
    prepare: async (page, { process, messages }) => {
      await open(page, `${process}?matchFrom=30&rate=4,5`);
      await page
        .getByRole('button', { name: new RegExp(`^${messages.candidates.filter.statuses}`) })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'selection',
    width: 1180,
    height: 620,
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
    crop: (page, { messages }) => page.getByRole('region', { name: messages.uploads.title }),
  },
  {
    name: 'no-readable-cv',
    width: 1024,
    height: 600,
    prepare: (page, { unreadable }) => open(page, unreadable()),
    crop: (page, { messages }) =>
      page.getByRole('status').filter({ hasText: messages.candidateDetails.notice.NO_FILE_FOUND.title }),
  },
  {
    name: 'candidate-details',
    width: 1280,
    height: 760,
    prepare: async (page, { candidate, locale }) => {
      await openCandidate(page, candidate(bestCandidate[locale]));
      await page.locator('[data-criterion]').first().click();
      await page.locator('li button:has(q)').first().click();
    },
  },
  {
    name: 'criterion',
    width: 1280,
    height: 900,
    prepare: async (page, { candidate }) => {
      await openCandidate(page, candidate(mixedVerdicts));
      await page.locator('[data-criterion]').first().click();
    },
    crop: (page) => page.locator('li:has(h3)').first(),
  },
  {
    name: 'score-breakdown',
    width: 1280,
    height: 1400,
    prepare: async (page, { candidate, messages }) => {
      await openCandidate(page, candidate(mixedVerdicts));
      await page.getByText(messages.analysis.breakdown.open).click();
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
    prepare: (page, { candidate }) => openCandidate(page, `${candidate(mixedVerdicts)}&tab=summary`),
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
    await openCandidate(page, candidate(bestCandidate[locale]));
    await page.locator('[data-criterion]').first().click();
    await page.locator('li button:has(q)').first().click();
  },
};
