import { findLanguageNames } from '@/lib/cv/profile/language-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { ScoreLine } from '@/lib/domain/analysis-schemas';
import words from '@/lib/interviews/words/choose-quote.json';
import { wholeWords } from '@/lib/word-lists/word-pattern';
import { classifyCriterion } from './classify-criterion';

const filler = wholeWords(words.filler);

/** The words that tell what a criterion is about; of a language its name alone, whatever it is needed for. */
function subjectOf({ kind, label }: Pick<ScoreLine, 'kind' | 'label'>): Set<string> {
  const folded = foldSameLength(label);
  const languages = findLanguageNames(folded).map(({ language }) => language);
  const isLanguage = /language/.test(classifyCriterion(kind, label)) && languages.length > 0;
  if (isLanguage) return new Set(languages.map((language) => `language ${language}`));
  const found = (folded.match(/[a-z0-9+#]+/g) ?? [])
    .filter((word) => !filler.test(word))
    .map((word) => word.slice(0, 6));
  return new Set(found.length > 0 ? found : [folded]);
}

/**
 * The criteria without those that say again what one before them asks for: the same words, or the same language.
 *
 * @param lines the ones that matter most first
 */
export function withoutSameSubject<Line extends Pick<ScoreLine, 'kind' | 'label'>>(lines: readonly Line[]): Line[] {
  const seen: { kind: string; subject: Set<string> }[] = [];
  return lines.filter((line) => {
    const kind = line.kind === 'RED_FLAG' ? 'RED_FLAG' : 'CRITERION';
    const subject = subjectOf(line);
    const isRepeat = seen.some((one) => one.kind === kind && [...subject].every((word) => one.subject.has(word)));
    seen.push({ kind, subject });
    return !isRepeat;
  });
}
