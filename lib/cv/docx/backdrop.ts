import type { XmlElement } from './parse-xml';
import { childOf, findInside } from './parse-xml';

/** Square EMUs; a logo or a line is no backdrop. A twentieth of A4. */
const minArea = 4e12;

function isFilled(shape: XmlElement): boolean {
  const properties = findInside(shape, 'spPr');
  if (childOf(properties, 'noFill')) return false;
  const colour = childOf(childOf(properties, 'solidFill'), 'srgbClr')?.attributes['val']?.toUpperCase();
  return colour !== 'FFFFFF';
}

function isLarge(anchor: XmlElement): boolean {
  const { cx = '', cy = '' } = childOf(anchor, 'extent')?.attributes ?? {};
  return !(Number(cx) * Number(cy) < minArea);
}

/** Whether a shape or picture lies behind the text. */
export function hasBackdrop(element: XmlElement): boolean {
  if (element.name === 'anchor' && element.attributes['behindDoc'] === '1') return true;
  return element.children.some(hasBackdrop);
}

/** Older drawings say in a style of their own where they lie. */
function isOldShape({ name, attributes }: XmlElement): boolean {
  const isShape = name === 'rect' || name === 'shape' || name === 'roundrect';
  return isShape && /z-index:\s?-/.test(attributes['style'] ?? '') && attributes['filled'] !== 'f';
}

/** Whether a header holds a shape behind the text of its pages: all that it draws lies below the body. */
export function hasPageBackdrop(element: XmlElement): boolean {
  if (element.name === 'anchor' && isLarge(element) && isFilled(element)) return true;
  return isOldShape(element) || element.children.some(hasPageBackdrop);
}
