import type { CriterionSnapshot } from '@/lib/domain/analysis-schemas';

const names = new Intl.DisplayNames(['en'], { type: 'language' });
const polishNames = new Intl.DisplayNames(['pl'], { type: 'language' });
const levels = {
  UNKNOWN: 'any level',
  BASIC: 'basic (A1 to A2) or better',
  INTERMEDIATE: 'intermediate (B1 to B2) or better',
  ADVANCED: 'advanced (C1) or better',
  PROFICIENT: 'proficient (C2) or better',
  NATIVE: 'native',
};
const places = { OFFICE: 'work on site', HYBRID: 'partly on site', REMOTE: 'remote work' };

/** A criterion as the model is asked about it: one line, free of what only weighs. */
export function describeCriterion({ kind, text, languageLevel, locationType }: CriterionSnapshot): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (kind === 'LANGUAGE') return `Language: ${names.of(words) ?? words}, ${levels[languageLevel ?? 'UNKNOWN']}`;
  if (kind === 'LOCATION') {
    const place = places[locationType ?? 'OFFICE'];
    return `Location: lives in or near ${words}, or is ready to move there (${place})`;
  }
  return kind === 'RED_FLAG' ? `Red flag: ${words}` : `Requirement: ${words}`;
}

/** What a criterion is about, in words that a CV may use: a language has its name in both languages. */
export function subjectOf({ kind, text }: CriterionSnapshot): string {
  return kind === 'LANGUAGE' ? `${names.of(text) ?? text} ${polishNames.of(text) ?? ''}`.trim() : text;
}
