import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { wordsIn, type SentenceBasis } from './sentence-basis';

const quoted = /[„“"«»”]([^„“”"«»]{2,}?)[”“"»«]|[‚‘]([^‚‘’]{4,}?)[’‘](?!\p{L})/gu;

const plainForm = (text: string): string =>
  foldSameLength(text)
    .replace(/[–—‑]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:…-]+/, '')
    .replace(/(?<![\s.,;:…-])[\s.,;:…-]+$/, '');

/** A sentence without what stands in quotation marks in it. */
export function withoutQuotations(text: string): string {
  return text.replace(quoted, ' ');
}

/** Whether all that stands in quotation marks is said so in what the sentence rests on. */
export function standsOnQuotations(text: string, basis: readonly SentenceBasis[]): boolean {
  const words = plainForm(wordsIn(basis));
  const parts = [...text.matchAll(quoted)].flatMap((match) => (match[1] ?? match[2] ?? '').split(/\[…\]|…|\.\.\./));
  return parts.map(plainForm).every((part) => words.includes(part));
}
