import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { findFreePort } from '../testing/free-port';

export const presets = ['desktop', 'mobile'] as const;
export type Preset = (typeof presets)[number];

/** What one run of Lighthouse says about a page. */
export interface Measurement {
  page: string;
  preset: Preset;
  /** 0..100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  scriptBytes: number;
  /** Audits of accessibility and best practices that are not passed, with what they found. */
  failed: string[];
}

export interface PageToMeasure {
  name: string;
  url: string;
  /** None when signed out. */
  cookies: { name: string; value: string; url: string }[];
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

/** The browser's record of the page has no beginning, now and then; Lighthouse asks to be run again. */
const lostTrace = 'NO_NAVSTART';

/** How many of an audit's findings are told. */
const toldItems = 3;

/**
 * Opens the page in a new browser and lets Lighthouse judge it.
 *
 * @throws Error when the page could not be loaded
 */
export async function measurePage(
  page: PageToMeasure,
  preset: Preset,
  executablePath: string,
  attempts = 3,
): Promise<Measurement> {
  const port = await findFreePort();
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    `--remote-debugging-port=${port}`,
  ];
  const browser = await chromium.launch({ executablePath, args });
  try {
    // Lighthouse opens its page in the browser's own context, not in one of Playwright's.
    const devtools = await browser.newBrowserCDPSession();
    await devtools.send('Storage.setCookies', { cookies: page.cookies });
    const flags = { port, onlyCategories: ['performance', 'accessibility', 'best-practices'] };
    const answer = await lighthouse(page.url, flags, preset === 'desktop' ? desktopConfig : undefined);
    if (!answer) throw new Error('Lighthouse gave no answer.');
    const { runtimeError, finalDisplayedUrl } = answer.lhr;
    if (runtimeError?.code === lostTrace && attempts > 1)
      return measurePage(page, preset, executablePath, attempts - 1);
    if (runtimeError) throw new Error(`${page.url}: ${runtimeError.message}`);
    if (finalDisplayedUrl !== page.url) throw new Error(`${page.url} led to ${finalDisplayedUrl}`);
    return { page: page.name, preset, ...readResult(answer.lhr) };
  } finally {
    await browser.close();
  }
}

function readResult({ audits, categories }: Result): Omit<Measurement, 'page' | 'preset'> {
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  const scripts = itemsOf(audits['network-requests']).filter((item: NetworkItem) => item.resourceType === 'Script');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    scriptBytes: scripts.reduce((sum, { transferSize = 0 }: NetworkItem) => sum + transferSize, 0),
    failed: ['accessibility', 'best-practices'].flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id];
        if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return [];
        const found = itemsOf(audit).slice(0, toldItems).map(describeItem);
        return [[`${id}: ${audit.title}`, ...found].join('\n      ')];
      }),
    ),
  };
}

/** The rows of an audit's table. */
function itemsOf(audit: Result['audits'][string] | undefined): object[] {
  const details = audit?.details;
  return details && 'items' in details ? details.items : [];
}

/** An element by its place and what is wrong with it; anything else as it is. */
function describeItem(item: object & { node?: { selector?: string; explanation?: string } }): string {
  if (!item.node) return JSON.stringify(item);
  return `${item.node.selector ?? ''}: ${(item.node.explanation ?? '').replaceAll(/\s+/g, ' ')}`;
}
