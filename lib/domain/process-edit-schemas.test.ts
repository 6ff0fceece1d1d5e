import { candidateFiltersSchema } from '@/lib/domain/candidate-schemas';
import { checkFields } from '@/lib/validation/field-errors';
import { savedLists } from '@/lib/saved-views/schemas';
import { createProcessSchema, requirementsBodySchema } from './process-edit-schemas';
import { requirementTextsSchema } from './requirement-check';

// What the forms refuse, the API refuses too.

const process = { name: 'Księgowa/Księgowy' };
const view = { name: 'Widok', columns: [], sortBy: 'DATE', sortOrder: 'DESC' };

test.each([
  ['an unknown language', createProcessSchema, { languages: [{ language: 'xx', level: 'BASIC', counted: true }] }],
  ['an unknown currency', createProcessSchema, { budget: { maxMinor: 100, currency: 'ZZZ' } }],
])('%s is refused', (_, schema, input) => {
  const { fields } = checkFields(schema, { ...process, ...input });
  expect(fields).toEqual([expect.objectContaining({ code: 'not-in-list' })]);
});

test('a range whose end is below its start is refused', () => {
  expect(checkFields(candidateFiltersSchema, { matchFrom: 80, matchTo: 20 }).fields).toEqual([
    expect.objectContaining({ path: 'matchTo', code: 'range-order' }),
  ]);
  expect(checkFields(candidateFiltersSchema, { matchFrom: 80, matchTo: 80 }).fields).toBeNull();
  expect(checkFields(candidateFiltersSchema, { matchFrom: 80 }).fields).toBeNull();
});

test('a saved view with reversed days is refused', () => {
  const filters = { dateFrom: '2026-02-02', dateTo: '2026-01-01' };
  expect(checkFields(savedLists.PROCESSES.create, { ...view, filters }).fields).toEqual([
    expect.objectContaining({ path: 'filters.dateTo', code: 'date-order' }),
  ]);
});

test('a process may have a hundred requirements, and as many texts are checked at once', () => {
  const requirements = (length: number) => {
    const all = Array.from({ length }, (_, index) => `Wymaganie ${index + 1}`);
    const requirementList = all.map((text) => ({ text, importance: 3, necessity: 'REQUIRED' }));
    return [
      createProcessSchema.safeParse({ ...process, requirementList }),
      requirementsBodySchema.safeParse({ requirementList }),
      requirementTextsSchema.safeParse({ texts: all }),
    ];
  };
  expect(requirements(100).map(({ success }) => success)).toEqual([true, true, true]);
  expect(requirements(101).map(({ success }) => success)).toEqual([false, false, false]);
});
