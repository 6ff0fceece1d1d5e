import type { Grounding } from '@/lib/domain/grounding';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import { mergeGroundings } from './merge-groundings';

const said = (verdict: Verdict, confidence = 0.8): Grounding => ({
  grounded: { verdict, confidence, reason: '', evidence: [] },
});
const open: Grounding = { problem: 'quote-not-found' };

test.each<[string, Grounding, Grounding, Grounding]>([
  ['proof wins over contradiction', said('NOT_MET'), said('MET'), said('MET')],
  ['a part of it wins over contradiction', said('PARTIALLY_MET'), said('NOT_MET'), said('PARTIALLY_MET')],
  ['contradiction wins over silence', said('NO_INFORMATION'), said('NOT_MET'), said('NOT_MET')],
  ['of equal verdicts the surer one', said('MET', 0.6), said('MET', 0.9), said('MET', 0.9)],
  ['proof wins over what cannot be used', open, said('MET'), said('MET')],
  ['silence does not: the other part may hold the proof', open, said('NO_INFORMATION'), open],
  ['nor does contradiction', said('NOT_MET'), { problem: 'missing' }, { problem: 'missing' }],
  ['a part of the proof does', said('PARTIALLY_MET'), open, said('PARTIALLY_MET')],
])('%s', (_, first, second, expected) => {
  expect(mergeGroundings([first], [second])).toEqual([expected]);
  expect(mergeGroundings([second], [first])).toEqual([expected]);
});
