import { cvPageSchema } from '@/lib/domain/cv-document';
import { probeCv, readCvFile, recognisePage } from '@/lib/reader/run-reader';
import { scanPicture } from '@/tests/cv/make-scan';
import { joinPictures, TooLarge } from './join-pictures';

const pages = [
  ['Łucja Gęś', 'Doświadczenie zawodowe', 'Osiem lat prowadzenia ksiąg handlowych.'],
  ['Wykształcenie', 'Uniwersytet Ekonomiczny w Katowicach, rachunkowość'],
];
const photos = [new File(['1'], 'IMG_1.JPG'), new File(['2'], 'IMG_2.JPG')];

/** What the browser's canvas draws: the size of `scanPicture`. */
const draw = async (file: File) => {
  const jpeg = new Uint8Array(scanPicture(pages[photos.indexOf(file)] ?? []));
  return { jpeg, width: 1240, height: 1754 };
};

test('photos of pages become one PDF, whose pages are recognised in their order', async () => {
  const joined = await joinPictures(photos, draw);
  expect([joined.name, joined.type]).toEqual(['IMG_1.pdf', 'application/pdf']);
  const bytes = new Uint8Array(await joined.arrayBuffer());
  expect(await probeCv(bytes)).toMatchObject({ pageCount: 2, mimeType: 'application/pdf' });
  expect((await readCvFile(bytes)).toRecognise).toEqual([1, 2]);
  for (const [index, lines] of pages.entries()) {
    const { page } = JSON.parse(await recognisePage(bytes, index + 1)) as { page: unknown };
    expect(cvPageSchema.parse(page).text.split('\n')).toEqual(lines);
  }
}, 60_000);

test('large photos are made smaller until the CV may be uploaded, or the person is told', async () => {
  const tried: number[] = [];
  const drawLarge = (limit: number) => async (_: File, side: number) => {
    tried.push(side);
    return { jpeg: new Uint8Array(side > limit ? 6_000_000 : 1_000_000), width: side, height: side };
  };
  expect((await joinPictures(photos, drawLarge(2500))).size).toBeLessThan(10_000_000);
  expect(tried).toEqual([3000, 3000, 2200, 2200]);
  await expect(joinPictures(photos, drawLarge(0))).rejects.toThrow(TooLarge);
});
