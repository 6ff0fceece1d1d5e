import { probeCv } from '@/lib/reader/run-reader';
import { makeDocx, paragraph, table } from '@/tests/cv/make-docx';
import { makeOdt } from '@/tests/cv/make-odt';
import { readCv } from '@/tests/cv/read-cv';

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { preview } = await probeCv(bytes);
  const { pages } = await readCv(preview ?? new Uint8Array());
  return pages.map(({ text }) => text.trim());
}

const first = 'Oliver Hartwell, kierownik magazynu w Norvale Logistics';
const second = 'Amelia Thornton, specjalistka do spraw zakupów';
const broken = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
const onNewPage = `<w:p><w:pPr><w:pageBreakBefore/></w:pPr><w:r><w:t>${second}</w:t></w:r></w:p>`;
const inside = `<w:p><w:r><w:t>${first}</w:t><w:br w:type="page"/><w:t>${second}</w:t></w:r></w:p>`;
const style = (property: string) =>
  `<style:style style:name="P1" style:family="paragraph"><style:paragraph-properties ${property}="page"/></style:style>`;
const odt = (property: string, styled: string) => makeOdt(styled, { automaticStyles: style(property) });

test.each<[string, Uint8Array]>([
  ['a paragraph with a break alone', makeDocx(paragraph(first) + broken + paragraph(second))],
  ['a paragraph that begins a page', makeDocx(paragraph(first) + onNewPage)],
  ['a break inside a paragraph', makeDocx(inside)],
  [
    'breaks at the end and one after another',
    makeDocx(paragraph(first) + broken + broken + paragraph(second) + broken),
  ],
  [
    'RTF',
    Buffer.from(String.raw`{\rtf1\ansi ${first}\par\page Amelia Thornton, specjalistka do spraw zakup\'f3w\par}`),
  ],
  ['ODT, before', odt('fo:break-before', `<text:p>${first}</text:p><text:p text:style-name="P1">${second}</text:p>`)],
  ['ODT, after', odt('fo:break-after', `<text:p text:style-name="P1">${first}</text:p><text:p>${second}</text:p>`)],
])('%s: the pages are those of the document', async (_case, bytes) => {
  expect(await pagesOf(bytes)).toEqual([first, second]);
});

test('a paragraph that says that it begins no page begins none', async () => {
  const off = onNewPage.replace('<w:pageBreakBefore/>', '<w:pageBreakBefore w:val="0"/>');
  expect(await pagesOf(makeDocx(paragraph(first) + off))).toHaveLength(1);
});

test('a style that takes a break back begins no page', async () => {
  const styles = `${style('fo:break-before')}<style:style style:name="P2" style:family="paragraph" style:parent-style-name="P1"><style:paragraph-properties fo:break-before="auto"/></style:style>`;
  const body = `<text:p>${first}</text:p><text:p text:style-name="P2">${second}</text:p>`;
  expect(await pagesOf(makeOdt(body, { automaticStyles: styles }))).toHaveLength(1);
});

test('a break inside a table parts no row', async () => {
  const rows = table([[first, `x</w:t><w:br w:type="page"/><w:t>${second}`]]);
  expect(await pagesOf(makeDocx(rows))).toHaveLength(1);
});
