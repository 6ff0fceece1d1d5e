import { createTranslator } from 'next-intl';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/en/criterion-labels.json';
import pl from '@/messages/pl/criterion-labels.json';
import type { CriterionLabels } from '../score/match-score';
import { criterionSnapshotSchema, type CriterionSnapshot, type ScoreBreakdown } from '@/lib/domain/analysis-schemas';

/** Kept, because a page of the candidate list names some thousand criteria. */
const languageNames = {
  pl: new Intl.DisplayNames(['pl'], { type: 'language' }),
  en: new Intl.DisplayNames(['en'], { type: 'language' }),
};
const translators = {
  pl: createTranslator({ locale: 'pl', messages: pl }),
  en: createTranslator({ locale: 'en', messages: en }),
};

/** A language's name, capitalised; the code itself if unknown. */
export function languageName(code: string, locale: Locale): string {
  const name = languageNames[locale].of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * Display names of criteria: requirements and red flags by their text, languages, location and budget by a name in
 * `locale`.
 */
export function criterionLabels(criteria: readonly CriterionSnapshot[], locale: Locale): CriterionLabels {
  const t = translators[locale];
  const label = ({ kind, text, languageLevel }: CriterionSnapshot): string => {
    if (kind === 'LANGUAGE')
      return t('language', { language: languageName(text, locale), level: languageLevel ?? 'UNKNOWN' });
    if (kind === 'LOCATION') return t('location', { place: text });
    return kind === 'BUDGET' ? t('budget') : text;
  };
  return Object.fromEntries(criteria.map((criterion) => [criterion.criterionId, label(criterion)]));
}

/**
 * A breakdown with the names of its criteria in `locale`: it is stored with those of the language that it was judged in.
 *
 * @param criteriaSnapshot as the analysis stores it
 */
export function labelBreakdown(breakdown: ScoreBreakdown, criteriaSnapshot: unknown, locale: Locale): ScoreBreakdown {
  const labels = criterionLabels(z.array(criterionSnapshotSchema).parse(criteriaSnapshot), locale);
  const lines = breakdown.lines.map((line) => ({ ...line, label: labels[line.criterionId] ?? line.label }));
  return { ...breakdown, lines };
}
