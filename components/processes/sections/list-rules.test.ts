import { withoutLostIds } from './list-rules';

test('entries whose criterion was deleted become new', () => {
  const mine = [{ id: 'a', text: 'SAP' }, { id: 'b', text: 'VAT' }, { text: 'JPK' }];
  expect(withoutLostIds(mine, [{ id: 'b' }, { id: 'c' }])).toEqual([
    { id: undefined, text: 'SAP' },
    { id: 'b', text: 'VAT' },
    { text: 'JPK' },
  ]);
});
