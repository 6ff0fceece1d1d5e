import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Picture, PictureContext } from './pictures';

/** CSS pixels around the crop. */
const margin = 6;
/** Small windows are taken at a higher scale, for about this many pixels. */
const targetWidth = 1280;

export interface TakenPicture {
  png: Buffer;
  /** Image pixels per CSS pixel. */
  scale: number;
}

interface Setting {
  browser: Browser;
  url: string;
  pictureContext: PictureContext;
  cookies: { name: string; value: string; url: string }[];
}

async function openContext(setting: Setting, picture: Picture, scale: number): Promise<BrowserContext> {
  const { browser, url, pictureContext, cookies } = setting;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: picture.width, height: picture.height },
    deviceScaleFactor: scale,
    locale: pictureContext.locale === 'pl' ? 'pl-PL' : 'en-GB',
    timezoneId: 'Europe/Warsaw',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const signIn = picture.signedOut ? [] : cookies;
  await context.addCookies([...signIn, { name: 'locale', value: pictureContext.locale, url }]);
  return context;
}

async function clipOf(
  page: Page,
  pictureContext: PictureContext,
  { crop, maxHeight = Infinity, width, height }: Picture,
) {
  if (!crop) return undefined;
  const box = await crop(page, pictureContext).first().boundingBox();
  if (!box) throw new Error('The element to crop is not on the screen.');
  const x = Math.max(0, Math.floor(box.x) - margin);
  const y = Math.max(0, Math.floor(box.y) - margin);
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(box.x + box.width) + margin) - x,
    height: Math.min(maxHeight, Math.min(height, Math.ceil(box.y + box.height) + margin) - y),
  };
}

/** Takes a picture: light theme, without caret, animations or tooltips. */
export async function takePicture(setting: Setting, picture: Picture): Promise<TakenPicture> {
  const scale = picture.crop ? 2 : Math.max(1, targetWidth / picture.width);
  const context = await openContext(setting, picture, scale);
  try {
    const page = await context.newPage();
    await picture.prepare(page, setting.pictureContext);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    const clip = await clipOf(page, setting.pictureContext, picture);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip ? { clip } : {}) });
    return { png, scale };
  } catch (error) {
    throw new Error(`The picture "${picture.name}" (${setting.pictureContext.locale}) could not be taken.`, {
      cause: error,
    });
  } finally {
    await context.close();
  }
}
