import { findFamilyFields } from '../blind/record-fields';
import type { Mask } from '../mask';
import { findExpectations } from './expectations';
import type { FamilyPage } from './family-page';
import { findLeave } from './leave';
import { findRelatives } from './relatives';
import { findStatus } from './status';

/**
 * What a CV says of the person's family: status, children, relatives and caring for them, parental leaves, pregnancy,
 * plans (Labour Code, art. 18³ᵃ). Family as a field of work stays: a nursery, family law, a family business.
 */
export function findFamily(page: FamilyPage): Mask[] {
  return [findFamilyFields, findStatus, findLeave, findRelatives, findExpectations].flatMap((find) => find(page));
}
