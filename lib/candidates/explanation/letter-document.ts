import type { LetterBlock } from '@/lib/domain/explanation-schemas';
import type { DocumentBlock, ReadableDocument } from '@/lib/documents/document-blocks';
import type { LetterFacts } from './letter-facts';
import { explanationLetter } from './explanation-letter';

function blocksOf(block: LetterBlock, facts: LetterFacts): DocumentBlock[] {
  const { key, heading, text, quotes } = block;
  const isCriterion = facts.analysis.verdicts.some(({ criterion }) => criterion.criterionId === key);
  const t = explanationLetter(facts.locale);
  return [
    ...(heading ? [{ kind: 'heading', level: isCriterion ? 3 : 2, text: heading } as const] : []),
    ...text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ kind: 'paragraph', text: line }) as const),
    ...quotes.map(({ page, text: words }) => ({ kind: 'quote', text: words, source: t('quote', { page }) }) as const),
  ];
}

/** The letter as a document to be set; a part without text is left out, a heading alone is none. */
export function letterDocument(blocks: readonly LetterBlock[], facts: LetterFacts): ReadableDocument {
  const title = explanationLetter(facts.locale)('title');
  const shown = blocks.filter(({ text }) => text.trim() !== '');
  return {
    title,
    language: facts.locale,
    madeAt: facts.writtenAt,
    blocks: [{ kind: 'heading', level: 1, text: title }, ...shown.flatMap((block) => blocksOf(block, facts))],
  };
}
