import { chromium, type Browser } from '@playwright/test';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import { pageMessages } from '@/lib/i18n/page-messages';
import type { ProcessPage } from '@/lib/domain/process-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { buildProduct, isBuilt } from '../build/build-product';
import { ensureChromium } from '../../tests/find-chromium';
import { startDemoProduct, switchLanguage, type DemoProduct } from './demo-product';
import { encodeWebp } from './encode-webp';
import { pictures, readmePicture, type PictureContext } from './pictures';
import { takePicture } from './take-picture';

// `npm run guide:pictures`: takes the guide's screenshots in both languages.

type Sizes = Record<string, { width: number; height: number }>;

interface TakenSet {
  sizes: Sizes;
  /** By path; written when all are taken, so that a failure keeps the old ones. */
  files: Map<string, Buffer>;
}

async function findContext({ recruiter }: DemoProduct, locale: Locale): Promise<PictureContext> {
  const { body } = await recruiter.get<ProcessPage>('/processes/search?sortBy=ORDINAL_NUMBER&sortOrder=ASC');
  const process = `/processes/${body.items[0]?.id}`;
  const found = await recruiter.post<CandidateSearchAnswer>(`${process}/candidates/search?pageSize=100`, {});
  const pathOf = (who: string, isMeant: (item: CandidateListItem) => boolean): string => {
    const { items, searchId } = found.body;
    const at = items.findIndex(isMeant);
    if (at < 0) throw new Error(`The demo has no candidate ${who}.`);
    return `${process}/candidates/${items[at]?.id}?searchId=${searchId}&position=${at + 1}`;
  };
  const candidate = (lastName: string) => pathOf(`"${lastName}"`, (item) => item.lastName === lastName);
  const unreadable = () => pathOf('without a readable CV', ({ status }) => status === 'NO_FILE_FOUND');
  return { messages: pageMessages[locale], locale, process, candidate, unreadable };
}

async function takeAll(product: DemoProduct, browser: Browser, locale: Locale): Promise<TakenSet> {
  await switchLanguage(product, locale);
  const pictureContext = await findContext(product, locale);
  const setting = { browser, url: product.url, pictureContext, cookies: product.recruiter.browserCookies() };
  const sizes: Sizes = {};
  const files = new Map<string, Buffer>();
  for (const picture of pictures) {
    const { png, scale } = await takePicture(setting, picture);
    const { webp, width, height } = await encodeWebp(png);
    files.set(`public/guide/${locale}/${picture.name}.webp`, webp);
    sizes[picture.name] = { width: Math.round(width / scale), height: Math.round(height / scale) };
    console.log(`  ${locale}/${picture.name}  ${width} × ${height}  ${Math.round(webp.length / 1024)} kB`);
  }
  if (locale === 'en') {
    const { png } = await takePicture(setting, readmePicture);
    files.set('docs/images/candidate-details-en.png', png);
  }
  return { sizes, files };
}

function writeAll(files: [file: string, content: Buffer][], sizes: Record<Locale, Sizes>): void {
  rmSync('public/guide', { recursive: true, force: true });
  for (const [file, content] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  writeFileSync('docs/guide/pictures.json', `${JSON.stringify(sizes, null, 2)}\n`);
}

async function main(): Promise<void> {
  const project = process.cwd();
  if (!isBuilt(project)) await buildProduct(project, true);
  const product = await startDemoProduct((text) => console.log(`  ${text}`));
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
  });
  try {
    // Translating the demo cannot be undone, so Polish comes first.
    const pl = await takeAll(product, browser, 'pl');
    const en = await takeAll(product, browser, 'en');
    writeAll([...pl.files, ...en.files], { pl: pl.sizes, en: en.sizes });
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
