import { z } from 'zod';
import type { ProcessRow } from '@/lib/process-rows/get-process-row';
import { buildCriteriaSnapshot } from '@/lib/analysis/criteria/build-criteria-snapshot';
import { canBeScored } from '@/lib/analysis/score/match-score';
import { saysSomething } from '@/lib/requirement-review/says-something';
import cases from './empty-positions.json';
import type { Share } from './measure-advert-cases';

const positionSchema = z.object({
  title: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
  language: z.enum(['pl', 'en']),
  /** `held-out`: no word was added for it. */
  set: z.enum(['open', 'held-out']),
  /** The requirements and sentences of the description that a CV can be judged by. */
  judgeable: z.array(z.string()),
});

export type EmptyPosition = z.infer<typeof positionSchema>;

/** Positions by somebody who had not seen the words: slogans, fillers and benefits, alone and beside requirements. */
export const emptyPositions: readonly EmptyPosition[] = z.array(positionSchema).parse(cases);

/** A process that asks for this; only what the criteria are made of. */
function processOf({ title, description, requirements }: EmptyPosition): ProcessRow {
  const criteria = requirements.map((text, position) => ({
    id: `${title} ${position}`,
    kind: 'REQUIREMENT',
    position,
    text,
    counted: true,
    importance: 3,
    necessity: 'REQUIRED',
    languageLevel: null,
  }));
  const place = { locationType: 'OFFICE', atsLocation: 'Kielce', budgetMaxMinor: null };
  return { id: title, name: title, requirements: description, criteria, ...place } as unknown as ProcessRow;
}

const sentencesOf = (description: string): string[] => description.split(/(?<=\p{L}[.!?])\s+/u).filter(Boolean);

/** How many positions, and how many of their texts, are rightly found to say something or nothing. */
export function measureEmptyPositions(
  positions: readonly EmptyPosition[],
  miss: (text: string) => void = () => {},
): { positions: Share; texts: Share } {
  const shares = { positions: { right: 0, all: 0 }, texts: { right: 0, all: 0 } };
  const count = (share: Share, isRight: boolean, text: string) => {
    share.all += 1;
    if (isRight) share.right += 1;
    else miss(text);
  };
  for (const position of positions) {
    const { judgeable, description, requirements, title } = position;
    count(shares.positions, canBeScored(buildCriteriaSnapshot(processOf(position))) === judgeable.length > 0, title);
    for (const text of [...sentencesOf(description), ...requirements])
      count(shares.texts, saysSomething(text) === judgeable.includes(text), text);
  }
  return shares;
}
