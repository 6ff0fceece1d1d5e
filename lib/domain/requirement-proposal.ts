import type { LanguageInput, RequirementInput } from './process-schemas';

/** A requirement found in a description. */
export interface RequirementProposal extends Pick<RequirementInput, 'text' | 'necessity' | 'importance'> {
  /** Where a language is all that it asks for; null or missing: it is no language. */
  language?: Pick<LanguageInput, 'language' | 'level'> | null;
  /** The words of the description that the text takes the place of, where they may not be asked; null or missing: none. */
  instead?: string | null;
}

/** Why a part of a description is no requirement. */
export const leftOutReasons = ['offer', 'duty', 'elsewhere', 'native-speaker', 'other'] as const;

/** A part of a description that is no requirement. */
export interface LeftOutText {
  text: string;
  reason: (typeof leftOutReasons)[number];
}
