import type { Mask } from '../mask';
import { findBirth } from './birth';
import type { BlindPage } from './blind-page';
import { findForeignNumbers } from './foreign-numbers';
import { findHandles } from './handles';
import { findOtherPeople } from './other-people';
import { findRecordFields } from './record-fields';
import { findRecordLines } from './record-lines';
import { findResidence } from './residence';
import { findTitles } from './titles';

/**
 * What only a blind process hides: sex, nationality, where the person was born and lives, other people
 * (docs/decisions/0120). Inflected forms that tell the sex ("Koordynowałam") stay, because they are the evidence
 * itself.
 */
export function findTraits(page: BlindPage): Mask[] {
  const people = findOtherPeople(page);
  return [
    ...findRecordFields(page),
    ...findRecordLines(page),
    ...findBirth(page),
    ...findResidence(page),
    ...findForeignNumbers(page),
    ...findHandles(page),
    ...people,
    ...findTitles(page, people),
  ];
}
