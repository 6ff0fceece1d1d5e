import type { HighlightBox } from '@/lib/domain/analysis-schemas';

/** How far a page is turned clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

const turns: readonly Turn[] = [0, 90, 180, 270];

/** A quarter further. */
export function nextTurn(turn: Turn): Turn {
  return turns[(turns.indexOf(turn) + 1) % turns.length] ?? 0;
}

/** The box as it stands on the turned page. */
export function turnBox({ left, top, width, height }: HighlightBox, turn: Turn): HighlightBox {
  const right = 1 - left - width;
  const bottom = 1 - top - height;
  if (turn === 90) return { left: bottom, top: left, width: height, height: width };
  if (turn === 180) return { left: right, top: bottom, width, height };
  if (turn === 270) return { left: top, top: right, width: height, height: width };
  return { left, top, width, height };
}

/** A page's size in px: `sheet` before it is turned, `shown` as it is seen. Either is as wide as the viewer allows. */
export function pageSizes(width: number, ratio: number, turn: Turn) {
  const isTurned = turn === 90 || turn === 270;
  const sheetWidth = isTurned ? Math.round(width / ratio) : width;
  const sheetHeight = isTurned ? width : Math.round(width * ratio);
  return {
    sheet: { width: sheetWidth, height: sheetHeight },
    shown: isTurned ? { width, height: sheetWidth } : { width, height: sheetHeight },
  };
}

interface Size {
  width: number;
  height: number;
}

/**
 * Where to scroll, in px and at least 0, so that boxes stand a third down the view, and in its middle from side to side;
 * boxes wider than the view at their left end.
 *
 * @param boxes of the turned page; at least one
 * @param page its place in the scrolled content, in px
 */
export function scrollTarget(boxes: readonly HighlightBox[], page: Size & { left: number; top: number }, view: Size) {
  const left = page.left + page.width * Math.min(...boxes.map((box) => box.left));
  const right = page.left + page.width * Math.max(...boxes.map((box) => box.left + box.width));
  const top = page.top + page.height * Math.min(...boxes.map((box) => box.top));
  const middle = (left + right - view.width) / 2;
  return {
    left: Math.max(0, Math.round(right - left > view.width ? left : middle)),
    top: Math.max(0, Math.round(top - view.height / 3)),
  };
}
