import type { RequirementProposal } from '@/lib/domain/requirement-proposal';
import { anyWritten } from '@/lib/word-lists/word-pattern';
import { languageOfRequirement } from './language-of-requirement';
import { inNominative } from './nominative';
import { reviewRequirement, type ReviewFinding } from './review-requirement';
import { bareWish } from './wish-words';
import words from './words/native-span.json';

/** "… and", "with …": what is asked for besides the native speaker is a wish of its own. */
const joinedBefore = new RegExp(`(?:^|[\\s,])${anyWritten(words.joinedBefore)}\\s+$|[,–—-]\\s*$`, 'iu');
const joinedAfter = new RegExp(`^\\)?(?:,?\\s+${anyWritten(words.joinedAfter)}\\s+|\\s*[,–—]\\s+|\\s-\\s+)`, 'iu');

/** With a capital at the beginning. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);

function nativeIn(text: string): Extract<ReviewFinding, { severity: 'WARNING' }> | undefined {
  const found = reviewRequirement(text).find(({ code }) => code === 'native-speaker');
  return found?.severity === 'WARNING' ? found : undefined;
}

/** Whether a text asks for a native speaker without saying of which language. */
export function asksOnlyForNatives(text: string): boolean {
  const found = nativeIn(text);
  return found !== undefined && !found.better;
}

/**
 * With a level instead of a native speaker, as where somebody comes from may not be asked; what else the person has is a
 * proposal of its own.
 */
export function reworded(proposal: RequirementProposal): RequirementProposal[] {
  const { text, necessity, importance } = proposal;
  const found = nativeIn(text);
  if (!found?.better) return [proposal];
  const [before, after] = [text.slice(0, found.start), text.slice(found.end)];
  const [lead, rest] = [before.replace(joinedBefore, ''), after.replace(joinedAfter, '')];
  const start = lead === before ? 0 : found.start;
  const end = rest === after ? text.length : found.end;
  const named = capitalised(`${text.slice(start, found.start)}${found.better}${text.slice(found.end, end)}`);
  const language = necessity === 'REQUIRED' ? languageOfRequirement(named) : null;
  const own = {
    text: named,
    necessity,
    importance,
    instead: capitalised(text.slice(start, end)),
    ...(language && { language }),
  };
  const besides = (said: string): RequirementProposal[] => {
    const one = capitalised(inNominative(bareWish(said)));
    return one.length > 1 ? [{ text: one, necessity, importance }] : [];
  };
  return [...(start > 0 ? besides(lead) : []), own, ...(end < text.length ? besides(rest) : [])];
}
