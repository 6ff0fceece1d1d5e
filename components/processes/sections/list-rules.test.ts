import { withoutLostIds } from './list-rules';

test('an entry whose criterion somebody else removed is new, the others stay what they are', () => {
  const mine = [{ id: 'a', text: 'SAP' }, { id: 'b', text: 'VAT' }, { text: 'JPK' }];
  expect(withoutLostIds(mine, [{ id: 'b' }, { id: 'c' }])).toEqual([
    { id: undefined, text: 'SAP' },
    { id: 'b', text: 'VAT' },
    { text: 'JPK' },
  ]);
});
