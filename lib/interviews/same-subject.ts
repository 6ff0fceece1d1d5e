import { wordMatch } from '@/lib/analysis/engines/offline/text/compare-words';
import { tokenize, type Token } from '@/lib/analysis/engines/offline/text/tokenize';
import { findLanguageNames } from '@/lib/cv/profile/language-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { ScoreLine } from '@/lib/domain/analysis-schemas';
import words from '@/lib/analysis/evidence/words/shared-words.json';
import topics from '@/lib/interviews/words/name-criterion.json';
import { exactly } from '@/lib/word-lists/word-pattern';
import { classifyCriterion } from './classify-criterion';

type Criterion = Pick<ScoreLine, 'kind' | 'label'>;

const filler = exactly([...words.filler, 'i', 'w', 'z', 'ze', 'of', 'in', 'a']);
const besideLanguage = exactly([...topics.besideLanguage, ...words.filler, '[abc][12]', 'to', 'do', 'z', 'with']);

/** The words that tell what a criterion is about, in any form. */
export function wordsOf(label: string): Token[] {
  const all = tokenize(label);
  const found = all.filter(({ folded }) => !filler.test(folded));
  return found.length > 0 ? found : all;
}

/** "Angielski B2" is about the language, whatever it is needed for; "Tłumaczenia z języka angielskiego" about more. */
function languageOf({ kind, label }: Criterion): string | null {
  const folded = foldSameLength(label);
  const languages = findLanguageNames(folded);
  const [first] = languages;
  if (!first) return null;
  const before = tokenize(folded.slice(0, first.start));
  const [after] = tokenize(folded.slice(first.end));
  const around = [...before, ...(after ? [after] : [])].map((word) => word.folded);
  const isAlone = around.every((word) => besideLanguage.test(word) || findLanguageNames(word).length > 0);
  const isLanguage = /language/.test(classifyCriterion(kind, label)) && (kind === 'LANGUAGE' || isAlone);
  return isLanguage ? [...new Set(languages.map(({ language }) => language))].sort().join() : null;
}

const isWithin = (some: readonly Token[], others: readonly Token[]): boolean =>
  some.every((word) => others.some((other) => wordMatch(word, other) > 0));

interface Subject {
  isRedFlag: boolean;
  language: string | null;
  words: Token[];
}

function subjectOf(criterion: Criterion): Subject {
  const { kind, label } = criterion;
  return { isRedFlag: kind === 'RED_FLAG', language: languageOf(criterion), words: wordsOf(label) };
}

function isSame(one: Subject, other: Subject): boolean {
  if (one.isRedFlag !== other.isRedFlag) return false;
  if (one.language !== null || other.language !== null) return one.language === other.language;
  return isWithin(one.words, other.words) && isWithin(other.words, one.words);
}

/**
 * The criteria without those that say again what one before them asks for: the same words in any form, or the same
 * language.
 *
 * @param lines the ones that matter most first
 */
export function withoutSameSubject<Line extends Criterion>(lines: readonly Line[]): Line[] {
  const subjects = lines.map((line) => ({ line, subject: subjectOf(line) }));
  const kept = subjects.filter(
    ({ subject }, index) => !subjects.slice(0, index).some((before) => isSame(subject, before.subject)),
  );
  return kept.map(({ line }) => line);
}
