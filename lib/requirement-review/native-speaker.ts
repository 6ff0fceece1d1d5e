import type { RequirementProposal } from '@/lib/domain/requirement-proposal';
import { languageOfRequirement } from './language-of-requirement';
import { reviewRequirement } from './review-requirement';

/** With a capital at the beginning. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);

/** Whether a text asks for a native speaker without saying of which language. */
export const asksOnlyForNatives = (text: string): boolean =>
  reviewRequirement(text).some((one) => one.code === 'native-speaker' && !one.better);

/** With a level instead of a native speaker: where somebody comes from may not be asked. */
export function reworded(proposal: RequirementProposal): RequirementProposal {
  const { text, necessity } = proposal;
  const found = reviewRequirement(text).find(({ code }) => code === 'native-speaker');
  const level = found?.severity === 'WARNING' ? found.better : undefined;
  if (!level) return proposal;
  const named = capitalised(level);
  const language = necessity === 'REQUIRED' ? languageOfRequirement(named) : null;
  return { ...proposal, text: named, instead: text, ...(language && { language }) };
}
