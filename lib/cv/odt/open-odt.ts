import { strFromU8, unzipSync } from 'fflate';
import { recognisablePicture } from '@/lib/cv/picture/recognisable-picture';
import { ReadFailure } from '@/lib/cv/read-failure';

/** A CV of fifty pages has two million characters of XML. */
const maxPartBytes = 10_000_000;
const wanted = new Set(['content.xml', 'styles.xml', 'META-INF/manifest.xml']);
/** Where LibreOffice keeps macros. */
const macros = /^(?:Basic|Scripts)\//;

/** An OpenDocument text: its XML, and what it shows besides. */
export interface OdtFile {
  content: string;
  styles: string | null;
  /** @param href of an object in the file */
  isChart: (href: string | undefined) => boolean;
  /** A picture in the file that can be recognised; null: of another kind, too large or missing. */
  load: (href: string | undefined) => ReturnType<typeof recognisablePicture>;
}

const nameOf = (href: string): string => href.replace(/^\.\//, '').replace(/\/$/, '');

/** One file of the archive; undefined: there is none, or it is too large. */
function unzipOne(bytes: Uint8Array, name: string): Uint8Array | undefined {
  return unzipSync(bytes, { filter: (file) => file.name === name && file.originalSize <= maxPartBytes })[name];
}

/**
 * Unpacks the text of an OpenDocument file; pictures when they are asked for.
 *
 * @throws ReadFailure `damaged`, `too-much-text`, `macros`, `encrypted`; `other-format` for other archives
 */
export function openOdt(bytes: Uint8Array): OdtFile {
  let hasMacros = false;
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      // A part cannot unpack to more than it says.
      filter: ({ name, originalSize }) => {
        hasMacros ||= macros.test(name) && !name.endsWith('/');
        if (!wanted.has(name)) return false;
        if (originalSize > maxPartBytes) throw new ReadFailure('too-much-text');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof ReadFailure ? error : new ReadFailure('damaged');
  }
  if (hasMacros) throw new ReadFailure('macros');
  const { 'content.xml': content, 'styles.xml': styles, 'META-INF/manifest.xml': manifest } = parts;
  const listed = manifest ? strFromU8(manifest) : '';
  if (listed.includes('encryption-data')) throw new ReadFailure('encrypted');
  if (!content) throw new ReadFailure('other-format');
  const entries = listed.split('<').filter((entry) => entry.includes('opendocument.chart'));
  const charts = new Set(entries.flatMap((entry) => /"([^"]{1,500})\/"/.exec(entry)?.[1] ?? []));
  return {
    content: strFromU8(content),
    styles: styles ? strFromU8(styles) : null,
    isChart: (href) => href !== undefined && charts.has(nameOf(href)),
    load: (href) => recognisablePicture(href === undefined ? undefined : unzipOne(bytes, nameOf(href))),
  };
}
