import { atsProcessUrl } from './ats-process-url';

test.each([
  ['REK/7 a', 'https://ats.example/recruitments/{id}/edit', 'https://ats.example/recruitments/REK%2F7%20a/edit'],
  ['7', 'https://ats.example/?a={id}&b={id}', 'https://ats.example/?a=7&b=7'],
  [null, 'https://ats.example/{id}', null],
  ['7', undefined, null],
])('%s in %s is at %s', (id, template, url) => {
  expect(atsProcessUrl(id, template)).toBe(url);
});
