import { readCandidateCv } from '@/lib/analysis/judge/read-candidate-cv';
import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestScene } from '@/prisma/seed/factories';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { findBlindMask, maskOfPerson, maskQuote } from './blind-mask';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { plainCv } from '@/tests/cv/plain-cv';
import { searchCandidates } from '../search/search-candidates';
import { uploadCvs } from '../cv/upload-cvs';

const lines = [
  'Życiorys zawodowy',
  'Doświadczenie',
  '2019 - obecnie: Programistka Java w firmie Wydumane Systemy, Legnica.',
  'Utrzymanie klastra: Kafka, dyżury w Kobylcu, a od 2021 zespół pod nazwą Kowalska i reszta.',
];

/** A candidate whose name and residence the ATS knows, and the CV does not say where they are looked for. */
async function scene() {
  const { actor, processId } = await createTestScene();
  const files = [{ fileName: 'cv.pdf', bytes: plainCv(lines) }];
  const { accepted } = await uploadCvs(actor, { processId, files });
  const candidateId = accepted[0]?.candidateId ?? '';
  const { analysisRequestId, cvSha256 } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  await readCandidateCv(systemActor, { candidateId, requestId: analysisRequestId ?? '' });
  const person = { firstName: 'Zdzisława', lastName: 'Kowalska', city: 'Kobylec' };
  await database().candidate.update({ where: { id: candidateId }, data: { status: 'SEEN', ...person } });
  await changeBlindMode(actor, { processId, blindMode: true });
  const search = async (searchPhrase: string) => {
    const filters = candidateFiltersSchema.parse({ searchPhrase });
    const query = candidateSearchQuerySchema.parse({});
    const { totalItems, hits } = await searchCandidates(actor, { processId, query, filters });
    return { totalItems, hit: hits[candidateId] };
  };
  const show = () => database().candidate.update({ where: { id: candidateId }, data: { revealedAt: new Date() } });
  return { search, show, mask: () => findBlindMask(cvSha256, person) };
}

test('a hidden candidate is not found by a name that only the ATS knows, in no case of it', async () => {
  const { search, show } = await scene();
  for (const name of ['Kowalska', 'Kowalskiej', 'kowalskim']) expect((await search(name)).totalItems).toBe(0);
  expect((await search('legnica')).totalItems).toBe(1);
  await show();
  expect((await search('Kowalska')).totalItems).toBe(1);
});

test('around what was found neither the name nor the residence stands', async () => {
  const { search, show } = await scene();
  const { hit } = await search('kafki');
  expect(hit).toMatchObject({ match: 'Kafka', after: expect.stringContaining('dyżury w ███') });
  expect(JSON.stringify(hit)).not.toMatch(/Kowalsk|Kobyl/);
  await show();
  expect((await search('kafki')).hit?.after).toContain('Kobylcu');
});

test('a quote has neither; the town of an employer stays', async () => {
  const { mask } = await scene();
  const known = await mask();
  const quote = (text: string) =>
    maskQuote(
      { page: 1, start: 0, end: text.length, quote: text },
      known && { ...known, masks: {} },
      known?.readerVersion ?? '',
    );
  expect(quote('Zespół pod nazwą Kowalska i reszta, Kobylec')).toBe('Zespół pod nazwą ███ i reszta, ███');
  expect(quote('2019 - obecnie: Java, Wydumane Systemy, Legnica')).toBe(
    '2019 - obecnie: Java, Wydumane Systemy, Legnica',
  );
});

test('a surname that is a word too is hidden in a quote', () => {
  const quote = { page: 1, start: 0, end: 33, quote: 'Zespół: Kafka, Zima, Piotr Wilk' };
  const mask = { ...maskOfPerson({ firstName: 'Anna', lastName: 'Zima', city: null }), readerVersion: 'test' };
  expect(maskQuote(quote, mask, 'test')).toBe('Zespół: Kafka, ███, Piotr Wilk');
});
