import { strToU8, zipSync } from 'fflate';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A paragraph of a document; `properties` are those of its one run. */
export function paragraph(text: string, properties = ''): string {
  return `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export function table(rows: string[][]): string {
  const cells = (row: string[]) => row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}

interface Parts {
  header?: string;
  /** More files of the archive. */
  files?: Record<string, Uint8Array | string>;
}

const r = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** What a part refers to: id, kind, target. */
export function relations(list: [id: string, kind: string, target: string][]): string {
  const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const entries = list.map(
    ([id, kind, target]) => `<Relationship Id="${id}" Type="${base}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`;
}

const headerSection = '<w:sectPr><w:headerReference w:type="default" r:id="rIdHeader"/></w:sectPr>';

/** A DOCX as Word saves it, with as little as it needs. */
export function makeDocx(body: string, { header, files = {} }: Parts = {}): Uint8Array {
  const parts: Record<string, Uint8Array | string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${w} ${r}><w:body>${body}${header ? headerSection : ''}</w:body></w:document>`,
    ...(header
      ? {
          'word/header1.xml': `<w:hdr ${w}>${header}</w:hdr>`,
          'word/_rels/document.xml.rels': relations([['rIdHeader', 'header', 'header1.xml']]),
        }
      : {}),
    ...files,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );
}
