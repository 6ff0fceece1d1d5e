import { describeChanges } from './describe-changes';
import type { ProcessDto } from '@/lib/domain/process-schemas';

const [first, second] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
const java = { id: first, text: 'Java', shortName: null, importance: 5, necessity: 'REQUIRED' as const };
const sql = { id: second, text: 'SQL', shortName: null, importance: 3, necessity: 'REQUIRED' as const };

const before: ProcessDto = {
  id: '00000000-0000-7000-8000-000000000009',
  ordinalNumber: 1,
  name: 'Analityczka/Analityk',
  externalProcessId: null,
  atsUrl: null,
  lastSyncAt: null,
  externalRecruitmentId: 'REK/1',
  extendedAtsIntegration: false,
  status: 'ACTIVE',
  statusReason: null,
  engine: null,
  createdBy: { userId: '00000000-0000-7000-8000-000000000008', firstName: 'Irena', lastName: 'Testowa' },
  date: '2026-01-01T00:00:00.000Z',
  requirements: '',
  requirementList: [java, sql],
  unjudged: [],
  languages: [{ id: first, language: 'en', level: 'BASIC', counted: true }],
  blindMode: false,
  hidesScore: false,
  calibrates: false,
  restricted: false,
  permissions: [],
  redFlags: [],
  location: null,
  budget: null,
  awaitingCandidates: 0,
  runningCandidates: 0,
  candidates: 4,
  version: 3,
};

test.each<[string, Partial<ProcessDto>, [string, string | null, unknown, unknown][]]>([
  ['nothing', { awaitingCandidates: 2, version: 4 }, []],
  ['a field', { name: 'Analityk/Analityczka' }, [['name', null, before.name, 'Analityk/Analityczka']]],
  ['a field emptied', { externalRecruitmentId: null }, [['externalRecruitmentId', null, 'REK/1', null]]],
  [
    'a place',
    { location: { type: 'OFFICE', atsLocation: 'Łódź' } },
    [
      ['location.type', null, null, 'OFFICE'],
      ['location.atsLocation', null, null, 'Łódź'],
    ],
  ],
  [
    'an entry’s words and weight',
    { requirementList: [{ ...java, text: 'Kotlin', importance: 4 }, sql] },
    [
      ['requirement.text', 'Java', 'Java', 'Kotlin'],
      ['requirement.importance', 'Java', 5, 4],
    ],
  ],
  ['an entry gone', { requirementList: [sql] }, [['requirement', 'Java', 'Java', null]]],
  [
    'an entry more',
    { redFlags: [{ id: first, text: 'Częste zmiany pracy', shortName: null }] },
    [['redFlag', 'Częste zmiany pracy', null, 'Częste zmiany pracy']],
  ],
  [
    'a short name',
    { requirementList: [{ ...java, shortName: 'JVM' }, sql] },
    [['requirement.shortName', 'Java', null, 'JVM']],
  ],
  ['another order', { requirementList: [sql, java] }, [['requirement.order', null, 'Java · SQL', 'SQL · Java']]],
  [
    'a language un-ticked',
    { languages: [{ id: first, language: 'en', level: 'BASIC', counted: false }] },
    [['language.counted', 'en', true, false]],
  ],
])('%s', (_, change, expected) => {
  const changes = describeChanges(before, { ...before, ...change });
  expect(changes.map(({ field, subject, from, to }) => [field, subject, from, to])).toEqual(expected);
});
