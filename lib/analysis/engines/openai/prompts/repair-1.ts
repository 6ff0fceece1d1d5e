import type { Grounding } from '@/lib/domain/grounding';
import type { ResponseFault } from '../reading/read-response';

const faults: Record<ResponseFault, string> = {
  'not-json': 'Your answer is not valid JSON: it holds no list of verdicts.',
  truncated: 'Your answer is not valid JSON: it ends before the first verdict is complete.',
  empty: 'Your answer is empty: it holds no verdict.',
  refusal:
    'Your answer holds no verdict. You only compare the text with the criteria; a person decides about the candidate.',
};

/** What is wrong with an answer that did not end by itself. */
export function runawayFault(text: string): string {
  return text.trim() === ''
    ? 'You thought until you were cut off, and gave no answer. Think briefly.'
    : 'Your answer repeated itself and was cut off.';
}

/** Characters of a quote that are repeated to the model. */
const longestQuote = 160;

function numbers(list: number[]): string {
  const last = list.at(-1);
  return list.length < 2 ? String(last ?? '') : `${list.slice(0, -1).join(', ')} and ${last}`;
}

/** @param lines how many the CV has */
function quoteFault(
  { problem, quote }: Extract<Grounding, { problem: unknown }>,
  number: number,
  lines: number,
): string[] {
  if (problem === 'missing') return [];
  if (problem === 'no-evidence' || !quote) return [`Criterion ${number}: the verdict has no quote.`];
  const words = `"${quote.quote.slice(0, longestQuote)}"`;
  const { sentence } = quote;
  if (problem === 'quote-weak')
    return [
      `Criterion ${number}: this quote alone proves nothing of the criterion: ${words}. Quote the whole statement.`,
    ];
  if (problem === 'quote-cut')
    return [
      `Criterion ${number}: this quote leaves out a word beside it that turns its sense: ${words}. Quote the whole statement, and judge by it.`,
    ];
  const isLine = sentence >= 1 && sentence <= lines;
  const where = isLine
    ? `lines ${Math.max(1, sentence - 1)}-${Math.min(lines, sentence + 1)}, nor elsewhere in the CV`
    : 'the CV';
  return [`Criterion ${number}: this quote is not in ${where}: ${words}.`];
}

/**
 * What is wrong with an answer, one line each, for the model.
 *
 * @param lines how many the CV has
 */
export function describeFaults(fault: ResponseFault | null, groundings: Grounding[], lines: number): string[] {
  if (fault) return [faults[fault]];
  const missing = groundings.flatMap((one, index) =>
    'problem' in one && one.problem === 'missing' ? [index + 1] : [],
  );
  const [verb, noun] = missing.length === 1 ? ['is', 'Criterion'] : ['are', 'Criteria'];
  return [
    ...(missing.length > 0
      ? [`${noun} ${numbers(missing)} ${verb} missing, contradictory, or without one of the four verdicts.`]
      : []),
    ...groundings.flatMap((one, index) => ('problem' in one ? quoteFault(one, index + 1, lines) : [])),
  ];
}

/**
 * Asks again for what cannot be used.
 *
 * @param open numbers of the criteria to be judged again; of all: null
 */
export function repairPrompt(problems: string[], open: number[] | null): string {
  const which = open ? `for ${open.length === 1 ? 'criterion' : 'criteria'} ${numbers(open)} only` : 'for all criteria';
  return `${problems.join('\n')}\n\nAnswer again ${which}, as {"verdicts":[…]} and nothing else. Copy quotes exactly from the numbered lines, or give NO_INFORMATION where the CV holds no such words.`;
}
