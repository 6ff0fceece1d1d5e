import type { AnalysisTexts } from './analysis-texts';
import { has } from './item-facts';
import { listOfLabels, type Sentence, type Sides } from './compose-opinion';
import type { TextItem } from './text-item';
import type { Voice } from './voice';

const mostTips = 6;
const mostGaps = 3;
/** What the CV says nothing of gets a question each for the heaviest, and one for the rest. */
const mostSilent = 2;
const mostGrouped = 4;
const mostFlags = 2;

/** What to ask about a criterion, as a recruiter would about its kind. */
function tipOf(voice: Voice, item: TextItem): Sentence {
  const { asked, kind, verdict, label, quote } = item;
  const say = (kindOfTip: string, values: Record<string, string> = { label }): Sentence => ({
    text: voice('tip', kindOfTip, values),
    on: [item.criterionId],
  });
  if (kind !== 'REQUIREMENT' || asked === 'years' || asked === 'language') return say(asked);
  if (verdict === 'NOT_MET' || has(item, 'termNegated')) {
    if (asked === 'licence' || asked === 'permit') return say('deniedPermit');
    if (asked === 'education') return say('deniedEducation');
    return say(asked === 'availability' ? 'deniedAvailability' : 'denied');
  }
  const isInPart = verdict === 'PARTIALLY_MET' && quote !== '' && (asked === 'skill' || asked === 'team');
  return isInPart ? say('part', { label, quote }) : say(asked);
}

/** Questions to ask and documents to see, the widest gap first. */
export function composeTips(texts: AnalysisTexts, voice: Voice, sides: Sides): Sentence[] {
  const { partly, notMet, silent, open, flags } = sides;
  const gaps = [...notMet, ...partly].toSorted((first, second) => second.gap - first.gap).slice(0, mostGaps);
  const rest = silent.length > mostSilent + 1 ? silent.slice(mostSilent) : [];
  const alone = silent.slice(0, silent.length - rest.length);
  const single = [...gaps, ...open, ...alone].toSorted((first, second) => second.gap - first.gap);
  const grouped: Sentence[] =
    rest.length === 0
      ? []
      : [
          {
            text: voice('tip', 'many', { list: listOfLabels(texts, rest, mostGrouped) }),
            on: rest.map(({ criterionId }) => criterionId),
          },
        ];
  const flagged = flags.slice(0, mostFlags).map(({ label, criterionId }) => ({
    text: voice('tip', 'flag', { label }),
    on: [criterionId],
  }));
  const room = mostTips - grouped.length - flagged.length;
  return [...single.slice(0, room).map((item) => tipOf(voice, item)), ...grouped, ...flagged];
}

/** A question for a candidate of whom nothing is open: about what the CV proves least. */
export function tipWhereAllIsMet(voice: Voice, { met }: Sides): Sentence[] {
  const weakest = met.find(({ isUnsure }) => isUnsure) ?? met[0];
  return weakest ? [{ text: voice('tip', 'allMet', { label: weakest.label }), on: [weakest.criterionId] }] : [];
}
