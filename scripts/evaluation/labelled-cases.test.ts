import { loadCases } from './labelled-cases';

const ids = (items: { id: string }[]) => items.map(({ id }) => id).sort();
const sorted = (texts: string[]) => [...texts].sort();

describe.each(loadCases().map((position) => [position.name, position] as const))('case %s', (_name, position) => {
  const { candidates, requirements, redFlags = [], order } = position;

  it('labels every requirement and every red flag of every candidate', () => {
    for (const candidate of candidates) {
      expect(Object.keys(candidate.verdicts).sort()).toEqual(ids(requirements));
      expect(Object.keys(candidate.redFlagVerdicts ?? {}).sort()).toEqual(ids(redFlags));
    }
  });

  it('orders every candidate once', () => {
    expect(sorted(order)).toEqual(ids(candidates));
  });

  it('quotes only what stands in the CV, and nothing where the CV is silent', () => {
    for (const { cv, verdicts, redFlagVerdicts = {} } of candidates) {
      for (const { verdict, quote } of [...Object.values(verdicts), ...Object.values(redFlagVerdicts)]) {
        expect(cv).toContain(quote ?? '');
        if (verdict === 'NO_INFORMATION') expect(quote).toBeNull();
      }
      for (const { verdict, quote } of Object.values(verdicts)) {
        if (verdict === 'MET' || verdict === 'PARTIALLY_MET') expect(quote).toBeTruthy();
      }
    }
  });
});
