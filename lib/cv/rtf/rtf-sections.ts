import type { Margin } from '@/lib/cv/docx/document-text';
import type { Block } from '@/lib/cv/docx/docx-blocks';

interface FoundMargin extends Margin {
  isHeader: boolean;
  isShown: boolean;
}

/**
 * Which headers and footers Word shows: those of the first page only where a section says so, those of even pages only
 * where the document does. A section without one has that of the section before.
 */
export class RtfSections {
  private readonly found: FoundMargin[] = [];
  /** Those of the section that is read, by their words. */
  private readonly current = new Map<string, FoundMargin>();
  private hasFirstPage = false;
  private hasEvenPages = false;
  private isFirst = true;
  hasPageBreak = false;

  /** @param word `header`, `headerl`, `headerr` or `headerf`, or the same of a footer */
  add(word: string, blocks: Block[]): void {
    const margin = { blocks, isLater: true, isHeader: word.startsWith('header'), isShown: false };
    this.found.push(margin);
    this.current.set(word, margin);
  }

  word(name: string, value: number | null): void {
    if (name === 'titlepg') this.hasFirstPage = value !== 0;
    else if (name === 'sectd') this.hasFirstPage = false;
    else if (name === 'facingp') this.hasEvenPages = value !== 0;
    else if (name === 'sect') this.endSection();
    if (['page', 'pagebb', 'softpage', 'sect'].includes(name) && value !== 0) this.hasPageBreak = true;
  }

  private endSection(): void {
    for (const [word, margin] of this.current) {
      const [isOfFirst, isOfEven] = [word.endsWith('rf'), word.endsWith('rl')];
      if ((isOfFirst && !this.hasFirstPage) || (isOfEven && !this.hasEvenPages)) continue;
      margin.isShown = true;
      if (this.isFirst && !isOfEven && (isOfFirst || !this.hasFirstPage)) margin.isLater = false;
    }
    this.isFirst = false;
  }

  /** What is shown, and what is not, when the file has ended. */
  end(): { headers: Margin[]; footers: Margin[]; unseen: Block[] } {
    this.endSection();
    const shown = this.found.filter(({ isShown }) => isShown);
    return {
      headers: shown.filter(({ isHeader }) => isHeader),
      footers: shown.filter(({ isHeader }) => !isHeader),
      unseen: this.found.filter(({ isShown }) => !isShown).flatMap(({ blocks }) => blocks),
    };
  }
}
