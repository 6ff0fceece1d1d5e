/** What a requirement is about that the law keeps out of recruitment (Labour Code, art. 18³ᵃ § 1 and 22¹). */
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

/** Why a requirement is lawful and yet not good: it cannot be read off a CV, or needs a reason in law. */
export const warningCodes = [
  'age-hint',
  'health-hint',
  'legal-basis',
  'native-speaker',
  'private-life',
  'unclear-language',
  'unclear-experience',
  'unclear-skill',
  'trait',
] as const;

export type DiscriminationGround = (typeof discriminationGrounds)[number];
export type WarningCode = (typeof warningCodes)[number];

/** A pattern over one clause of folded text: small letters without diacritics. */
export interface ReviewRule<Code extends string> {
  code: Code;
  pattern: RegExp;
  /** The clause is fine when this matches too: the word stands there in another sense. */
  unless?: RegExp;
  /** The rule holds even where the word names whom the work is done for. */
  always?: boolean;
}

/** A rule of a ground, in the file of that ground. */
export type GroundRule = Omit<ReviewRule<DiscriminationGround>, 'code'>;
