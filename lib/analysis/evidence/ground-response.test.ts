import { quoteCases, type QuoteCase } from '@/scripts/evaluation/model-cases/model-cases';
import { documentFromText } from '@/lib/cv/document-from-text';
import { groundResponse } from './ground-response';
import { numberSentences } from './number-sentences';

/** What of the CV a quote stands for; null: it is refused. */
function kept({
  cvLines,
  criterion,
  line,
  quote,
}: Pick<QuoteCase, 'cvLines' | 'criterion' | 'line' | 'quote'>): string | null {
  const document = documentFromText(cvLines.join('\n'));
  const said = {
    criterion: 1,
    verdict: 'MET' as const,
    confidence: 1,
    reason: '',
    evidence: [{ sentence: line, quote }],
  };
  const [grounding] = groundResponse(document, numberSentences(document, [[]]), [said], [criterion]);
  if (!grounding || !('grounded' in grounding)) return null;
  const [found] = grounding.grounded.evidence;
  expect(document.pages[0]?.text.slice(found?.start, found?.end)).toBe(found?.quote);
  return found?.quote ?? null;
}

const trimmed = (text: string | null): string | null => text?.replace(/^[\s•*.,;:-]+|[\s•*.,;:-]+$/g, '') ?? null;

const isRight = (one: QuoteCase): boolean => trimmed(kept(one)) === trimmed(one.cvText);

test.each(quoteCases('open').map((one) => [one.id, one.expected, one.why, one] as const))(
  '%s %s: %s',
  (_id, _expected, _why, one) => {
    expect(trimmed(kept(one))).toBe(trimmed(one.cvText));
  },
);

describe('of quotes that the search was not written with', () => {
  const cases = quoteCases('held-out');

  test('every harmful one is refused', () => {
    const harmful = cases.filter(({ expected }) => expected === 'refused');
    expect(harmful.filter((one) => kept(one) !== null).map(({ id }) => id)).toEqual([]);
  });

  test('most harmless ones are kept', () => {
    const harmless = cases.filter(({ expected }) => expected === 'kept');
    expect(harmless.filter(isRight).length).toBeGreaterThanOrEqual(0.66 * harmless.length);
  });
});
