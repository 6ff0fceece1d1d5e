import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { listOpenQuestions } from './list-open-questions';

const named = {
  pl: ['Angielski, średnio zaawansowany (B1–B2)', 'Lokalizacja: Poznań', 'Oczekiwane wynagrodzenie'],
  en: ['English, intermediate (B1–B2)', 'Location: Poznań', 'Expected salary'],
};

test('list and open questions name criteria in the reader’s language, whatever they were judged in', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(actor, {
    requirementList: [{ text: 'Java', importance: 1, necessity: 'NICE_TO_HAVE' }],
    languages: [{ language: 'en', level: 'INTERMEDIATE', counted: true }],
    location: { type: 'OFFICE', atsLocation: 'Poznań' },
    budget: { maxMinor: 1_500_000, currency: 'PLN', tolerancePercent: 10, basis: 'GROSS', period: 'MONTH' },
  });
  await createTestCandidates({ processId, count: 30 });
  for (const locale of ['pl', 'en'] as const) {
    const reader = { ...actor, locale };
    const query = candidateSearchQuerySchema.parse({ pageSize: 50 });
    const { criteria } = await searchCandidates(reader, { processId, query, filters: {} });
    expect(new Set(Object.values(criteria))).toEqual(new Set(['Java', ...named[locale]]));
    const asked = await listOpenQuestions(reader, { page: 1, scope: 'mine', order: 'range' });
    const points = asked.items.flatMap((item) => item.points).filter(({ kind }) => kind !== 'REQUIREMENT');
    expect(new Set(points.map(({ label }) => label))).toEqual(new Set(named[locale]));
  }
});
