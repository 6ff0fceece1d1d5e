/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { describeFacts, noFacts } from '@/lib/notices/describe-facts';
import { parseNotice } from '@/lib/notices/parse-notice';
import { renderWithProviders } from '@/tests/render';
import { NoticeText } from './notice-text';

const given = {
  ...noFacts.given,
  controller: '[Acme](javascript:alert(9)) <b>S.A.</b>',
  contact: 'rodo@acme.example, tel. 22',
};

function show(markdown: string) {
  const values = describeFacts({ ...noFacts, given }, 'en');
  return renderWithProviders(<NoticeText {...parseNotice(markdown, values, 'en')} />).container;
}

const hostile = `# Title <img src=x onerror=alert(1)>

<script>alert(1)</script> <b onclick="alert(1)">bold</b>

[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](data:text/html,x) [d][1] <javascript:alert(1)> [e](&#106;avascript:alert(1))
[f](vbscript:x) [g](//evil.example) [h](/processes) [i](guide.md) ![pic](https://evil.example/p.png) [j {contact}](https://a.example "t") [k](mailto:a@b.example)

[1]: javascript:alert(2)

<iframe src="//evil.example"></iframe>

<a href="javascript:alert(1)">l</a>

| [m](javascript:alert(1)) | <svg onload=alert(1)> |
| --- | --- |
| {controller} | {contact} |

# Again

#### Deep

- [n](javascript:alert(1))
- ![x](javascript:alert(1))
`;

test('a hostile text runs nothing: HTML stays text, and links lead to the web or to a mail only', () => {
  const page = show(hostile);
  const allowed = ['https://a.example', 'mailto:a@b.example', 'mailto:rodo@acme.example'];
  const targets = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(targets.toSorted()).toEqual(allowed);
  expect(page.querySelectorAll('script, img, iframe, svg, object, style, form')).toHaveLength(0);
  const attributes = [...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(attributes.filter((name) => /^on|srcdoc|style/.test(name))).toEqual([]);
  expect(page).toHaveTextContent('<script>alert(1)</script>');
  expect(page).toHaveTextContent('[Acme](javascript:alert(9)) <b>S.A.</b>');
});

test('there is one title, and its headings skip no level', () => {
  show(hostile);
  expect(screen.getAllByRole('heading').map((heading) => heading.tagName)).toEqual(['H1', 'H2', 'H3']);
});
