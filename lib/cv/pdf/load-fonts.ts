import { plainFont, type FontFacts } from './graphics-state';
import { asBox, asMatrix, asNumber } from './matrix';
import type { PdfPage } from './open-pdf';

interface OperatorList {
  fnArray: number[];
  argsArray: unknown[];
}

const iconFont = /awesome|icon|dingbat|wingding|webding|marvosym|glyphs?\b|feather|fontello/i;

function factsOf(font: unknown): FontFacts {
  if (typeof font !== 'object' || font === null) return plainFont;
  const isIcons = 'name' in font && typeof font.name === 'string' && iconFont.test(font.name);
  const plain = { ...plainFont, isIcons };
  if (!('isType3Font' in font) || !font.isType3Font) return plain;
  const matrix = 'fontMatrix' in font ? asMatrix(font.fontMatrix) : null;
  const box = 'bbox' in font ? asBox(font.bbox) : null;
  if (!matrix) return plain;
  const height = box ? (box.y1 - box.y0) * Math.abs(asNumber(matrix[3])) : 0;
  return { unit: Math.abs(matrix[0]), heightScale: height > 0 ? height : 1, isIcons };
}

/** Loads the fonts of a page; Type 3 fonts have their own units. */
export async function loadFonts(
  page: PdfPage,
  operators: OperatorList,
  setFont: number,
): Promise<Map<string, FontFacts>> {
  const fonts = new Map<string, FontFacts>();
  for (let index = 0; index < operators.fnArray.length; index += 1) {
    if (operators.fnArray[index] !== setFont) continue;
    const args = operators.argsArray[index];
    const name: unknown = Array.isArray(args) ? args[0] : null;
    if (typeof name !== 'string' || fonts.has(name)) continue;
    const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
    fonts.set(name, factsOf(await new Promise((resolve) => objects.get(name, resolve))));
  }
  return fonts;
}
