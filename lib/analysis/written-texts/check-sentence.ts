import { ownNames } from '@/lib/cv/masking/own-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { Locale } from '@/lib/i18n/locale';
import type { TextField } from '@/lib/domain/analysis-schemas';
import { standsOnFigures } from './figures';
import { faultOfManners } from './manners';
import { standsOnNames } from './names';
import { standsOnQuotations } from './quotations';
import type { SentenceBasis, SentenceFault } from './sentence-basis';
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

function saysName(text: string, name: SentenceToCheck['name']): boolean {
  const { firsts, lasts } = ownNames(name);
  const words = new Set(foldSameLength(text).match(/[a-z]+/g) ?? []);
  return [...firsts, ...lasts].some((one) => one.length > 2 && words.has(foldSameLength(one)));
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
  if (saysName(text, name)) return 'private';
  if (!standsOnQuotations(text, known)) return 'quotation';
  if (!standsOnFigures(text, known)) return 'figure';
  if (!standsOnNames(text, known)) return 'name';
  return agreesWithVerdicts(text, field, known) ? null : 'verdict';
}
