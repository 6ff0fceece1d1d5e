import { strFromU8, unzipSync } from 'fflate';
import { ReadFailure } from '@/lib/cv/read-failure';

/** A CV of fifty pages has two million characters of XML. */
const maxPartBytes = 10_000_000;
const maxParts = 20;

/** Text stands in these parts. */
const wanted = /^word\/(?:document|styles|header\d*|footer\d*)\.xml$/;

/** The XML of a DOCX. */
export interface DocxParts {
  document: string;
  styles: string | null;
  headers: string[];
  footers: string[];
}

function unzip(bytes: Uint8Array) {
  const names: string[] = [];
  try {
    const parts = unzipSync(bytes, {
      // A part cannot unpack to more than it says.
      filter: ({ name, originalSize }) => {
        if (names.length < 10_000) names.push(name);
        if (!wanted.test(name)) return false;
        if (originalSize > maxPartBytes) throw new ReadFailure('too-much-text');
        return true;
      },
    });
    return { names, parts };
  } catch (error) {
    throw error instanceof ReadFailure ? error : new ReadFailure('damaged');
  }
}

/**
 * Unpacks the text of a DOCX, nothing else.
 *
 * @throws ReadFailure `damaged`, `too-much-text`, `macros`; `other-format` for OpenDocument and other archives
 */
export function openDocx(bytes: Uint8Array): DocxParts {
  const { names, parts } = unzip(bytes);
  if (names.some((name) => name.toLowerCase().endsWith('vbaproject.bin'))) throw new ReadFailure('macros');
  const document = parts['word/document.xml'];
  if (!document) throw new ReadFailure('other-format');
  const textsOf = (kind: string) =>
    Object.entries(parts)
      .filter(([name]) => name.startsWith(`word/${kind}`))
      .slice(0, maxParts)
      .map(([, part]) => strFromU8(part));
  const styles = parts['word/styles.xml'];
  return {
    document: strFromU8(document),
    styles: styles ? strFromU8(styles) : null,
    headers: textsOf('header'),
    footers: textsOf('footer'),
  };
}
