import { Zip, ZipDeflate } from 'fflate';
import type { Cell } from './export-cells';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const openXml = 'http://schemas.openxmlformats.org';
const relationships = `${openXml}/officeDocument/2006/relationships`;
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts that every workbook of one sheet has (ECMA-376, part 1). */
const fixedParts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${openXml}/spreadsheetml/2006/main" xmlns:r="${relationships}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML 1.0 has no other control characters than tab and line ends, and no lone surrogates. */
function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
}

/** What Excel takes in a cell, in UTF-16 code units; a file with more in one has to be repaired. */
const maxCellLength = 32_767;

const cut = (text: string, mark: string): string =>
  text.length > maxCellLength ? text.slice(0, maxCellLength - mark.length) + mark : text;

/** A text is marked as one, so that a spreadsheet computes nothing of it. */
function xlsxCell(cell: Cell, cutMark: string): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(cut(cell, cutMark))}</t></is></c>`;
}

/**
 * Rows as an Excel workbook, compressed as they come, so that memory does not grow with their number.
 *
 * @param cutMark ends a text that is too long for a cell
 */
export async function* xlsxParts(rows: AsyncIterable<Cell[]>, cutMark: string): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  const encoder = new TextEncoder();
  const open = (name: string): ZipDeflate => {
    const part = new ZipDeflate(name);
    zip.add(part);
    return part;
  };
  for (const [name, content] of Object.entries(fixedParts))
    open(name).push(encoder.encode(declaration + content), true);
  const sheet = open('xl/worksheets/sheet1.xml');
  const write = (content: string, isLast = false): void => sheet.push(encoder.encode(content), isLast);
  write(`${declaration}<worksheet xmlns="${openXml}/spreadsheetml/2006/main"><sheetData>`);
  for await (const row of rows) {
    write(`<row>${row.map((cell) => xlsxCell(cell, cutMark)).join('')}</row>`);
    yield* ready.splice(0);
  }
  write('</sheetData></worksheet>', true);
  zip.end();
  yield* ready.splice(0);
}
