/** Grounds of discrimination (Labour Code, art. 18³ᵃ § 1 and 22¹). */
export const discriminationGrounds = [
  'age',
  'sex',
  'family',
  'pregnancy',
  'health',
  'disability',
  'religion',
  'origin',
  'orientation',
  'politics',
  'union',
  'looks',
] as const;

/** Problems of lawful requirements: a CV cannot show them, or they need a legal basis. */
export const warningCodes = [
  'age-hint',
  'health-hint',
  'legal-basis',
  'pay',
  'native-speaker',
  'private-life',
  'unclear-language',
  'unclear-experience',
  'unclear-availability',
  'unclear-computer',
  'unclear-knowledge',
  'unclear-law',
  'unclear-skill',
  'trait',
  'says-nothing',
] as const;

export type DiscriminationGround = (typeof discriminationGrounds)[number];
export type WarningCode = (typeof warningCodes)[number];

/** A pattern for one folded clause (lower case without diacritics). */
export interface ReviewRule<Code extends string> {
  code: Code;
  pattern: RegExp;
  /** An exception: the word has another meaning here. */
  unless?: RegExp;
  /** Applies even if the word describes whom the work is for. */
  always?: boolean;
}
