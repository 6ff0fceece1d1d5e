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
    [
      'over a scan whose opacity is set where it stands',
      `q 595 0 0 842 0 0 cm /G1 gs /X1 Do Q\n${unpainted(recognised)}`,
    ],
    ['over a scan in marked content', `q 595 0 0 842 0 0 cm /Artifact BMC /X1 Do EMC Q\n${unpainted(recognised)}`],
    [
      'over a scan that is a figure',
      `q 595 0 0 842 0 0 cm /Figure << /MCID 0 >> BDC /X1 Do EMC Q\n${unpainted(recognised)}`,
    ],
    ['over a scan in layers', `q 595 0 0 842 0 0 cm /X1 Do q /X1 Do Q Q\n${picture()}${unpainted(recognised)}`],
    ['over a scan in two steps', `q 2480 0 0 3508 0 0 cm .24 0 0 .24 0 0 cm /X1 Do Q\n${unpainted(recognised)}`],
    [
      'over a scan without its own state',
      `595 0 0 842 0 0 cm /X1 Do .00168 0 0 .001188 0 0 cm\n${unpainted(recognised)}`,
    ],
    [
      'over strips without their own state',
      `595 0 0 421 0 0 cm /X1 Do 1 0 0 1 0 1 cm /X1 Do .00168 0 0 .002376 0 -1 cm\n${unpainted(recognised)}`,
    ],
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
    [
      'on a page with a portrait drawn in two steps',
      `q 1200 0 0 1600 0 0 cm .1 0 0 .1 0 0 cm /X1 Do Q\n${painted(shown)}${unpainted(keywords)}`,
    ],
    ['on a page with a portrait', picture(120, 160) + painted(shown) + unpainted(keywords)],
  ])('%s', async (_, content) => {
    const document = await read(content);
    expect(document.pages[0]?.text).toBe(shown);
    expect(document.hiddenText).toEqual([{ page: 1, text: keywords, reason: 'INVISIBLE' }]);
  });

  test.each([
    ['without a picture', unpainted(recognised)],
    ['over a picture that is painted over', `${picture()}1 g 0 0 595 842 re f\n${unpainted(recognised)}`],
    ['on a page whose unit is its size', `q 595 0 0 842 0 0 cm 0 0 .5 .1 re f Q\n${unpainted(recognised)}`],
    ['over a portrait in many layers', picture(120, 160).repeat(40) + unpainted(recognised)],
    ['over a picture on half of the page', picture(595, 400) + unpainted(recognised)],
  ])('%s: the page has no text', async (_, content) => {
    await expect(read(content)).rejects.toMatchObject({ code: 'cv.no-text' });
  });
});
