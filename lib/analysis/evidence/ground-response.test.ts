import { proofCases, quoteCases, type ProofCase, type QuoteCase } from '@/scripts/evaluation/model-cases/model-cases';
import { maskPersonalData } from '@/lib/cv/mask-personal-data';
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

/** Whether a quote from a CV that is sent masked proves its criterion. */
function proves({
  cv,
  criterion,
  verdict,
  quotes,
}: Pick<ProofCase, 'cv' | 'criterion' | 'verdict' | 'quotes'>): boolean {
  const document = documentFromText(cv);
  const sentences = numberSentences(document, maskPersonalData(document, null));
  const evidence = quotes.map((quote) => ({ sentence: 1, quote }));
  const [grounding] = groundResponse(
    document,
    sentences,
    [{ criterion: 1, verdict, confidence: 1, reason: '', evidence }],
    [criterion],
  );
  return grounding !== undefined && 'grounded' in grounding;
}

/** As measured: how many may be treated otherwise than somebody labelled who had not seen the rules. */
const mostMistaken = { open: { true: 1, false: 3 }, 'held-out': { true: 2, false: 5 } };

test.each(['open', 'held-out'] as const)('short quotes prove by their place what they alone do not: %s', (part) => {
  const mistaken = proofCases(part).filter((one) => proves(one) !== one.proves);
  for (const label of [true, false] as const) {
    const count = mistaken.filter((one) => one.proves === label).length;
    process.stdout.write(`${part} quotes, proves ${label}: ${count} mistaken\n`);
    expect(count).toBeLessThanOrEqual(mostMistaken[part][`${label}`]);
  }
});

test.each([
  ['[LINK]', 'Portfolio', true],
  ['[LINK]', 'Java', false],
  ['[LINK]', 'LinkedIn profile', false],
])('the placeholder %s of a link leads to its place: %s', (quote, criterion, expected) => {
  const cv = 'Anna Nowak\nbehance.net/annanowak\nProjektowanie opakowań';
  expect(proves({ cv, criterion, verdict: 'MET', quotes: [quote] })).toBe(expected);
});
