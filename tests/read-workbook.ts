import { strFromU8, unzipSync } from 'fflate';
import { childOf, childrenOf, parseXml, type XmlElement } from '@/lib/cv/docx/parse-xml';

export interface ReadSheet {
  name: string;
  /** A number where the cell is one; empty cells at a row's end are left out. */
  rows: (string | number | null)[][];
  /** The indexes of the rows with a cell that is bold on a filled ground. */
  headings: number[];
  frozenRows: number;
  /** The cells with a filter. */
  filter: string | null;
  widths: number[];
}

type OpenPart = (name: string) => XmlElement;

/** The indexes of the styles that are bold on a filled ground. */
function headingStyles(open: OpenPart): Set<number> {
  const styles = childOf(open('xl/styles.xml'), 'styleSheet');
  const fonts = childrenOf(childOf(styles, 'fonts'), 'font');
  const fills = childrenOf(childOf(styles, 'fills'), 'fill');
  const isHeading = ({ attributes }: XmlElement) =>
    childOf(fonts[Number(attributes.fontId)], 'b') !== undefined &&
    childOf(childOf(fills[Number(attributes.fillId)], 'patternFill'), 'fgColor') !== undefined;
  const forms = childrenOf(childOf(styles, 'cellXfs'), 'xf');
  return new Set(forms.flatMap((form, index) => (isHeading(form) ? [index] : [])));
}

function cellValue(cell: XmlElement): string | number | null {
  const number = childOf(cell, 'v');
  return number ? Number(number.text) : (childOf(childOf(cell, 'is'), 't')?.text ?? null);
}

function readSheet(sheet: XmlElement | undefined, headings: Set<number>): Omit<ReadSheet, 'name'> {
  const rows = childrenOf(childOf(sheet, 'sheetData'), 'row').map((row) => childrenOf(row, 'c'));
  const pane = childOf(childOf(childOf(sheet, 'sheetViews'), 'sheetView'), 'pane');
  return {
    rows: rows.map((cells) => {
      const values = cells.map(cellValue);
      return values.slice(0, values.findLastIndex((value) => value !== null) + 1);
    }),
    headings: rows.flatMap((cells, row) =>
      cells.some(({ attributes }) => headings.has(Number(attributes.s))) ? [row] : [],
    ),
    frozenRows: pane?.attributes.state === 'frozen' ? Number(pane.attributes.ySplit) : 0,
    filter: childOf(sheet, 'autoFilter')?.attributes.ref ?? null,
    widths: childrenOf(childOf(sheet, 'cols'), 'col').map(({ attributes }) => Number(attributes.width)),
  };
}

/** Reads a workbook by its parts, as ECMA-376 names them; throws where a part is missing, unnamed or not XML. */
export function readWorkbook(file: Uint8Array): ReadSheet[] {
  const parts = unzipSync(file);
  const open: OpenPart = (name) => {
    const part = parts[name];
    if (!part) throw new Error(`no part ${name}`);
    return parseXml(strFromU8(part));
  };
  const types = childrenOf(childOf(open('[Content_Types].xml'), 'Types'), 'Override');
  const named = new Set(types.map(({ attributes }) => attributes.PartName));
  const relations = childrenOf(childOf(open('xl/_rels/workbook.xml.rels'), 'Relationships'), 'Relationship');
  const targets = new Map(relations.map(({ attributes }) => [attributes.Id, `xl/${attributes.Target}`]));
  const headings = headingStyles(open);
  const sheets = childrenOf(childOf(childOf(open('xl/workbook.xml'), 'workbook'), 'sheets'), 'sheet');
  return sheets.map(({ attributes }) => {
    const part = targets.get(attributes.id) ?? '';
    if (!named.has(`/${part}`)) throw new Error(`${part} has no content type`);
    return { name: attributes.name ?? '', ...readSheet(childOf(open(part), 'worksheet'), headings) };
  });
}
