import ageHint from './rules/age-hint.json';
import healthHint from './rules/health-hint.json';
import legalBasis from './rules/legal-basis.json';
import nativeSpeaker from './rules/native-speaker.json';
import pay from './rules/pay.json';
import privateLife from './rules/private-life.json';
import unclearExperience from './rules/unclear-experience.json';
import unclearAvailability from './rules/unclear-availability.json';
import unclearComputer from './rules/unclear-computer.json';
import unclearKnowledge from './rules/unclear-knowledge.json';
import unclearLaw from './rules/unclear-law.json';
import unclearSkill from './rules/unclear-skill.json';
import trait from './rules/trait.json';
import type { ReviewRule, WarningCode } from './review-rule';
import { rulesOf } from './rules-of';

/** All patterns of lawful but unsuitable requirements, except languages (unclear-language.ts). */
export const warningRules: readonly ReviewRule<WarningCode>[] = [
  ...rulesOf('age-hint', ageHint),
  ...rulesOf('health-hint', healthHint),
  ...rulesOf('legal-basis', legalBasis),
  ...rulesOf('native-speaker', nativeSpeaker),
  ...rulesOf('pay', pay),
  ...rulesOf('private-life', privateLife),
  ...rulesOf('unclear-experience', unclearExperience),
  ...rulesOf('unclear-availability', unclearAvailability),
  ...rulesOf('unclear-computer', unclearComputer),
  // Before the skills, whose words are wider.
  ...rulesOf('unclear-law', unclearLaw),
  ...rulesOf('unclear-knowledge', unclearKnowledge),
  ...rulesOf('unclear-skill', unclearSkill),
  ...rulesOf('trait', trait),
];
