import { admit, slotKeysOf } from './concurrency-slots';

const limits = [{ limit: 3 }, { limit: 2, key: 'event.data.group' }];
const call = (id: string, group: string) => ({ id, slotKeys: ['0:', `1:${group}`] });

test('names a slot for each limit', () => {
  const config = { id: 'f', triggers: [], steps: { step: {} }, concurrency: limits };
  expect(slotKeysOf(config, { id: 'e', name: 'n', ts: 1, data: { group: 'a' } })).toEqual(['0:', '1:a']);
  expect(slotKeysOf({ ...config, concurrency: undefined }, { id: 'e', name: 'n', ts: 1, data: {} })).toEqual([]);
});

test('keeps to every limit', () => {
  const waiting = [call('a1', 'a'), call('a2', 'a'), call('a3', 'a'), call('b1', 'b'), call('b2', 'b')];
  expect(admit(limits, [], waiting)).toHaveLength(3);
  expect(admit(limits, ['0:', '1:a', '0:', '1:a'], waiting)).toEqual(['b1']);
  expect(admit(limits, ['0:', '1:a', '0:', '1:a', '0:', '1:b'], waiting)).toEqual([]);
});

test('lets the key that holds least go first, and within a key the oldest', () => {
  const fair = [{ limit: 4 }, { limit: 4, key: 'event.data.group' }];
  const waiting = [call('a1', 'a'), call('a2', 'a'), call('a3', 'a'), call('b1', 'b')];
  expect(admit(fair, [], waiting)).toEqual(['a1', 'b1', 'a2', 'a3']);
  expect(admit(fair, ['0:', '1:a', '0:', '1:a', '0:', '1:a'], waiting)).toEqual(['b1']);
});
