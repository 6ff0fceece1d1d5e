import { getResolvedPDFJS } from 'unpdf';
import { parseColour } from './colour';
import { initialTextPosition, plainFont, type TextPosition, type FontFacts } from './graphics-state';
import { asMatrix, asNumber, multiply, asBox } from './matrix';
import type { PdfPage } from './open-pdf';
import type { PageContent } from './page-content';
import { PagePainter, type PathPainting } from './page-painter';
import { continuesAfter, showText, type ShownText } from './show-text';

type Handler = (args: unknown[]) => void;
export type LayerVisibility = (group: unknown) => boolean;

const pathPaintings: Record<string, PathPainting> = {
  fill: { fills: true, strokes: false },
  eoFill: { fills: true, strokes: false, isEvenOdd: true },
  fillStroke: { fills: true, strokes: true },
  eoFillStroke: { fills: true, strokes: true, isEvenOdd: true },
  closeFillStroke: { fills: true, strokes: true },
  closeEOFillStroke: { fills: true, strokes: true, isEvenOdd: true },
  stroke: { fills: false, strokes: true },
  closeStroke: { fills: false, strokes: true },
};
const noPainting: PathPainting = { fills: false, strokes: false };

function textHandlers(
  painter: PagePainter,
  show: (items: unknown[], text: TextPosition) => void,
): Record<string, Handler> {
  let text = initialTextPosition();
  const move = (x: unknown, y: unknown) => {
    text.lineX += asNumber(x);
    text.lineY += asNumber(y);
    text.x = text.lineX;
    text.y = text.lineY;
  };
  return {
    beginText: () => void (text = initialTextPosition()),
    setFont: ([name, size]) => painter.setFont(name, size),
    setCharSpacing: ([spacing]) => void (painter.state.charSpacing = asNumber(spacing)),
    setWordSpacing: ([spacing]) => void (painter.state.wordSpacing = asNumber(spacing)),
    setHScale: ([percent]) => void (painter.state.horizontalScale = asNumber(percent) / 100),
    setLeading: ([leading]) => void (painter.state.leading = -asNumber(leading)),
    setTextRise: ([rise]) => void (painter.state.rise = asNumber(rise)),
    setTextRenderingMode: ([mode]) => void (painter.state.renderMode = asNumber(mode)),
    setTextMatrix: ([matrix]) => {
      text = { ...initialTextPosition(), matrix: asMatrix(matrix) ?? text.matrix };
    },
    moveText: ([x, y]) => move(x, y),
    setLeadingMoveText: ([x, y]) => {
      painter.state.leading = asNumber(y);
      move(x, y);
    },
    nextLine: () => move(0, painter.state.leading),
    showText: ([items]) => show(Array.isArray(items) ? items : [], text),
  };
}

function paintHandlers(
  painter: PagePainter,
  names: Map<number, string>,
  isLayerVisible: LayerVisibility,
): Record<string, Handler> {
  return {
    save: () => painter.save(),
    restore: () => painter.restore(),
    transform: (args) => painter.transform(args),
    setGState: ([entries]) => painter.setGState(entries),
    setLineWidth: ([width]) => void (painter.state.lineWidth = asNumber(width)),
    setFillRGBColor: ([colour]) => void (painter.state.fill = parseColour(colour)),
    setStrokeRGBColor: ([colour]) => void (painter.state.stroke = parseColour(colour)),
    setFillColorN: () => void (painter.state.fill = null),
    setStrokeColorN: () => void (painter.state.stroke = null),
    clip: () => painter.clipNextPath(),
    eoClip: () => painter.clipNextPath(),
    constructPath: (args) => painter.path(args, pathPaintings[names.get(asNumber(args[0])) ?? ''] ?? noPainting),
    shadingFill: () => painter.paintUnknown(painter.state.clip),
    paintFormXObjectBegin: ([matrix, box]) => painter.beginForm(matrix, box),
    paintFormXObjectEnd: () => painter.restore(),
    beginGroup: ([options]) => {
      painter.beginGroup(
        typeof options === 'object' && options !== null && 'smask' in options && Boolean(options.smask),
      );
    },
    endGroup: () => painter.endGroup(),
    beginAnnotation: ([, , transform, matrix]) => painter.beginAnnotation(transform, matrix),
    endAnnotation: () => painter.restore(),
    beginMarkedContent: () => painter.beginLayer(true),
    beginMarkedContentProps: ([tag, group]) => painter.beginLayer(tag !== 'OC' || isLayerVisible(group)),
    endMarkedContent: () => painter.endLayer(),
    paintImageMaskXObject: () => painter.paintUnknown(),
    paintImageXObject: () => painter.paintUnknown(),
    paintInlineImageXObject: () => painter.paintUnknown(),
    paintSolidColorImageMask: () => painter.paintUnknown(),
    paintImageMaskXObjectGroup: () => painter.paintUnknown(painter.state.clip),
    paintImageMaskXObjectRepeat: () => painter.paintUnknown(painter.state.clip),
    paintImageXObjectRepeat: () => painter.paintUnknown(painter.state.clip),
    paintInlineImageXObjectGroup: () => painter.paintUnknown(painter.state.clip),
  };
}

/**
 * Interprets a page's operators: which text is drawn where and how, and what is painted around it.
 *
 * @param isLayerVisible whether an optional content group is switched on
 * @returns positions in points of the displayed page (rotated and cropped), origin bottom-left
 */
export async function interpretPage(page: PdfPage, isLayerVisible: LayerVisibility): Promise<PageContent> {
  const { OPS } = await getResolvedPDFJS();
  const names = new Map(Object.entries(OPS).map(([name, code]) => [Number(code), name]));
  const operators = await page.getOperatorList();
  const fonts = await loadFonts(page, operators, OPS.setFont);
  const viewport = page.getViewport({ scale: 1 });
  const toDisplay = asMatrix(viewport.transform) ?? [1, 0, 0, -1, 0, viewport.height];
  const painter = new PagePainter(
    multiply([1, 0, 0, -1, 0, viewport.height], toDisplay),
    viewport.width,
    viewport.height,
  );
  let space: ShownText['lastSpace'] = null;
  let shows = -1;
  const show = (items: unknown[], text: TextPosition) => {
    shows += 1;
    painter.drawIn();
    const { pieces, lastSpace } = showText(items, painter.state, text, fonts.get(painter.state.font) ?? plainFont);
    const [first] = pieces;
    if (first && space) first.spaceBefore ||= continuesAfter(first, space);
    if (first || lastSpace) space = lastSpace;
    const isMask = painter.isMasking;
    for (const piece of pieces) {
      painter.content.pieces.push({
        ...piece,
        ...(isMask && { isMask, fill: null, alpha: 1 }),
        order: painter.nextOrder(),
        show: shows,
        invisible: painter.isLayerHidden ? 'LAYER' : piece.invisible,
      });
    }
  };
  const handlers = { ...paintHandlers(painter, names, isLayerVisible), ...textHandlers(painter, show) };
  for (let index = 0; index < operators.fnArray.length; index += 1) {
    const name = names.get(operators.fnArray[index] ?? -1) ?? '';
    const args: unknown = operators.argsArray[index];
    handlers[name]?.(Array.isArray(args) ? args : []);
  }
  painter.endSpace();
  return painter.content;
}

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
async function loadFonts(page: PdfPage, operators: OperatorList, setFont: number): Promise<Map<string, FontFacts>> {
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
