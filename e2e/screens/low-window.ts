import { expect, type Page } from '@playwright/test';

/** A lower box shows hardly a line of what scrolls in it. */
const minHeight = 120;

/** What cannot be read or reached in a low window: boxes that scroll but are too low, controls under a bar at the bottom. */
function findObstacles(page: Page): Promise<string[]> {
  return page.evaluate((min) => {
    const name = (element: Element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return `${element.tagName.toLowerCase()} "${text}" .${element.className.toString().slice(0, 60)}`;
    };
    const root = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.body;
    const elements = [...root.querySelectorAll<HTMLElement>('*')].filter((each) => each.checkVisibility());

    const isTooLow = (each: HTMLElement) => {
      const { overflowY, maxHeight } = getComputedStyle(each);
      const scrolls = overflowY === 'auto' || overflowY === 'scroll';
      // A field, and a box that is low in every window, are meant to be.
      if (!scrolls || maxHeight.endsWith('px') || each.matches('textarea, pre')) return false;
      return each.clientHeight < Math.min(min, each.scrollHeight - 8) && each.clientWidth > 0;
    };
    const low = elements.filter(isTooLow).map((each) => `${each.clientHeight} px: ${name(each)}`);

    // What opens from a bar, above it, can be closed.
    const isInBar = (each: Element | null, y: number): boolean => {
      if (!each || !root.contains(each) || each === root) return false;
      const { position } = getComputedStyle(each);
      const isDocked = position === 'fixed' || position === 'sticky';
      const { top, bottom } = each.getBoundingClientRect();
      return (isDocked && bottom >= window.innerHeight - 1 && top <= y) || isInBar(each.parentElement, y);
    };
    const isCovered = (each: HTMLElement) => {
      each.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { x, y, width, height } = each.getBoundingClientRect();
      const middle = y + height / 2;
      const above = document.elementFromPoint(x + width / 2, middle);
      if (!above || each.contains(above) || above.contains(each)) return false;
      return isInBar(above, middle) && !isInBar(each, middle);
    };
    const controls = elements.filter((each) => each.matches('a[href], button, input, textarea, select, summary'));
    return [...low, ...controls.filter(isCovered).map((each) => `covered: ${name(each)}`)];
  }, minHeight);
}

/** Fails when a box that scrolls is too low to read in, or a bar at the bottom covers a control for good. */
export async function expectAllReachable(page: Page): Promise<void> {
  await expect.poll(() => findObstacles(page), { message: 'not reachable in a low window' }).toEqual([]);
}
