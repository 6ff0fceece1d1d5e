import { z } from 'zod';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { readAdvert } from '@/lib/requirement-review/read-advert';
import { readRequirements } from '@/lib/requirement-review/split-description';
import cases from './advert-details.json';
import type { Share } from './measure-advert-cases';

const phrases = z.array(z.string());

const detailsSchema = z.object({
  language: z.enum(['pl', 'en']),
  advert: z.string(),
  wanted: phrases,
  niceToHave: phrases,
  /** Duties, offers and invitations, some of which name a tool that is only welcome. */
  notRequirements: phrases,
  /** Null: none, or the work is remote. */
  place: z.string().nullable(),
  /** `held-out`: no rule was mended for it. */
  set: z.enum(['open', 'held-out']),
});

export type AdvertDetails = z.infer<typeof detailsSchema>;

/** Adverts by somebody who had not seen the rules: standards with numbers, places, tools that are only welcome. */
export const advertDetails: readonly AdvertDetails[] = z.array(detailsSchema).parse(cases);

const names = ['wanted', 'niceToHave', 'notRequirements', 'place'] as const;

type Figures = Record<(typeof names)[number], Share>;

const wordsOf = (text: string): string[] => foldSameLength(text).match(/[\p{L}\p{N}+#&]+/gu) ?? [];

/** Of the words of both, how many are common. */
function likeness(one: string, other: string): number {
  const [first, second] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const common = [...first].filter((word) => second.has(word)).length;
  return common / (first.size + second.size - common);
}

/** What of these adverts is proposed whole and with its necessity, what is left out, and which places are read. */
export function measureAdvertDetails(
  adverts: readonly AdvertDetails[],
  miss: (name: string, text: string) => void = () => {},
): Figures {
  const figures = Object.fromEntries(names.map((name) => [name, { right: 0, all: 0 }])) as Figures;
  const count = (name: (typeof names)[number], isRight: boolean, text: string) => {
    figures[name].all += 1;
    if (isRight) figures[name].right += 1;
    else miss(name, text);
  };
  for (const { advert, wanted, niceToHave, notRequirements, place } of adverts) {
    const { proposals } = readRequirements(advert);
    const isProposed = (phrase: string, necessity?: 'REQUIRED' | 'NICE_TO_HAVE') =>
      proposals.some(
        (one) => (!necessity || one.necessity === necessity) && likeness(one.instead ?? one.text, phrase) >= 0.75,
      );
    for (const phrase of wanted) count('wanted', isProposed(phrase, 'REQUIRED'), phrase);
    for (const phrase of niceToHave) count('niceToHave', isProposed(phrase, 'NICE_TO_HAVE'), phrase);
    for (const phrase of notRequirements) count('notRequirements', !isProposed(phrase), phrase);
    const found = readAdvert(advert).location?.place ?? '';
    count('place', found === (place ?? ''), `${place} ≠ ${found}`);
  }
  return figures;
}
