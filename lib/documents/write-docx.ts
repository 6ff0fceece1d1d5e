import { strToU8, zipSync } from 'fflate';
import { printable, type DocumentBlock, type ReadableDocument } from './document-blocks';

const openXml = 'http://schemas.openxmlformats.org';
const word = `${openXml}/wordprocessingml/2006/main`;
const relationships = `${openXml}/officeDocument/2006/relationships`;
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no lone surrogates and no two code points at the end of a plane. */
const xmlText = (text: string): string =>
  printable(text.toWellFormed())
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

type Style = 'Normal' | 'Heading1' | 'Heading2' | 'Heading3' | 'Quote' | 'Source' | 'ListItem';

function run(text: string, isBold = false): string {
  const lines = xmlText(text).split('\n');
  const words = lines.map((line) => `<w:t xml:space="preserve">${line}</w:t>`).join('<w:br/>');
  return `<w:r>${isBold ? '<w:rPr><w:b/></w:rPr>' : ''}${words}</w:r>`;
}

const paragraph = (style: Style, runs: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs}</w:p>`;

function bodyOf(block: DocumentBlock): string {
  switch (block.kind) {
    case 'page':
      return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
    case 'heading':
      return paragraph(`Heading${block.level}`, run(block.text));
    case 'paragraph':
      return paragraph('Normal', run(block.text));
    case 'list':
      return block.items.map((item) => paragraph('ListItem', run(item))).join('');
    case 'quote':
      return paragraph('Quote', run(block.text)) + (block.source ? paragraph('Source', run(block.source)) : '');
    case 'facts':
      return block.rows.map(([name, value]) => paragraph('Normal', run(`${name}: `, true) + run(value))).join('');
  }
}

interface StyleLook {
  /** In half points. */
  size: number;
  look?: string;
  /** In twentieths of a point, as `after` and `indent`. */
  before?: number;
  after?: number;
  indent?: number;
  /** What stands before the spacing in the order of the schema, and after the indent. */
  first?: string;
  last?: string;
}

function style(id: Style, name: string, looks: StyleLook): string {
  const { size, look = '', before = 0, after = 120, indent = 0, first = '', last = '' } = looks;
  const isDefault = id === 'Normal';
  const opening = `<w:style w:type="paragraph"${isDefault ? ' w:default="1"' : ''} w:styleId="${id}">`;
  const named = `<w:name w:val="${name}"/>${isDefault ? '' : '<w:basedOn w:val="Normal"/>'}<w:qFormat/>`;
  const space = `<w:spacing w:before="${before}" w:after="${after}" w:line="276" w:lineRule="auto"/>`;
  const place = `<w:pPr>${first}${space}<w:ind w:left="${indent}"/>${last}</w:pPr>`;
  return `${opening}${named}${place}<w:rPr>${look}<w:sz w:val="${size}"/></w:rPr></w:style>`;
}

function heading(level: 1 | 2 | 3, size: number): string {
  const last = `<w:outlineLvl w:val="${level - 1}"/>`;
  const looks = { size, look: '<w:b/>', before: 240, first: '<w:keepNext/>', last };
  return style(`Heading${level}`, `heading ${level}`, looks);
}

/** Levels and lists keep their meaning for a screen reader; the language is that of the text. */
function stylesPart(language: string): string {
  const fonts = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/>';
  const bullet = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
  return [
    `<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:lang w:val="${xmlText(language)}"/></w:rPr></w:rPrDefault></w:docDefaults>`,
    style('Normal', 'Normal', { size: 22 }),
    heading(1, 34),
    heading(2, 27),
    heading(3, 23),
    style('Quote', 'Quote', { size: 22, look: '<w:i/>', after: 20, indent: 360, first: '<w:keepNext/>' }),
    style('Source', 'Source', { size: 18, look: '<w:color w:val="555555"/>', indent: 360 }),
    style('ListItem', 'List Bullet', { size: 22, after: 40, indent: 360, first: bullet }),
    '</w:styles>',
  ].join('');
}

const numbering = `<w:numbering xmlns:w="${word}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="360" w:hanging="240"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

const contentTypes = [
  `<Types xmlns="${openXml}/package/2006/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/>`,
  `<Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/>`,
  `<Override PartName="/word/numbering.xml" ContentType="${wordType}.numbering+xml"/>`,
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
  '</Types>',
].join('');

const related = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`;
const relations = (...all: string[]): string =>
  `<Relationships xmlns="${openXml}/package/2006/relationships">${all.join('')}</Relationships>`;

function coreProperties({ title, language, madeAt }: ReadableDocument): string {
  const moment = `${madeAt.toISOString().slice(0, 19)}Z`;
  return [
    `<cp:coreProperties xmlns:cp="${openXml}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`,
    `<dc:title>${xmlText(title)}</dc:title><dc:language>${xmlText(language)}</dc:language>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created></cp:coreProperties>`,
  ].join('');
}

/**
 * A document as DOCX, written by hand (ECMA-376, part 1): no library does it in less than megabytes. The same document gives the
 * same bytes.
 */
export function writeDocx(document: ReadableDocument): Uint8Array {
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1247" w:right="1247" w:bottom="1247" w:left="1247" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relations(
      related('r1', `${relationships}/officeDocument`, 'word/document.xml'),
      related('r2', `${openXml}/package/2006/relationships/metadata/core-properties`, 'docProps/core.xml'),
    ),
    'docProps/core.xml': coreProperties(document),
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${document.blocks.map(bodyOf).join('')}${page}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relations(
      related('r1', `${relationships}/styles`, 'styles.xml'),
      related('r2', `${relationships}/numbering`, 'numbering.xml'),
    ),
    'word/styles.xml': stylesPart(document.language),
    'word/numbering.xml': numbering,
  };
  const files = Object.entries(parts).map(([name, part]) => [name, strToU8(declaration + part)] as const);
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) });
}
