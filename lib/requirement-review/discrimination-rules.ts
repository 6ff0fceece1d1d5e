import { ageRules } from './age-rules';
import { disabilityRules, healthRules, looksRules } from './health-and-looks-rules';
import { orientationRules, originRules, politicsRules, religionRules, unionRules } from './origin-and-belief-rules';
import { familyRules, pregnancyRules, sexRules } from './sex-and-family-rules';
import type { DiscriminationGround, ReviewRule } from './review-rule';

/** All patterns of discriminating requirements, in Polish and English. */
export const discriminationRules: readonly ReviewRule<DiscriminationGround>[] = (
  [
    ['age', ageRules],
    ['sex', sexRules],
    ['family', familyRules],
    ['pregnancy', pregnancyRules],
    ['health', healthRules],
    ['disability', disabilityRules],
    ['religion', religionRules],
    ['origin', originRules],
    ['orientation', orientationRules],
    ['politics', politicsRules],
    ['union', unionRules],
    ['looks', looksRules],
  ] as const
).flatMap(([code, rules]) => rules.map((rule) => ({ ...rule, code })));
