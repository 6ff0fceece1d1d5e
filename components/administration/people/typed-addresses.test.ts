import { typedAddresses } from './typed-addresses';

test.each([
  ['', []],
  ['a@b.example', ['a@b.example']],
  [' a@b.example\r\n\n c@d.example ', ['a@b.example', 'c@d.example']],
  ['a@b.example, c@d.example;e@f.example', ['a@b.example', 'c@d.example', 'e@f.example']],
  ['Anna Nowak <a@b.example>\n"Nowak" <c@d.example>', ['a@b.example', 'c@d.example']],
  ['"Kowalska, Anna" <anna@x.example>; Nowak, Jan <jan@x.example>', ['anna@x.example', 'jan@x.example']],
  ['a@b.example c@d.example\te@f.example', ['a@b.example', 'c@d.example', 'e@f.example']],
  ['Anna Nowak <a@b.example> Jan Lis <c@d.example>', ['a@b.example', 'c@d.example']],
  ['<a@b.example>,c@d.example e@f', ['a@b.example', 'c@d.example', 'e@f']],
  ['Anna Nowak\na@b.example', ['Anna Nowak', 'a@b.example']],
  ['not an address', ['not an address']],
])('%j has the addresses %j', (text, addresses) => {
  expect(typedAddresses(text)).toEqual(addresses);
});
