import { strFromU8, unzipSync } from 'fflate';
import { ReadFailure } from '@/lib/cv/read-failure';

/** A CV of fifty pages has two million characters of XML. */
const maxPartBytes = 10_000_000;
const wanted = new Set(['content.xml', 'styles.xml', 'META-INF/manifest.xml']);
/** Where LibreOffice keeps macros. */
const macros = /^(?:Basic|Scripts)\//;

/** The XML of an OpenDocument text. */
export interface OdtParts {
  content: string;
  styles: string | null;
}

/**
 * Unpacks the text of an OpenDocument file, nothing else.
 *
 * @throws ReadFailure `damaged`, `too-much-text`, `macros`, `encrypted`; `other-format` for other archives
 */
export function openOdt(bytes: Uint8Array): OdtParts {
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
  if (manifest && strFromU8(manifest).includes('encryption-data')) throw new ReadFailure('encrypted');
  if (!content) throw new ReadFailure('other-format');
  return { content: strFromU8(content), styles: styles ? strFromU8(styles) : null };
}
