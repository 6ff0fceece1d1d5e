import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { LeftOutText, RequirementProposal } from '@/lib/domain/requirement-proposal';
import { asksNothingIn, linesOfAdvert, type AdvertLine } from './advert-sections';
import { belongsElsewhere, isUnlawful, isWorkplace } from './asks-of-person';
import { asksOnlyForNatives, reworded } from './native-speaker';
import { readRequirements } from './split-description';

type Proposed = Pick<RequirementProposal, 'text' | 'necessity' | 'importance'>;
type Checked = RequirementProposal | LeftOutText;

/** The share of a proposal's words that must stand in a line for the proposal to come from there. */
const leastShare = 0.8;

const wordsOf = (text: string): string[] => foldSameLength(text).match(/[\p{L}\p{N}+#&]+/gu) ?? [];

function shareIn(words: string[], text: string): number {
  const known = new Set(wordsOf(text));
  return words.filter((word) => known.has(word)).length / Math.max(1, words.length);
}

/** The text in which most of the words stand, if nearly all do. */
function sourceOf<Source extends { text: string }>(text: string, sources: readonly Source[]): Source | null {
  const words = wordsOf(text);
  const shares = sources.map((source) => shareIn(words, source.text));
  const most = Math.max(0, ...shares);
  return most < leastShare ? null : (sources[shares.indexOf(most)] ?? null);
}

/** The whole requirement of which a proposal is only a bracket, or the part before it: "GD&T", "ASME Y14.5". */
function wholeOf(proposed: Proposed, byRules: readonly RequirementProposal[]): string {
  const whole = sourceOf(proposed.text, byRules);
  const [bracket = ''] = /\([^(),]*,[^()]*\)/.exec(whole?.text ?? '') ?? [];
  return whole && bracket !== '' && !proposed.text.includes(bracket) ? whole.text : proposed.text;
}

/** The weight that the advert's heading gives, if it gives one. */
function weightOf(proposed: Proposed, byRules: readonly RequirementProposal[], line: AdvertLine | null): Proposed {
  const rule = sourceOf(proposed.text, byRules);
  if (!rule || !line || line.part === 'unknown') return proposed;
  return { ...proposed, necessity: rule.necessity, importance: rule.importance };
}

function check(proposed: Proposed, byRules: readonly RequirementProposal[], lines: readonly AdvertLine[]): Checked[] {
  const line = sourceOf(proposed.text, lines);
  const part = line?.part ?? 'unknown';
  const { text } = proposed;
  if (!isUnlawful(text) && !isWorkplace(line?.text ?? '')) {
    if (asksNothingIn(part)) return [{ text, reason: part === 'offer' || part === 'duty' ? part : 'other' }];
    if (asksOnlyForNatives(text)) return [{ text, reason: 'native-speaker' }];
    if (belongsElsewhere(text, part, line?.text)) return [{ text, reason: 'elsewhere' }];
  }
  return reworded({ ...weightOf(proposed, byRules, line), text: wholeOf(proposed, byRules) });
}

/**
 * Checks by rules what a model found in a description: lists in brackets are put back together, what stands among the offers
 * or duties is left out, the headings' weights win over the model's, and a native speaker becomes a level.
 *
 * @returns for each that was proposed what becomes of it, in order (more than one where a native speaker has something
 * besides), and what else of the description is no requirement
 */
export function checkProposed(
  description: string,
  proposed: readonly Proposed[],
): { checked: Checked[][]; leftOut: LeftOutText[] } {
  const { proposals, leftOut } = readRequirements(description);
  const byRules = proposals.map((one) => ({ ...one, text: one.instead ?? one.text }));
  const lines = linesOfAdvert(description);
  const checked = proposed.map((one) => check(one, byRules, lines));
  return {
    checked,
    leftOut: leftOut.filter(({ text }) => !checked.flat().some((one) => sourceOf(one.text, [{ text }]))),
  };
}
