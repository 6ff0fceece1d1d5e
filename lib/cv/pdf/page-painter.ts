import { initialState, type GraphicsState, type Space } from './graphics-state';
import {
  asBox,
  asMatrix,
  asNumber,
  intersect,
  keepsRectangles,
  multiply,
  transformBox,
  type Box,
  type Matrix,
} from './matrix';
import type { PageContent, Paint } from './page-content';
import { outlineOf } from './outline';
import { pathShape, type PathShape } from './path-shape';

export interface PathPainting {
  fills: boolean;
  strokes: boolean;
  isEvenOdd?: boolean;
}

/** In points; thinner paints do not matter behind text, and gradients may consist of strips. */
const thinnest = 0.3;
/** Points: pictures are drawn in a unit of their own size, everything else in smaller ones. */
const minPictureUnit = 8;
/** Points by which a picture may stick out of the page. */
const bleed = 20;

/** Tracks the graphics state of a page while drawing, and records what is painted. */
export class PagePainter {
  state: GraphicsState;
  readonly content: PageContent;
  private readonly stack: GraphicsState[] = [];
  private readonly base: Matrix;
  private readonly maskOfGroup: boolean[] = [];
  private readonly layers: boolean[] = [];
  private pendingClip = false;
  private order = 0;

  constructor(base: Matrix, width: number, height: number) {
    this.base = base;
    this.content = { width, height, pieces: [], paints: [] };
    this.state = this.freshState();
  }

  private freshState(): GraphicsState {
    return initialState(this.base, { x0: 0, y0: 0, x1: this.content.width, y1: this.content.height });
  }

  /** Drawing a soft mask paints nothing. */
  get isMasking(): boolean {
    return this.maskOfGroup.includes(true);
  }

  /** Inside hidden optional content. */
  get isLayerHidden(): boolean {
    return this.layers.includes(false);
  }

  nextOrder(): number {
    this.order += 1;
    return this.order;
  }

  save(): void {
    this.stack.push({ ...this.state });
  }

  restore(): void {
    this.endSpace();
    this.state = this.stack.pop() ?? this.state;
  }

  transform(value: unknown): void {
    const matrix = asMatrix(value);
    if (!matrix) return;
    // A coordinate system in pixels is often set up in two steps, of which the first is no picture.
    if (this.isOnPage(this.unitSquare())) this.endSpace();
    this.state.ctm = multiply(this.state.ctm, matrix);
    this.state.space = { parent: this.state.space, isDrawnIn: false };
  }

  /**
   * Ends a coordinate system. Pictures are dropped undecoded (`openPdf`), whichever program made them; what is left
   * of one is a coordinate system of its size in which nothing is drawn.
   */
  endSpace(): void {
    const { x0, y0, x1, y1 } = this.unitSquare();
    if (!this.state.space.isDrawnIn && Math.max(x1 - x0, y1 - y0) >= minPictureUnit) this.paintPicture();
  }

  /** Something is drawn in the current coordinate system. */
  drawIn(): void {
    for (let space: Space | null = this.state.space; space && !space.isDrawnIn; space = space.parent)
      space.isDrawnIn = true;
  }

  private isOnPage({ x0, y0, x1, y1 }: Box): boolean {
    const { width, height } = this.content;
    return x0 >= -bleed && y0 >= -bleed && x1 <= width + bleed && y1 <= height + bleed;
  }

  beginLayer(isVisible: boolean): void {
    this.layers.push(isVisible);
  }

  endLayer(): void {
    this.endSpace();
    this.layers.pop();
  }

  beginGroup(isMask: boolean): void {
    this.save();
    this.maskOfGroup.push(isMask);
    this.state.groupAlpha *= this.state.fillAlpha;
    this.state.fillAlpha = 1;
    this.state.strokeAlpha = 1;
  }

  endGroup(): void {
    this.endSpace();
    this.maskOfGroup.pop();
    this.restore();
  }

  beginForm(matrix: unknown, boundingBox: unknown): void {
    this.save();
    this.transform(matrix);
    const box = asBox(boundingBox);
    if (box) this.clipTo({ box, isRectangle: true });
  }

