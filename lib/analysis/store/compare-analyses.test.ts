import { compareAnalyses, type ComparedAnalysis } from './compare-analyses';
import { criterionKey } from '../criteria/criterion-key';
import type { CriterionSnapshot, Verdict } from '@/lib/domain/analysis-schemas';

const unset = { languageLevel: null, locationType: null, budgetMaxMinor: null, budgetCurrency: null };

function criterion(text: string, changes: Partial<CriterionSnapshot> = {}): CriterionSnapshot {
  const base = { kind: 'REQUIREMENT', importance: 3, necessity: 'REQUIRED' } as const;
  return { criterionId: 'a', text, ...base, ...unset, ...changes };
}

function analysis(
  criteria: CriterionSnapshot[],
  {
    verdict = 'MET',
    quote = 'Java 21',
    ...rest
  }: Partial<ComparedAnalysis> & { verdict?: Verdict; quote?: string } = {},
): ComparedAnalysis {
  return {
    cvSha256: 'file',
    readerVersion: '1',
    engine: ['offline', '1', null, null],
    criteria,
    labels: {},
    verdicts: criteria.map(({ criterionId }) => ({
      criterionId,
      verdict,
      reason: 'As the CV says.',
      quotes: [{ page: 1, quote }],
    })),
    corrections: new Map(),
    ...rest,
  };
}

const java = criterion('Java');
const by = { userId: 'u', firstName: 'Ewa', lastName: 'Lis' };
const corrections = (asked: CriterionSnapshot, correctionId = 'c1') =>
  new Map([[criterionKey(asked), { correctionId, verdict: 'NOT_MET' as const, reason: 'Said so.', by, at: '' }]]);

test.each<[string, ComparedAnalysis, ComparedAnalysis, string[]]>([
  ['nothing', analysis([java]), analysis([java]), []],
  ['another page of the same quote', analysis([java], { quote: 'Java  21' }), analysis([java]), []],
  ['the words', analysis([java]), analysis([criterion('Java and Kafka')]), ['CRITERION']],
  ['the weight', analysis([java]), analysis([criterion('Java', { importance: 5 })]), ['WEIGHT']],
  ['a new file, no other verdict', analysis([java]), analysis([java], { cvSha256: 'other', readerVersion: '2' }), []],
  [
    'a new file and another verdict',
    analysis([java]),
    analysis([java], { cvSha256: 'other', readerVersion: '2', verdict: 'NOT_MET' }),
    ['CV'],
  ],
  [
    'a quote by another version',
    analysis([java]),
    analysis([java], { readerVersion: '2', quote: 'Java 22' }),
    ['READING'],
  ],
  [
    'another engine',
    analysis([java]),
    analysis([java], { engine: ['openai', '1', 'reader-1', '7'], verdict: 'PARTIALLY_MET' }),
    ['ENGINE'],
  ],
  ['another answer', analysis([java]), analysis([java], { verdict: 'NO_INFORMATION' }), ['ANSWER']],
  ['a correction', analysis([java]), analysis([java], { corrections: corrections(java) }), ['CORRECTION']],
  [
    'a correction that held before too',
    analysis([java], { corrections: corrections(java) }),
    analysis([java], { corrections: corrections(java) }),
    [],
  ],
  [
    'other words, which end a correction',
    analysis([java], { corrections: corrections(java) }),
    analysis([criterion('Kotlin')]),
    ['CRITERION', 'CORRECTION'],
  ],
])('%s', (_, before, after, causes) => {
  expect(compareAnalyses(before, after).flatMap((change) => change.causes)).toEqual(causes);
});

test('a correction shows the person’s verdict, a new and a removed criterion only their side', () => {
  const kafka = criterion('Kafka', { criterionId: 'b' });
  const before = analysis([java, kafka]);
  const sql = criterion('SQL', { criterionId: 'c' });
  const after = analysis([java, sql], { corrections: corrections(java) });
  expect(compareAnalyses(before, after)).toMatchObject([
    { criterionId: 'a', before: { verdict: 'MET' }, after: { verdict: 'NOT_MET', correction: { reason: 'Said so.' } } },
    { criterionId: 'c', before: null, after: { label: 'SQL' } },
    { criterionId: 'b', before: { label: 'Kafka' }, after: null },
  ]);
});
