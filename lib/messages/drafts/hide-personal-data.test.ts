import { maskKinds } from '@/lib/cv/masking/mask';
import { runMaskQuotes } from '@/lib/reader/run-reader';
import { hidePersonalData, putBack } from './hide-personal-data';

jest.mock('@/lib/reader/run-reader', () => ({ runMaskQuotes: jest.fn() }));

const nobody = { firstName: null, lastName: null, cvFileName: null, detailCorrections: [] };

test.each(maskKinds)('what %s stands for is hidden in a field, and comes back', async (kind) => {
  const written = 'przed SEKRET po';
  jest.mocked(runMaskQuotes).mockResolvedValue({ quotes: [], texts: [`przed [${kind}] po`] });
  const { texts, kept } = await hidePersonalData([written], nobody);
  expect(texts).toEqual(['przed {keep1} po']);
  expect(putBack(texts.join(''), kept)).toBe(written);
});
