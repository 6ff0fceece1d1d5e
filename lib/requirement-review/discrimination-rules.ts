import { ageRules } from './grounds/age';
import { disabilityRules, healthRules, looksRules } from './grounds/health-and-looks';
import { orientationRules, originRules, politicsRules, religionRules, unionRules } from './grounds/origin-and-belief';
import { familyRules, pregnancyRules, sexRules } from './grounds/sex-and-family';
import type { DiscriminationGround, ReviewRule } from './review-rule';

/** Every pattern of a discriminating requirement, in Polish and in English. */
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
