import { loadConventionCases } from './convention-cases';
import { loadShortCases } from './short-cases';

test('a short case quotes only what stands in its CV, and nothing where the CV is silent', () => {
  const cases = [...loadShortCases(), ...loadConventionCases()];
  expect(cases.length).toBeGreaterThan(0);
  for (const { name, candidates } of cases) {
    for (const { cv, verdicts } of candidates) {
      for (const { verdict, quote } of Object.values(verdicts)) {
        expect([name, cv.includes(quote ?? '')]).toEqual([name, true]);
        if (verdict === 'NO_INFORMATION') expect([name, quote]).toEqual([name, null]);
        if (verdict === 'MET' || verdict === 'PARTIALLY_MET') expect([name, quote !== null]).toEqual([name, true]);
      }
    }
  }
});
