import { strToU8, zipSync, type Zippable } from 'fflate';

const namespaces = ['office', 'style', 'text', 'table', 'draw', 'fo', 'svg', 'loext', 'meta', 'xlink']
  .map((name) => `xmlns:${name}="urn:${name}"`)
  .join(' ');

interface Parts {
  /** Of the text. */
  automaticStyles?: string;
  styles?: string;
  /** Of pages: headers and footers. */
  master?: string;
  /** More files of the archive. */
  files?: Record<string, Uint8Array | string>;
  /** As some programs do: the type is not the first file. */
  isTypeLast?: boolean;
}

/** An OpenDocument text, with as little as it needs. */
export function makeOdt(
  body: string,
  { automaticStyles = '', styles = '', master, files = {}, isTypeLast }: Parts = {},
) {
  const type = strToU8('application/vnd.oasis.opendocument.text');
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content ${namespaces}><office:automatic-styles>${automaticStyles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const sheet = `<office:document-styles ${namespaces}><office:styles>${styles}</office:styles><office:master-styles>${master ?? ''}</office:master-styles></office:document-styles>`;
  const parts = {
    'content.xml': content,
    'styles.xml': sheet,
    'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="urn:manifest"/>',
    ...files,
  };
  const others: Zippable = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
  );
  const stored: Zippable = { mimetype: [type, { level: 0 }] };
  return zipSync(isTypeLast ? { ...others, ...stored } : { ...stored, ...others });
}
