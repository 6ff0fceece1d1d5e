import { readCv } from '@/tests/cv/read-cv';
import { rawPdf } from '@/tests/cv/make-pdf';

const recognised = 'Salesman with ten years of experience in retail';
const shown = 'Warehouse manager with experience in logistics';
const keywords = 'Kubernetes Java Python expert';

const unpainted = (text: string, y = 700) => `BT 3 Tr /F1 12 Tf 50 ${y} Td (${text}) Tj 0 Tr ET\n`;
const painted = (text: string) => `BT /F1 12 Tf 50 600 Td (${text}) Tj ET\n`;
const picture = (width = 595, height = 842) => `q ${width} 0 0 ${height} 0 0 cm /X1 Do Q\n`;
const read = (content: string) => readCv(rawPdf(content, { picture: true }));

describe('text recognised in a scan is the text of the page', () => {
  test.each([
    ['laid over the picture', picture() + unpainted(recognised)],
    ['laid under the picture', unpainted(recognised) + picture()],
    ['over a scan with margins', picture(580, 830) + unpainted(recognised)],
    ['over a scan in two strips', picture(595, 421) + `q 595 0 0 421 0 421 cm /X1 Do Q\n` + unpainted(recognised)],
    ['over a scan on a white page', `1 g 0 0 595 842 re f\n${picture()}${unpainted(recognised)}`],
  ])('%s', async (_, content) => {
    const document = await read(content);
    expect(document.pages[0]?.text).toBe(recognised);
    expect(document.hiddenText).toEqual([]);
  });

  test('but not what lies beside the page', async () => {
    const document = await read(picture() + unpainted(recognised) + unpainted(keywords, 2000));
    expect(document.pages[0]?.text).toBe(recognised);
    expect(document.hiddenText).toEqual([{ page: 1, text: keywords, reason: 'OFF_PAGE' }]);
  });
});

describe('unpainted text stays hidden', () => {
  test.each([
    ['on a page with a background picture and visible text', picture() + painted(shown) + unpainted(keywords)],
    ['on a page with visible text drawn under the picture', painted(shown) + picture() + unpainted(keywords)],
    ['on a page with a portrait', picture(120, 160) + painted(shown) + unpainted(keywords)],
  ])('%s', async (_, content) => {
    const document = await read(content);
    expect(document.pages[0]?.text).toBe(shown);
    expect(document.hiddenText).toEqual([{ page: 1, text: keywords, reason: 'INVISIBLE' }]);
  });

  test.each([
    ['without a picture', unpainted(recognised)],
    ['over a picture that is painted over', `${picture()}1 g 0 0 595 842 re f\n${unpainted(recognised)}`],
    ['over a picture on half of the page', picture(595, 400) + unpainted(recognised)],
  ])('%s: the page has no text', async (_, content) => {
    await expect(read(content)).rejects.toMatchObject({ code: 'cv.no-text' });
  });
});
