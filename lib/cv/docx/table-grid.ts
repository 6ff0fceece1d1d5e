import { childOf, type XmlElement } from './parse-xml';

/** Around rows and cells: content controls, and marks of other programs. */
const wrappers = new Set(['sdt', 'sdtContent', 'customXml', 'ins', 'moveTo', 'smartTag']);

/** Elements of a name among the children, and inside what is only wrapped around them. */
function unwrapped(parent: XmlElement, wanted: string): XmlElement[] {
  return parent.children.flatMap((child) => {
    if (child.name === wanted) return [child];
    return wrappers.has(child.name) ? unwrapped(child, wanted) : [];
  });
}

/** Whether the row or cell was deleted and the change is tracked. */
const isDeleted = (element: XmlElement, properties: string, mark: string): boolean =>
  childOf(childOf(element, properties), mark) !== undefined;

/** The rows of a table: their cells, and how many columns of the grid lie before. */
export function rowsOf(table: XmlElement): { before: number; cells: XmlElement[] }[] {
  return unwrapped(table, 'tr')
    .filter((row) => !isDeleted(row, 'trPr', 'del'))
    .map((row) => ({
      before: Number(childOf(childOf(row, 'trPr'), 'gridBefore')?.attributes['val']) || 0,
      cells: unwrapped(row, 'tc').filter((cell) => !isDeleted(cell, 'tcPr', 'cellDel')),
    }));
}

/** Shares of the widths that are given; undefined where one is missing. */
function sharesOf(widths: number[]): number[] | undefined {
  const total = widths.reduce((sum, width) => sum + width, 0);
  return widths.every((width) => width > 0) ? widths.map((width) => width / total) : undefined;
}

/** Each cell's share of the width: as it says itself, as its columns of the grid, or like the others. */
export function cellWidths(cells: XmlElement[], grid: number[]): number[] {
  const own = cells.map((cell) => {
    const { w = '', type } = childOf(childOf(cell, 'tcPr'), 'tcW')?.attributes ?? {};
    return type === 'auto' || type === 'nil' ? 0 : parseFloat(w) || 0;
  });
  let column = 0;
  const spanned = cells.map((cell) => {
    const span = Number(childOf(childOf(cell, 'tcPr'), 'gridSpan')?.attributes['val']) || 1;
    const width = grid.slice(column, column + span).reduce((sum, one) => sum + one, 0);
    column += span;
    return width;
  });
  return sharesOf(own) ?? sharesOf(spanned) ?? cells.map(() => 1 / cells.length);
}
