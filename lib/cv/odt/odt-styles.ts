import { childOf, type XmlElement } from '@/lib/cv/docx/parse-xml';
import { plainStyle, type TextStyle } from '@/lib/cv/docx/text-styles';

interface NamedStyle {
  parent: string | undefined;
  element: XmlElement;
}

/** Styles may be based on one another in a circle. */
const maxBases = 10;
const pointsOf: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pc: 12, px: 0.75 };

/** A length in points; null for a share of something else. */
export function lengthOf(value: string | undefined): number | null {
  const [, number, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(value ?? '') ?? [];
  const points = Number(number) * (pointsOf[unit] ?? NaN);
  return points > 0 ? points : null;
}

function hasShade(properties: XmlElement | undefined): boolean {
  const colour = properties?.attributes['background-color']?.toLowerCase();
  return colour !== undefined && colour !== 'transparent' && colour !== '#ffffff';
}

function withTextProperties(style: TextStyle, properties: XmlElement | undefined): TextStyle {
  if (!properties) return style;
  const { attributes } = properties;
  const next = { ...style, isShaded: style.isShaded || hasShade(properties) };
  const weight = attributes['font-weight'];
  if (weight !== undefined) next.isBold = weight === 'bold' || Number(weight) >= 600;
  if (attributes['font-style'] !== undefined) next.isItalic = attributes['font-style'] !== 'normal';
  if (attributes['display'] !== undefined) next.isVanished = attributes['display'] === 'none';
  const size = attributes['font-size'];
  const share = /^([\d.]+)%$/.exec(size ?? '')?.[1];
  next.size = share ? (style.size * Number(share)) / 100 : (lengthOf(size) ?? style.size);
  const colour = attributes['color'];
  if (colour !== undefined) next.colour = /^#[0-9a-f]{6}$/i.test(colour) ? colour.slice(1).toUpperCase() : null;
  if (attributes['use-window-font-color'] === 'true') next.colour = null;
  return next;
}

/** The styles of an OpenDocument text, by family and name. */
export class OdtStyles {
  private readonly styles = new Map<string, NamedStyle>();
  readonly base: TextStyle;

  /** @param roots of the parts that hold styles, those of `content.xml` last */
  constructor(roots: XmlElement[]) {
    let defaults: XmlElement | undefined;
    for (const sheet of roots.flatMap(({ children }) => children.flatMap((root) => root.children))) {
      if (sheet.name !== 'styles' && sheet.name !== 'automatic-styles') continue;
      for (const element of sheet.children) {
        const { family = '', name } = element.attributes;
        if (element.name === 'default-style' && family === 'paragraph') defaults = element;
        if (element.name !== 'style' || name === undefined) continue;
        this.styles.set(`${family} ${name}`, { parent: element.attributes['parent-style-name'], element });
      }
    }
    this.base = withTextProperties(plainStyle, childOf(defaults, 'text-properties'));
  }

  /** A style and those that it is based on, the first one last. */
  private chain(family: string, name: string | undefined): XmlElement[] {
    const found: XmlElement[] = [];
    for (let next = name; next !== undefined && found.length < maxBases;) {
      const style = this.styles.get(`${family} ${next}`);
      if (!style) break;
      found.unshift(style.element);
      next = style.parent;
    }
    return found;
  }

  apply(style: TextStyle, family: 'paragraph' | 'text', name: string | undefined): TextStyle {
    return this.chain(family, name).reduce((applied, element) => {
      const next = withTextProperties(applied, childOf(element, 'text-properties'));
      return hasShade(childOf(element, 'paragraph-properties')) ? { ...next, isShaded: true } : next;
    }, style);
  }

  /** Whether something is drawn behind a table, a row, a cell or a frame. */
  isShaded(family: string, name: string | undefined): boolean {
    return this.chain(family, name).some(({ children }) => children.some(hasShade));
  }

  /** Whether a page begins before or after a paragraph. */
  pageBreaks(name: string | undefined): { before: boolean; after: boolean } {
    const properties = this.chain('paragraph', name).map((element) => childOf(element, 'paragraph-properties'));
    // The last that says it counts: a style may take back what it is based on.
    const has = (which: string) =>
      properties.findLast((property) => property?.attributes[which] !== undefined)?.attributes[which] === 'page';
    return { before: has('break-before'), after: has('break-after') };
  }

  /** Whether a frame lies behind the text, as what decorates a page does. */
  isBehindText(name: string | undefined): boolean {
    const properties = this.chain('graphic', name).map((element) => childOf(element, 'graphic-properties'));
    return properties.some((property) => property?.attributes['run-through'] === 'background');
  }

  /** Points; null where a column's width is not said. */
  columnWidth(name: string | undefined): number | null {
    const properties = childOf(this.chain('table-column', name).at(-1), 'table-column-properties');
    return lengthOf(properties?.attributes['column-width']);
  }
}
