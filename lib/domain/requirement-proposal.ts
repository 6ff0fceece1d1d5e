import type { LanguageInput, RequirementInput } from './process-schemas';

/** A requirement found in a description. */
export interface RequirementProposal extends Pick<RequirementInput, 'text' | 'necessity' | 'importance'> {
  /** Set when the requirement asks only for a language; null or missing otherwise. */
  language?: Pick<LanguageInput, 'language' | 'level'> | null;
  /** Words of the description that may not be asked and that the text replaces; null or missing: none. */
  instead?: string | null;
}

/** Why a part of a description is no requirement. */
export const leftOutReasons = ['offer', 'duty', 'elsewhere', 'native-speaker', 'other'] as const;

/** A part of a description that is no requirement. */
export interface LeftOutText {
  text: string;
  reason: (typeof leftOutReasons)[number];
}
