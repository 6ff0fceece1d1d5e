import { ordinaryKind } from '@/lib/cv/masking/ordinary-surnames';
import { ownNames } from '@/lib/cv/masking/own-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { Locale } from '@/lib/i18n/locale';
import type { TextField } from '@/lib/domain/analysis-schemas';
import { standsOnFigures } from './figures';
import { faultOfManners } from './manners';
import { standsOnNames } from './names';
import { standsOnQuotations } from './quotations';
import { wordsIn, type SentenceBasis, type SentenceFault } from './sentence-basis';
import { agreesWithVerdicts } from './stance';

export interface SentenceToCheck {
  text: string;
  locale: Locale;
  field: TextField;
  /** Of the criteria that it names; undefined: there is none of that number. */
  basis: readonly (SentenceBasis | undefined)[];
  /** The candidate's, which no text says. */
  name: { firstName: string | null; lastName: string | null };
}

/**
 * Whether a word such as "English" or "Baker" is meant as the name: only with a capital that nothing else explains,
 * and where the criteria do not use the word.
 */
function isMeantAsName(text: string, name: string, words: string): boolean {
  if (
    foldSameLength(words)
      .split(/[^a-z]+/)
      .includes(name)
  )
    return false;
  return [...text.matchAll(/\p{Lu}\p{L}+/gu)].some(
    ({ 0: word, index }) => index > 0 && !/[.!?:]\s*$/.test(text.slice(0, index)) && foldSameLength(word) === name,
  );
}

function saysName(text: string, name: SentenceToCheck['name'], basis: readonly SentenceBasis[]): boolean {
  const { firsts, lasts } = ownNames(name);
  const words = new Set(foldSameLength(text).match(/[a-z]+/g) ?? []);
  return [...firsts, ...lasts]
    .map(foldSameLength)
    .filter((one) => one.length > 2 && words.has(one))
    .some((one) => firsts.includes(one) || ordinaryKind(one) === null || isMeantAsName(text, one, wordsIn(basis)));
}

/**
 * What is wrong with a sentence that a model wrote (docs/decisions/0135): every figure, name and quotation has to stand in the
 * criteria, reasons and quotes that it refers to, and it may not say more than their verdicts.
 *
 * @returns null: nothing that rules can find
 */
export function faultOf({ text, locale, field, basis, name }: SentenceToCheck): SentenceFault | null {
  const known = basis.filter((one) => one !== undefined);
  if (known.length === 0 || known.length < basis.length) return 'no-criterion';
  const fault = faultOfManners(text, locale, known);
  if (fault) return fault;
  if (saysName(text, name, known)) return 'private';
  if (!standsOnQuotations(text, known)) return 'quotation';
  if (!standsOnFigures(text, known)) return 'figure';
  if (!standsOnNames(text, known)) return 'name';
  return agreesWithVerdicts(text, field, known) ? null : 'verdict';
}
