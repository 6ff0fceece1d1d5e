/** @jest-environment jsdom */
import {
  firstUnfinished,
  furthestReachable,
  readWizardProgress,
  resumeAt,
  storeWizardProgress,
} from './wizard-progress';

const empty = { requirements: '', budget: null, location: null, redFlags: [] };
const described = { ...empty, requirements: 'Szukamy spawaczki.' };
const inCreation = { ...described, status: 'IN_CREATION' } as const;

beforeEach(() => localStorage.clear());

test('the first section that says nothing', () => {
  expect(firstUnfinished(empty)).toBe('description');
  expect(firstUnfinished(described)).toBe('budget');
  expect(firstUnfinished({ ...described, location: { type: 'REMOTE', atsLocation: null } })).toBe('budget');
});

test('a wizard goes on where it was left, else at the first unfinished section', () => {
  expect(resumeAt(inCreation, { section: 'redFlags', furthest: 'redFlags' }, [])).toBe('redFlags');
  expect(resumeAt(inCreation, null, [])).toBe('budget');
});

test('what is typed and not saved comes first', () => {
  expect(resumeAt(inCreation, { section: 'redFlags', furthest: 'redFlags' }, ['location'])).toBe('location');
  expect(resumeAt({ ...inCreation, status: 'ACTIVE' }, null, ['budget', 'location'])).toBe('budget');
});

test('a finished process is edited from its first section on, and every section may be gone to', () => {
  const active = { ...inCreation, status: 'ACTIVE' } as const;
  expect(resumeAt(active, { section: 'criteria', furthest: 'criteria' }, [])).toBe('details');
  expect(furthestReachable(active, null, 'details')).toBe('criteria');
});

test('in creation one may go where one has been', () => {
  expect(furthestReachable(null, null, 'details')).toBe('details');
  expect(furthestReachable({ ...inCreation, requirements: '' }, null, 'details')).toBe('description');
  expect(furthestReachable(inCreation, { section: 'details', furthest: 'location' }, 'details')).toBe('location');
});

test('a place is remembered per person and process; nonsense is forgotten', () => {
  storeWizardProgress('anna', '7', { section: 'budget', furthest: 'location' });
  expect(readWizardProgress('anna', '7')).toEqual({ section: 'budget', furthest: 'location' });
  expect(readWizardProgress('jan', '7')).toBeNull();
  localStorage.setItem('process-wizard:anna:7', '{"section":"moon","furthest":"budget"}');
  expect(readWizardProgress('anna', '7')).toBeNull();
  storeWizardProgress('anna', '7', null);
  expect(localStorage).toHaveLength(0);
});