  beginAnnotation(transform: unknown, matrix: unknown): void {
    this.save();
    this.state = this.freshState();
    this.transform(transform);
    this.transform(matrix);
  }

  setGState(entries: unknown): void {
    for (const entry of Array.isArray(entries) ? (entries as unknown[]) : []) {
      if (!Array.isArray(entry)) continue;
      const [key, value] = entry as unknown[];
      if (key === 'ca') this.state.fillAlpha = asNumber(value);
      if (key === 'CA') this.state.strokeAlpha = asNumber(value);
      if (key === 'LW') this.state.lineWidth = asNumber(value);
      if (key === 'SMask') this.state.masked = value !== false;
      if (key === 'BM') this.state.blended = value !== 'source-over' && value !== 'Normal';
      if (key === 'Font' && Array.isArray(value)) this.setFont(value[0], value[1]);
    }
  }

  setFont(name: unknown, size: unknown): void {
    this.state.font = typeof name === 'string' ? name : '';
    this.state.fontSize = asNumber(size);
  }

  clipNextPath(): void {
    this.pendingClip = true;
  }

  path(args: unknown[], { fills, strokes, isEvenOdd = false }: PathPainting): void {
    const shape = pathShape(args);
    if (fills || strokes) this.drawIn();
    if (shape && fills) this.fill(shape, isEvenOdd);
    if (shape && strokes) this.stroke(shape);
    if (shape && this.pendingClip) this.clipTo(shape);
    this.pendingClip = false;
  }

  /** An image, shading or pattern of unknown colour. Without a box it fills the unit square, as images do. */
  paintUnknown(box: Box = this.unitSquare()): void {
    this.drawIn();
    this.addPaint({ box, colour: null, alpha: 1, outline: null, isPicture: false });
  }

  private paintPicture(): void {
    this.drawIn();
    const isPicture = this.state.fillAlpha * this.state.groupAlpha >= 0.5;
    this.addPaint({ box: this.unitSquare(), colour: null, alpha: 1, outline: null, isPicture });
  }

  private unitSquare(): Box {
    return transformBox(this.state.ctm, { x0: 0, y0: 0, x1: 1, y1: 1 });
  }

  private fill({ box, outlines }: PathShape, isEvenOdd: boolean) {
    const { state } = this;
    const hasUnknownColour = state.masked || state.blended;
    const isKnown = state.clipIsExact && outlines.length > 0;
    this.addPaint({
      box: transformBox(state.ctm, box),
      colour: hasUnknownColour ? null : state.fill,
      alpha: state.fillAlpha * state.groupAlpha,
      outline: isKnown ? outlineOf(outlines, state.ctm, isEvenOdd) : null,
      isPicture: false,
    });
  }

  /** Thick lines serve as banners behind headings. */
  private stroke(shape: PathShape) {
    const { ctm, lineWidth } = this.state;
    const half = (lineWidth * (Math.hypot(ctm[0], ctm[1]) + Math.hypot(ctm[2], ctm[3]))) / 4;
    if (half < 2) return;
    const box = transformBox(ctm, shape.box);
    this.paintUnknown({ x0: box.x0 - half, y0: box.y0 - half, x1: box.x1 + half, y1: box.y1 + half });
  }

  private clipTo({ box, isRectangle }: Pick<PathShape, 'box' | 'isRectangle'>) {
    this.state.clipIsExact &&= isRectangle && keepsRectangles(this.state.ctm);
    this.state.clip = intersect(this.state.clip, transformBox(this.state.ctm, box));
  }

  private addPaint(paint: Omit<Paint, 'order'>) {
    if (this.isMasking || this.isLayerHidden || paint.alpha <= 0) return;
    const box = intersect(paint.box, this.state.clip);
    if (box.x1 - box.x0 < thinnest || box.y1 - box.y0 < thinnest) return;
    this.content.paints.push({ ...paint, box, order: this.nextOrder() });
  }
}
