import type { LanguageInput } from '@/lib/domain/process-schemas';
import type { RequirementProposal } from '@/lib/domain/requirement-proposal';
import type { LanguageDraft } from './language-editor';

/** Whether the list has the language, at whatever level. */
export function hasLanguage(
  list: readonly Pick<LanguageDraft, 'language'>[],
  { language }: Pick<LanguageInput, 'language'>,
): boolean {
  return list.some((one) => one.language === language);
}

/** Appends the languages among the proposals that the list does not have; they count in the analysis. */
export function addLanguages(
  list: readonly LanguageDraft[],
  proposals: readonly RequirementProposal[],
): LanguageDraft[] {
  const next = [...list];
  for (const { language } of proposals) {
    if (language && !hasLanguage(next, language)) next.push({ key: crypto.randomUUID(), ...language, counted: true });
  }
  return next;
}
