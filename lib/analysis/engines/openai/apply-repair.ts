import type { Grounding, ModelVerdict } from '@/lib/domain/grounding';
import type { ResponseReading } from './reading/read-response';

/** Whether a criterion is without a verdict that can be used. */
export const isOpen = (grounding: Grounding | undefined): boolean => grounding === undefined || 'problem' in grounding;

/** The first answer's verdicts, with those of the repair in place of what could not be taken. */
export function repaired(first: ModelVerdict[], groundings: Grounding[], repair: ModelVerdict[]): ModelVerdict[] {
  const isWrong = ({ criterion }: ModelVerdict): boolean => isOpen(groundings[criterion - 1]);
  return [...first.filter((one) => !isWrong(one)), ...repair.filter(isWrong)];
}

/**
 * Whether a repair numbers the criteria as they were asked for. An answer that counts from 0 speaks of criteria 1 and
 * 2 where 2 and 3 were asked for, and contains no 0 that would show it.
 *
 * @param open numbers of the criteria asked for
 */
export function isAboutOpen(repair: ResponseReading, first: ResponseReading, open: number[], count: number): boolean {
  const isCountSure = first.countsFrom === 1 || repair.countsFrom !== null;
  if (open.length === count || isCountSure) return true;
  return repair.named.length === open.length && open.every((number) => repair.named.includes(number));
}
