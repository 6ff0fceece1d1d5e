import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element and whether its focus is visible; null when nothing has the focus. */
export function focusedElement(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const ring = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    const region = element.matches('main, [role=dialog], [role=alertdialog], h1');
    // The text of a container is that of everything in it.
    const container = element.matches('main, [role=dialog], [role=alertdialog], [role=tabpanel]');
    const name = element.getAttribute('aria-label') ?? (container ? '' : element.textContent);
    return { ring: ring || region, name: name.trim() };
  });
}

/** Presses Tab until the focus is on the element called `name`; the focus is visible there. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    const found = await focusedElement(page);
    if (found && name.test(found.name)) {
      expect(found, `the focus on “${found.name}” is visible`).toMatchObject({ ring: true });
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** Presses Tab until the focus is on the element, for one that its text does not tell apart. */
export async function tabToElement(page: Page, element: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element');
}
