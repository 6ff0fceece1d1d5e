/** @jest-environment jsdom */
import { isSame, readDraft, sectionsWithDraft, storeDraft, type DraftKey } from './section-draft';

const place: DraftKey = { owner: 'anna', processId: '7', section: 'budget' };

beforeEach(() => localStorage.clear());

test('stores and removes a draft per user, process and section', () => {
  storeDraft(place, { values: { max: 9000 }, base: { max: null }, ownVersion: { max: 1 } });
  expect(readDraft(place)).toEqual({ values: { max: 9000 }, base: { max: null }, ownVersion: { max: 1 } });
  expect(readDraft({ ...place, owner: 'jan' })).toBeNull();
  expect(readDraft({ ...place, processId: null })).toBeNull();
  storeDraft({ ...place, section: 'details' }, { values: {}, base: {} });
  expect(sectionsWithDraft('anna', '7')).toEqual(['details', 'budget']);
  storeDraft(place, null);
  expect(sectionsWithDraft('anna', '7')).toEqual(['details']);
});

test.each(['not JSON', 'null', '7', '{"values":1}'])('ignores an invalid draft: %s', (text) => {
  localStorage.setItem('process-draft:anna:7:budget', text);
  expect(readDraft(place)).toBeNull();
});

test('does not throw when storage is full', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => storeDraft(place, { values: {}, base: {} })).not.toThrow();
  setItem.mockRestore();
});

test('isSame ignores key order but not list order', () => {
  expect(isSame({ a: 1, b: { c: [1, 2], d: undefined } }, { b: { c: [1, 2] }, a: 1 })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
});
