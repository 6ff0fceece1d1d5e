import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { RequirementProposal } from '@/lib/domain/requirement-proposal';
import { reviewRequirement } from '@/lib/requirement-review/review-requirement';
import { splitDescription } from '@/lib/requirement-review/split-description';
import type { AdvertCase } from './advert-cases';

export interface Share {
  right: number;
  all: number;
}

type Importance = AdvertCase['requirements'][number]['importance'];

/** Share of common words from which two texts are the same requirement. */
const same = 0.6;

const wordsOf = (text: string): Set<string> => new Set(foldSameLength(text).match(/[\p{L}\p{N}+#&]+/gu) ?? []);
const inCommon = (one: Set<string>, other: Set<string>): number => [...one].filter((word) => other.has(word)).length;
const bracketsOf = (text: string): string[] => foldSameLength(text).match(/\([^()]*\)/g) ?? [];

function isSame(proposed: string, phrase: string): boolean {
  const [one, other] = [wordsOf(proposed), wordsOf(phrase)];
  const common = inCommon(one, other);
  const isWhole = bracketsOf(phrase).every((bracket) => foldSameLength(proposed).includes(bracket));
  return isWhole && common / (one.size + other.size - common) >= same;
}

/** Whether a proposal is made of the phrase's words. */
function isMadeOf(proposed: string, phrase: string): boolean {
  const words = wordsOf(proposed);
  return inCommon(words, wordsOf(phrase)) / words.size >= 0.75;
}

function importanceOf({ necessity, importance }: RequirementProposal): Importance {
  if (necessity === 'NICE_TO_HAVE') return 'nice';
  return importance > 3 ? 'required' : 'important';
}

const isRefused = ({ text }: RequirementProposal): boolean =>
  reviewRequirement(text).some(({ severity }) => severity === 'REFUSED');

export interface AdvertFigures {
  /** Requirements that came out whole, as one proposal. */
  whole: Share;
  /** Of these, those of the advert's importance. */
  weighed: Share;
  /** Proposals that the advert asks for, or that are refused as unlawful. */
  asked: Share;
  /** Slogans and benefits that are no proposal. */
  leftOut: Share;
  /** Unlawful wishes that are refused or reworded. */
  unlawful: Share;
  places: Share;
}

/** What went wrong, a line each, for whoever mends a rule. */
export type Miss = (kind: keyof AdvertFigures, text: string) => void;

/** How well the rules split these adverts. */
export function measureAdvertCases(cases: readonly AdvertCase[], miss: Miss = () => {}): AdvertFigures {
  const names = ['whole', 'weighed', 'asked', 'leftOut', 'unlawful', 'places'] as const;
  const figures = Object.fromEntries(names.map((name) => [name, { right: 0, all: 0 }])) as unknown as AdvertFigures;
  for (const { id, text, requirements, notRequirements, unlawful, places } of cases) {
    const proposals = splitDescription(text);
    const count = (kind: keyof AdvertFigures, isRight: boolean, what: string) => {
      figures[kind].all += 1;
      figures[kind].right += Number(isRight);
      if (!isRight) miss(kind, `${id}: ${what}`);
    };
    for (const { phrase, importance } of requirements) {
      const found = proposals.find((one) => isSame(one.text, phrase));
      count('whole', found !== undefined, phrase);
      if (found) count('weighed', importanceOf(found) === importance, `${phrase} is ${importance}`);
    }
    for (const proposal of proposals) {
      const isAsked =
        isRefused(proposal) ||
        requirements.some(({ phrase }) => isSame(proposal.text, phrase)) ||
        Boolean(proposal.instead);
      count('asked', isAsked, proposal.text);
    }
    for (const phrase of notRequirements)
      count('leftOut', !proposals.some((one) => !isRefused(one) && isMadeOf(one.text, phrase)), phrase);
    for (const { phrase } of unlawful)
      count(
        'unlawful',
        proposals.some((one) => isRefused(one) && (isMadeOf(one.text, phrase) || isMadeOf(phrase, one.text))) ||
          proposals.some(({ instead }) => instead && (isMadeOf(instead, phrase) || isMadeOf(phrase, instead))),
        phrase,
      );
    for (const phrase of places)
      count(
        'places',
        proposals.some((one) => isSame(one.text, phrase)),
        phrase,
      );
  }
  return figures;
}
