import { foldForms } from '@/lib/cv/word-forms/fold-forms';
import { bareList, categoriesIn, categoryList, licence } from '@/lib/analysis/engines/offline/lexicon/licence-words';
import type { ConditionParser } from './condition';

/** A driving licence, with categories if named. */
export const drivingLicence: ConditionParser = (clause) => {
  const folded = foldForms(clause);
  const match = licence.exec(folded);
  if (!match) return null;
  const after = folded.slice(match.index + match[0].length);
  const categories = categoriesIn(after);
  const list = categoryList.exec(after) ?? bareList.exec(after);
  const end = match.index + match[0].length + (list ? list.index + list[0].length : 0);
  const rest = `${clause.slice(0, match.index)} ${clause.slice(end)}`;
  return {
    condition: { kind: 'licence', categories, isAnyEnough: /\b(?:lub|or)\b|\//.test(list?.[0] ?? '') },
    rest: rest.replace(/\b(?:(?:czynn|aktywn|wa[żz]n|active|valid|full|clean|current)\w*|UK|EU)\b/gi, ' '),
  };
};
