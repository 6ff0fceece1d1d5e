/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useStripCriteria } from './use-criteria-strip';

const requirement = { importance: 5, necessity: 'REQUIRED' as const };
const text = 'Co najmniej 5 lat doświadczenia w programowaniu w Javie';
const process = {
  requirementList: [{ ...requirement, id: 'java', text, shortName: 'Java, 5 lat' }],
  redFlags: [{ id: 'changes', text: 'Częste zmiany pracy', shortName: null }],
};
const verdict = { kind: 'REQUIREMENT' as const, verdict: 'MET' as const, toCheck: false, reason: '', quote: null };
const item = { verdicts: ['java', 'changes'].map((criterionId) => ({ ...verdict, criterionId })) };
const page = { items: [item], criteria: { java: text, changes: 'Częste zmiany pracy' } } as unknown as Parameters<
  typeof useStripCriteria
>[2];

test('a name that a person gave stands over the marks before the criteria have arrived', () => {
  const { result } = renderHook(() => useStripCriteria(process, undefined, page));
  expect(result.current.map(({ shortName }) => shortName)).toEqual(['Java, 5 lat', 'Częste zmiany pracy']);
});
