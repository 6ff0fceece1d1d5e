const openXml = 'http://schemas.openxmlformats.org';
const spreadsheet = `${openXml}/spreadsheetml/2006/main`;
const relationships = `${openXml}/officeDocument/2006/relationships`;
const packageType = 'application/vnd.openxmlformats-package.relationships+xml';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The looks of a cell, by their index in the part of styles: a heading is bold on grey, a text stays one when it is edited. */
export const cellStyles = { plain: 0, heading: 1, text: 2 };

const styles = [
  `<styleSheet xmlns="${spreadsheet}">`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE3E7EC"/></patternFill></fill></fills>',
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>',
  '<cellXfs count="3"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs>',
  '</styleSheet>',
].join('');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no other control characters than tab and line ends, and no lone surrogates. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** Of the sheet with this index. */
export const sheetPart = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/** What Excel calls the column with this index: A, Z, AA. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** The beginning of a sheet: of a table the first row stays in sight; columns, if any, have widths in characters. */
export function sheetStart({ isTable, widths }: { isTable: boolean; widths: readonly number[] }): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const view = isTable ? `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` : '';
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
  return `<worksheet xmlns="${spreadsheet}">${view}${cols}<sheetData>`;
}

/** The end of a sheet; `range` are its cells with a filter, such as `A1:F20`. */
export function sheetEnd(range: string | null): string {
  return `</sheetData>${range ? `<autoFilter ref="${range}"/>` : ''}</worksheet>`;
}

/** The parts of a workbook besides its sheets (ECMA-376, part 1). `ranges`: the filter's cells of each sheet. */
export function workbookParts(names: readonly string[], ranges: readonly (string | null)[]): Record<string, string> {
  const each = (part: (index: number) => string) => names.map((_, index) => part(index)).join('');
  const sheets = names.map((name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="r${index}"/>`);
  const filters = ranges.map((range, index) => {
    const cells = range?.replace(/[A-Z]+|\d+/g, '$$$&');
    const place = `'${xmlText(names[index] ?? '').replaceAll("'", "''")}'!${cells}`;
    return (
      range && `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${place}</definedName>`
    );
  });
  const defined = filters.some(Boolean) ? `<definedNames>${filters.join('')}</definedNames>` : '';
  const override = (part: string, type: string) =>
    `<Override PartName="/${part}" ContentType="${sheetType}.${type}+xml"/>`;
  return {
    '[Content_Types].xml': `<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="${packageType}"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${each((index) => override(sheetPart(index), 'worksheet'))}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="r0" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${relationships}"><sheets>${sheets.join('')}</sheets>${defined}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${openXml}/package/2006/relationships">${each((index) => `<Relationship Id="r${index}" Type="${relationships}/worksheet" Target="${sheetPart(index).replace('xl/', '')}"/>`)}<Relationship Id="styles" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
}
