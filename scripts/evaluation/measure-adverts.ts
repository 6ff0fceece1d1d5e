import { splitDescription } from '@/lib/requirement-review/split-description';
import { loadAdverts, type LabelledAdvert } from './labelled-adverts';
import type { Share } from './share';

/** Kinds that are requirements of the person; salary, town and mode belong to other sections of a process. */
const kinds = new Set<LabelledAdvert['expected'][number]['kind']>([
  'skill',
  'education',
  'language',
  'experience',
  'licence',
  'soft',
]);
/** Share of common words from which two texts are the same requirement. */
const same = 0.6;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []);

function likeness(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const common = [...first].filter((word) => second.has(word)).length;
  return common / Math.max(1, first.size + second.size - common);
}

interface AdvertMeasures {
  /** Expected requirements that came out as one proposal with the right necessity. */
  found: Share;
  /** Unlawful wishes that are among the proposals, to be shown with the law. */
  unlawful: Share;
}

/** How well adverts come apart into requirements by rules. */
export function measureAdverts(set: 'open' | 'held-out'): AdvertMeasures {
  const measures: AdvertMeasures = { found: { right: 0, all: 0 }, unlawful: { right: 0, all: 0 } };
  for (const { advert, expected } of [...loadAdverts(set, 'pl'), ...loadAdverts(set, 'en')]) {
    const proposals = splitDescription(advert);
    for (const { text, kind, importance } of expected) {
      const share = kind === 'unlawful' ? measures.unlawful : kinds.has(kind) ? measures.found : null;
      if (!share) continue;
      const isThere = proposals.some((proposal) =>
        kind === 'unlawful'
          ? proposal.text.toLowerCase().includes(text.toLowerCase())
          : likeness(proposal.text, text) >= same && proposal.necessity === importance,
      );
      share.all += 1;
      share.right += Number(isThere);
    }
  }
  return measures;
}

/** One line for each set. */
export function printAdverts(print: (line: string) => void): void {
  for (const set of ['open', 'held-out'] as const) {
    const { found, unlawful } = measureAdverts(set);
    const shareOf = ({ right, all }: Share) => `${(right / all).toFixed(2)} of ${all}`;
    print(`Adverts, ${set}: requirements found ${shareOf(found)}, unlawful wishes shown ${shareOf(unlawful)}`);
  }
}
