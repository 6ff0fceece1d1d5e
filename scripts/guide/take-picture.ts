import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Picture, Scene } from './pictures';

/** CSS pixels around what is cut out. */
const margin = 6;
/** A small piece is taken finer, so that about 1,280 pixels come out either way. */
const aboutPixels = 1280;

export interface TakenPicture {
  png: Buffer;
  /** Pixels of the file for a CSS pixel. */
  scale: number;
}

interface Setting {
  browser: Browser;
  url: string;
  scene: Scene;
  cookies: { name: string; value: string; url: string }[];
}

async function openContext(setting: Setting, picture: Picture, scale: number): Promise<BrowserContext> {
  const { browser, url, scene, cookies } = setting;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: picture.width, height: picture.height },
    deviceScaleFactor: scale,
    locale: scene.locale === 'pl' ? 'pl-PL' : 'en-GB',
    timezoneId: 'Europe/Warsaw',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const signIn = picture.signedOut ? [] : cookies;
  await context.addCookies([...signIn, { name: 'locale', value: scene.locale, url }]);
  return context;
}

async function clipOf(page: Page, scene: Scene, { crop, maxHeight = Infinity, width, height }: Picture) {
  if (!crop) return undefined;
  const box = await crop(page, scene).first().boundingBox();
  if (!box) throw new Error('What the picture is about is not on the screen.');
  const x = Math.max(0, Math.floor(box.x) - margin);
  const y = Math.max(0, Math.floor(box.y) - margin);
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(box.x + box.width) + margin) - x,
    height: Math.min(maxHeight, Math.min(height, Math.ceil(box.y + box.height) + margin) - y),
  };
}

/** Opens the product as the picture says and takes it: light, without caret, animation or tooltips. */
export async function takePicture(setting: Setting, picture: Picture): Promise<TakenPicture> {
  const scale = picture.crop ? 2 : Math.max(1, aboutPixels / picture.width);
  const context = await openContext(setting, picture, scale);
  try {
    const page = await context.newPage();
    await picture.prepare(page, setting.scene);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    const clip = await clipOf(page, setting.scene, picture);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip ? { clip } : {}) });
    return { png, scale };
  } catch (error) {
    throw new Error(`The picture "${picture.name}" (${setting.scene.locale}) could not be taken.`, { cause: error });
  } finally {
    await context.close();
  }
}
