import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { readAdvert, type Advert } from '@/lib/requirement-review/read-advert';
import { splitDescription } from '@/lib/requirement-review/split-description';
import type { RequirementProposal } from '@/lib/domain/requirement-proposal';
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

function wordsInCommon(one: string, other: string): number {
  const second = wordsOf(other);
  return [...wordsOf(one)].filter((word) => second.has(word)).length;
}

function likeness(one: string, other: string): number {
  const common = wordsInCommon(one, other);
  return common / Math.max(1, wordsOf(one).size + wordsOf(other).size - common);
}

type Expected = LabelledAdvert['expected'][number];

/** Without the words that are repeated for each item of a list: "Excela" of "znajomość Excela", "znajomość Worda". */
function withoutHead(text: string, all: RequirementProposal[]): string {
  const words = text.split(' ');
  const shared = all
    .filter((one) => one.text !== text)
    .map((one) => words.findIndex((word, at) => one.text.split(' ')[at] !== word));
  return words.slice(Math.max(0, ...shared)).join(' ');
}

/** What is unlawful is shown with the words around it. */
function isSame(proposal: RequirementProposal, { kind, text }: Expected, all: RequirementProposal[]): boolean {
  if (kind === 'unlawful') return proposal.text.toLowerCase().includes(text.toLowerCase());
  return [proposal.text, withoutHead(proposal.text, all)].some((said) => likeness(said, text) >= same);
}

const numbersOf = (text: string) => text.match(/\d+/g) ?? [];
const arrangement = /zdaln|hybryd|stacjonarn|remote|hybrid|office|biur/i;

/** Whether a part for another section was read: pay by its numbers, a town by its stem; null where no section has it. */
function isRead({ kind, text }: Expected, { pay, location }: Advert): boolean | null {
  if (kind === 'salary') return pay !== null && numbersOf(pay.said).join() === numbersOf(text).join();
  if (kind === 'location') {
    const stem = foldSameLength(location?.place ?? '').slice(0, 4);
    return stem !== '' && foldSameLength(text).includes(stem);
  }
  if (kind !== 'mode' || !arrangement.test(text)) return null;
  return location !== null && wordsInCommon(location.said, text) > 0;
}

interface AdvertMeasures {
  /** Expected requirements that came out as one proposal with the right necessity. */
  found: Share;
  /** Proposals that are something the advert asks for, at its right length. */
  asked: Share;
  /** Unlawful wishes that are among the proposals, to be shown with the law. */
  unlawful: Share;
  /** Pay, towns and work arrangements read for their sections. */
  elsewhere: Share;
}

/** How well adverts come apart into requirements by rules. */
export function measureAdverts(set: 'open' | 'held-out'): AdvertMeasures {
  const measures: AdvertMeasures = {
    found: { right: 0, all: 0 },
    asked: { right: 0, all: 0 },
    unlawful: { right: 0, all: 0 },
    elsewhere: { right: 0, all: 0 },
  };
  for (const { advert, expected } of [...loadAdverts(set, 'pl'), ...loadAdverts(set, 'en')]) {
    const proposals = splitDescription(advert);
    const read = readAdvert(advert);
    measures.asked.all += proposals.length;
    measures.asked.right += proposals.filter((proposal) =>
      expected.some((part) => isSame(proposal, part, proposals)),
    ).length;
    for (const part of expected) {
      const { kind, importance } = part;
      const isElsewhere = isRead(part, read);
      if (isElsewhere !== null) {
        measures.elsewhere.all += 1;
        measures.elsewhere.right += Number(isElsewhere);
      }
      const share = kind === 'unlawful' ? measures.unlawful : kinds.has(kind) ? measures.found : null;
      if (!share) continue;
      const isThere = proposals.some(
        (proposal) => isSame(proposal, part, proposals) && (kind === 'unlawful' || proposal.necessity === importance),
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
    const { found, asked, unlawful, elsewhere } = measureAdverts(set);
    const shareOf = ({ right, all }: Share) => `${(right / all).toFixed(2)} of ${all}`;
    print(`Adverts, ${set}: requirements found ${shareOf(found)}, unlawful wishes shown ${shareOf(unlawful)}`);
    print(`  proposals that are asked for ${shareOf(asked)}`);
    print(`  pay, towns and work arrangements read ${shareOf(elsewhere)}`);
  }
}
