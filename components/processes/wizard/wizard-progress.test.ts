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

test('finds the first empty section', () => {
  expect(firstUnfinished(empty)).toBe('description');
  expect(firstUnfinished(described)).toBe('budget');
  expect(firstUnfinished({ ...described, location: { type: 'REMOTE', atsLocation: null } })).toBe('budget');
});

test('resumes where it was left, else at the first unfinished section', () => {
  expect(resumeAt(inCreation, { section: 'redFlags', furthest: 'redFlags' }, [])).toBe('redFlags');
  expect(resumeAt(inCreation, null, [])).toBe('budget');
});

test('unsaved drafts come first', () => {
  expect(resumeAt(inCreation, { section: 'redFlags', furthest: 'redFlags' }, ['location'])).toBe('location');
  expect(resumeAt({ ...inCreation, status: 'ACTIVE' }, null, ['budget', 'location'])).toBe('budget');
});

test('a finished process starts at the first section, and all are reachable', () => {
  const active = { ...inCreation, status: 'ACTIVE' } as const;
  expect(resumeAt(active, { section: 'criteria', furthest: 'criteria' }, [])).toBe('details');
  expect(furthestReachable(active, null, 'details')).toBe('criteria');
});

test('in creation visited sections are reachable', () => {
  expect(furthestReachable(null, null, 'details')).toBe('details');
  expect(furthestReachable({ ...inCreation, requirements: '' }, null, 'details')).toBe('description');
  expect(furthestReachable(inCreation, { section: 'details', furthest: 'location' }, 'details')).toBe('location');
});

test('stores progress per user and process, ignoring invalid values', () => {
  storeWizardProgress('anna', '7', { section: 'budget', furthest: 'location' });
  expect(readWizardProgress('anna', '7')).toEqual({ section: 'budget', furthest: 'location' });
  expect(readWizardProgress('jan', '7')).toBeNull();
  localStorage.setItem('process-wizard:anna:7', '{"section":"moon","furthest":"budget"}');
  expect(readWizardProgress('anna', '7')).toBeNull();
  storeWizardProgress('anna', '7', null);
  expect(localStorage).toHaveLength(0);
});
