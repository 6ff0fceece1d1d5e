import type { HiddenText } from '@/lib/domain/cv-document';
import type { HiddenReason } from './hidden-text';
import type { TextPiece } from './page-content';

/** As a share of the letter height: shadows and the tiles of a clip repeat text at about the same place. */
const maxShift = 0.6;
/** Characters: a clip may leave scraps of a cut word, and nobody hides so little at the edge of a page. */
const maxScrap = 5;
/** Libraries sign their pages: "Powered by TCPDF (www.tcpdf.org)". */
const signature = /^(?:powered|created|generated|produced|made) (?:by|with) [^\n]{1,60}$/i;

const textOf = ({ glyphs }: TextPiece): string => glyphs.map(({ text }) => text).join('');

/** Drops the hidden pieces whose text also stands visibly at their place. */
export function dropShadows(hidden: readonly TextPiece[], visible: readonly TextPiece[]): TextPiece[] {
  if (hidden.length === 0) return [];
  const twins = new Map<string, TextPiece[]>();
  for (const piece of visible) {
    const text = textOf(piece);
    twins.set(text, [...(twins.get(text) ?? []).slice(-50), piece]);
  }
  return hidden.filter((piece) => {
    const reach = maxShift * piece.size;
    return !twins
      .get(textOf(piece))
      ?.some(({ x, y }) => Math.abs(x - piece.x) <= reach && Math.abs(y - piece.y) <= reach);
  });
}

/** Whether hidden text is worth showing to the recruiter. */
export function isNotable(text: string, reason: HiddenReason): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters === 0 || signature.test(text.trim())) return false;
  return reason !== 'OFF_PAGE' || letters > maxScrap;
}

/** Drops what a page break cut off and the next or previous page shows whole. */
export function dropBrokenLines(hidden: readonly HiddenText[], pageTexts: readonly string[]): HiddenText[] {
  const bare = (text: string) => text.replace(/\s+/g, ' ').trim();
  const pages = pageTexts.map(bare);
  return hidden.filter(({ page, text, reason }) => {
    if (reason !== 'OFF_PAGE') return true;
    const beside = [pages[page - 2], pages[page]];
    return !text.split('\n').every((line) => beside.some((other) => other?.includes(bare(line))));
  });
}
