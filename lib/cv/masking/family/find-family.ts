import { findFamilyFields } from '../blind/record-fields';
import type { Mask } from '../mask';
import { findExpectations } from './expectations';
import type { FamilyPage } from './family-page';
import { findLeave } from './leave';
import { findRelatives } from './relatives';
import { findStatus } from './status';

/**
 * What a CV says of the person's family: status, children, relatives and the care of them, leaves of parents, pregnancy, plans
 * (Labour Code, art. 18³ᵃ). Family as the work stays: a nursery, family law, a family business.
 */
export function findFamily(page: FamilyPage): Mask[] {
  return [findFamilyFields, findStatus, findLeave, findRelatives, findExpectations].flatMap((find) => find(page));
}
