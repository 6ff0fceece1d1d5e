import type { ProcessRow } from '@/lib/process-rows/get-process-row';
import { buildCriteriaSnapshot, findUnjudged } from './build-criteria-snapshot';

const now = new Date('2026-01-01T00:00:00Z');

function criterion(change: Partial<ProcessRow['criteria'][number]>): ProcessRow['criteria'][number] {
  const id = `0192f3a4-0000-7000-8000-${String(change.position ?? 0).padStart(6, '0')}${(change.kind ?? '').length.toString().padStart(6, '0')}`;
  return {
    id,
    processId: processRow().id,
    kind: 'REQUIREMENT',
    position: 0,
    text: 'Java',
    shortName: null,
    importance: 3,
    necessity: 'REQUIRED',
    languageLevel: null,
    counted: true,
    createdAt: now,
    ...change,
  };
}

function processRow(change: Partial<ProcessRow> = {}): ProcessRow {
  return {
    id: '0192f3a4-1111-7000-8000-000000000000',
    ordinalNumber: 1,
    name: 'Proces',
    externalProcessId: null,
    externalRecruitmentId: null,
    extendedAtsIntegration: false,
    status: 'ACTIVE',
    statusSince: null,
    statusReason: null,
    engine: null,
    requirements: '',
    locationType: null,
    atsLocation: null,
    budgetMaxMinor: null,
    budgetCurrency: null,
    budgetTolerancePercent: null,
    budgetPeriod: 'MONTH',
    budgetBasis: 'GROSS',
    createdById: '0192f3a4-2222-7000-8000-000000000000',
    createdBy: { id: '0192f3a4-2222-7000-8000-000000000000', firstName: 'Ewa', lastName: 'Lis' },
    searchText: '',
    blindMode: false,
    hidesScore: false,
    calibrationSince: null,
    calibrationSeed: null,
    restricted: false,
    version: 1,
    lastCandidateNumber: 0,
    createdAt: now,
    updatedAt: now,
    atsLink: null,
    criteria: [],
    ...change,
  };
}

test('criteria come by kind, and only ticked languages count', () => {
  const criteria = [
    criterion({ kind: 'RED_FLAG', position: 0, text: 'częste zmiany pracy' }),
    criterion({ kind: 'LANGUAGE', position: 0, text: 'en', languageLevel: 'ADVANCED' }),
    criterion({ kind: 'LANGUAGE', position: 1, text: 'de', languageLevel: 'BASIC', counted: false }),
    criterion({ kind: 'REQUIREMENT', position: 1, text: 'Spring' }),
  ];
  const row = processRow({
    criteria,
    locationType: 'HYBRID',
    atsLocation: 'Kraków',
    budgetMaxMinor: 2_000_000,
    budgetCurrency: 'PLN',
    budgetTolerancePercent: 10,
  });
  const snapshot = buildCriteriaSnapshot(row);
  expect(snapshot.map(({ kind, text }) => [kind, text])).toEqual([
    ['REQUIREMENT', 'Spring'],
    ['LANGUAGE', 'en'],
    ['LOCATION', 'Kraków'],
    ['BUDGET', ''],
    ['RED_FLAG', 'częste zmiany pracy'],
  ]);
  expect(snapshot[3]?.budgetMaxMinor).toBe(2_200_000);
});

test('a remote position sets no location', () => {
  const row = processRow({ criteria: [criterion({})], locationType: 'REMOTE', atsLocation: 'Kraków' });
  expect(buildCriteriaSnapshot(row).map(({ kind }) => kind)).toEqual(['REQUIREMENT']);
});

test('without requirements the lines of the description are judged; the same words keep the same id', () => {
  const row = processRow({ requirements: 'Szukamy osoby do księgowości. Potrzebne prawo jazdy kat. B\n- Symfonia' });
  const snapshot = buildCriteriaSnapshot(row);
  expect(snapshot.map(({ text }) => text)).toEqual([
    'Szukamy osoby do księgowości.',
    'Potrzebne prawo jazdy kat. B',
    'Symfonia',
  ]);
  expect(buildCriteriaSnapshot(row)).toEqual(snapshot);
});

test('a description under 30 characters is nothing to judge against', () => {
  expect(buildCriteriaSnapshot(processRow({ requirements: 'Strojenie fisharmonii, naprawy' }))).toHaveLength(1);
  expect(buildCriteriaSnapshot(processRow({ requirements: 'Strojenie fisharmonii, napraw' }))).toEqual([]);
});

test.each([
  ['HOUR', 10_000, 1_733_333],
  ['MONTH', 1_000_000, 1_000_000],
  ['YEAR', 12_000_000, 1_000_000],
] as const)('a budget for a %s counts by the month', (budgetPeriod, budgetMaxMinor, monthly) => {
  const row = processRow({ criteria: [criterion({})], budgetPeriod, budgetMaxMinor, budgetCurrency: 'PLN' });
  expect(buildCriteriaSnapshot(row).find(({ kind }) => kind === 'BUDGET')?.budgetMaxMinor).toBe(monthly);
});

test('what says nothing is no criterion and is named; the rest is judged', () => {
  const criteria = [
    criterion({ position: 0, text: 'Dynamiczny zespół, owocowe czwartki' }),
    criterion({ position: 1, text: 'Umie stroić fisharmonie' }),
    criterion({ kind: 'RED_FLAG', position: 0, text: 'aaaaaaaa' }),
    criterion({ kind: 'RED_FLAG', position: 1, text: 'Brak stabilnej pracy' }),
  ];
  const row = processRow({ criteria, requirements: 'Jesteśmy firmą z tradycjami i ciągle rośniemy.' });
  expect(buildCriteriaSnapshot(row).map(({ text }) => text)).toEqual([
    'Umie stroić fisharmonie',
    'Brak stabilnej pracy',
  ]);
  expect(findUnjudged(row)).toEqual(['Dynamiczny zespół, owocowe czwartki', 'aaaaaaaa']);
});

test('a description that says nothing is named, unless there are requirements', () => {
  const requirements = 'Jesteśmy firmą z tradycjami i ciągle rośniemy.';
  expect(buildCriteriaSnapshot(processRow({ requirements }))).toEqual([]);
  expect(findUnjudged(processRow({ requirements }))).toEqual([requirements]);
  expect(findUnjudged(processRow({ requirements, criteria: [criterion({})] }))).toEqual([]);
});

test('requirements that say nothing leave the description to be judged', () => {
  const criteria = [criterion({ text: 'Szukamy gwiazdy!' })];
  const requirements = 'Oferujemy:\n- kuchnię z widokiem\nWymagania:\n- prawo jazdy kat. B\n- obsługa wózka widłowego';
  expect(buildCriteriaSnapshot(processRow({ criteria, requirements })).map(({ text }) => text)).toEqual([
    'prawo jazdy kat. B',
    'obsługa wózka widłowego',
  ]);
});
