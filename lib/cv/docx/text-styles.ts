import { childOf, type XmlElement } from './parse-xml';

/** How text looks, as far as pages are drawn and hidden text is noticed. */
export interface TextStyle {
  /** Points. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  /** Six hexadecimal digits; null: automatic. */
  colour: string | null;
  /** Word shows it to nobody. */
  isVanished: boolean;
  /** Text behind which there is a colour. */
  isShaded: boolean;
}

export const plainStyle: TextStyle = {
  size: 11,
  isBold: false,
  isItalic: false,
  colour: null,
  isVanished: false,
  isShaded: false,
};

export function isOn(element: XmlElement): boolean {
  return !['0', 'false', 'off'].includes(element.attributes['val'] ?? '');
}

/** A shading that is nearly as bright as paper hides white text like paper. */
const paper = 0.88;

function isBright(colour: string): boolean {
  const lights = [0, 2, 4].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  return lights.every((light) => light >= paper);
}

/** Whether a colour is the theme's paper colour, unchanged. */
function isPaper(theme: string | undefined, shade: string | undefined): boolean {
  return (theme === 'background1' || theme === 'light1') && shade === undefined;
}

/** Whether a shading has a colour of its own: of its ground, of a pattern over it, or of the theme. */
export function hasShade(properties: XmlElement | undefined): boolean {
  const { attributes } = childOf(properties, 'shd') ?? {};
  if (!attributes) return false;
  const { val = 'clear', fill = 'auto', color = 'auto', themeFill, themeFillShade } = attributes;
  const isColour = (colour: string) => /^[0-9a-f]{6}$/i.test(colour) && !isBright(colour);
  if (val !== 'clear' && val !== 'nil' && (isColour(color) || attributes['themeColor'] !== undefined)) return true;
  if (isColour(fill)) return true;
  return fill.toLowerCase() === 'auto' && themeFill !== undefined && !isPaper(themeFill, themeFillShade);
}

/** The theme's name of a colour counts before its value, as in Word. */
function colourOf({ attributes: { val = '', themeColor, themeShade } }: XmlElement): string | null {
  if (isPaper(themeColor, themeShade)) return 'FFFFFF';
  return /^[0-9a-f]{6}$/i.test(val) ? val.toUpperCase() : null;
}

/** The style with the properties of a run (`rPr`). */
export function withProperties(style: TextStyle, properties: XmlElement | undefined): TextStyle {
  if (!properties) return style;
  const next = { ...style, isShaded: style.isShaded || hasShade(properties) };
  for (const property of properties.children) {
    const value = property.attributes['val'] ?? '';
    if (property.name === 'b') next.isBold = isOn(property);
    if (property.name === 'i') next.isItalic = isOn(property);
    if (property.name === 'vanish' || property.name === 'webHidden') next.isVanished = isOn(property);
    if (property.name === 'highlight') next.isShaded = true;
    if (property.name === 'sz' && Number(value) > 0) next.size = Number(value) / 2;
    if (property.name === 'color') next.colour = colourOf(property);
  }
  return next;
}

interface NamedStyle {
  base: string | undefined;
  run: XmlElement | undefined;
  paragraph: XmlElement | undefined;
}

/** Styles may be based on one another in a circle. */
const maxBases = 10;

/** The styles of a document by their ids. */
export class StyleSheet {
  private readonly styles = new Map<string, NamedStyle>();
  readonly base: TextStyle;

  constructor(root: XmlElement | null) {
    const sheet = root?.children[0];
    const defaults = childOf(childOf(childOf(sheet, 'docDefaults'), 'rPrDefault'), 'rPr');
    this.base = withProperties(plainStyle, defaults);
    for (const style of sheet?.children ?? []) {
      const id = style.attributes['styleId'];
      if (style.name !== 'style' || id === undefined) continue;
      const base = childOf(style, 'basedOn')?.attributes['val'];
      this.styles.set(id, { base, run: childOf(style, 'rPr'), paragraph: childOf(style, 'pPr') });
    }
  }

  /** A style and those that it is based on, the first one last. */
  private chain(id: string | undefined): NamedStyle[] {
    const found: NamedStyle[] = [];
    for (let next = id; next !== undefined && found.length < maxBases;) {
      const style = this.styles.get(next);
      if (!style) break;
      found.unshift(style);
      next = style.base;
    }
    return found;
  }

  apply(style: TextStyle, id: string | undefined): TextStyle {
    return this.chain(id).reduce((applied, { run, paragraph }) => {
      const next = withProperties(applied, run);
      return hasShade(paragraph) ? { ...next, isShaded: true } : next;
    }, style);
  }

  /** Whether paragraphs of a style are items of a list. */
  isList(id: string | undefined): boolean {
    return this.chain(id).some(({ paragraph }) => childOf(paragraph, 'numPr') !== undefined);
  }
}
