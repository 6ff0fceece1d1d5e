import age from './rules/age.json';
import sex from './rules/sex.json';
import family from './rules/family.json';
import pregnancy from './rules/pregnancy.json';
import health from './rules/health.json';
import disability from './rules/disability.json';
import religion from './rules/religion.json';
import origin from './rules/origin.json';
import orientation from './rules/orientation.json';
import politics from './rules/politics.json';
import union from './rules/union.json';
import looks from './rules/looks.json';
import type { DiscriminationGround, ReviewRule } from './review-rule';
import { rulesOf } from './rules-of';

/** All patterns of discriminating requirements, in Polish and English. */
export const discriminationRules: readonly ReviewRule<DiscriminationGround>[] = [
  ...rulesOf('age', age),
  ...rulesOf('sex', sex),
  ...rulesOf('family', family),
  ...rulesOf('pregnancy', pregnancy),
  ...rulesOf('health', health),
  ...rulesOf('disability', disability),
  ...rulesOf('religion', religion),
  ...rulesOf('origin', origin),
  ...rulesOf('orientation', orientation),
  ...rulesOf('politics', politics),
  ...rulesOf('union', union),
  ...rulesOf('looks', looks),
];
