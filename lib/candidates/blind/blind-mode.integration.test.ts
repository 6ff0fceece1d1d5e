import { z } from 'zod';
import { indexCvText } from '@/lib/analysis/judge/index-cv-text';
import { readCandidateCv } from '@/lib/analysis/judge/read-candidate-cv';
import { systemActor } from '@/lib/auth/actor';
import { cvPageSchema } from '@/lib/domain/cv-document';
import { database } from '@/lib/db/client';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { findByPhrase } from '@/lib/search/find-by-phrase';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { readCv } from '@/tests/cv/read-cv';
import { plainCv } from '@/tests/cv/plain-cv';
import { getCandidate } from '../details/get-candidate';
import { getFailedAnswers } from '../analyses/get-failed-answers';
import { getCvText } from '../cv/get-cv-text';
import { replaceCv } from '../cv/replace-cv';
import { getCandidateCv } from '../cv/get-candidate-cv';
import { revealCandidate } from '../decisions/reveal-candidate';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { searchCandidates } from '../search/search-candidates';
import { uploadCvs } from '../cv/upload-cvs';

const lines = [
  'Bogumiła Przykładowska',
  'bogumila.przykladowska@poczta.example, tel. 600 700 800',
  'ul. Zmyślona 7/3, 50-001 Sulechów',
  'Stan cywilny: mężatka, dwoje dzieci',
  'Obywatelstwo: ukraińskie',
  'Doświadczenie',
  '2019 - obecnie: Programistka Java w firmie Wydumane Systemy, Legnica. Java, Spring Boot, Apache Kafka.',
  'Referencje',
  'Pan Zenobiusz Zmyślik, kierownik, tel. 600 900 800',
];
const traits = ['mężatka', 'dzieci', 'ukraińskie', 'Pan ', 'Zenobiusz', 'Zmyślik', '600 900 800'];
const secrets = [
  'Bogumiła',
  'Przykładowska',
  'poczta.example',
  '600 700 800',
  'Zmyślona',
  'Sulech',
  'lubuskie',
  ...traits,
];

async function scene() {
  const { actor, processId } = await createTestScene();
  const bytes = plainCv(lines);
  const { accepted } = await uploadCvs(actor, {
    processId,
    files: [{ fileName: 'Bogumiła Przykładowska.pdf', bytes }],
  });
  const candidateId = accepted[0]?.candidateId ?? '';
  const place = { processId, candidateId };
  const { analysisRequestId, cvSha256 } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  await readCandidateCv(systemActor, { candidateId, requestId: analysisRequestId ?? '' });
  await indexCvText(cvSha256 ?? '');
  await database().candidate.update({
    where: { id: candidateId },
    data: {
      status: 'SEEN',
      firstName: 'Bogumiła',
      lastName: 'Przykładowska',
      phone: '600 700 800',
      email: 'bogumila.przykladowska@poczta.example',
      about: 'Pani Bogumiła z Sulechowa od lat pisze w Javie.',
      city: 'Sulechów',
      voivodeship: 'lubuskie',
      country: 'PL',
    },
  });
  await changeBlindMode(actor, { processId, blindMode: true });
  const search = (searchPhrase: string) =>
    searchCandidates(actor, {
      processId,
      query: candidateSearchQuerySchema.parse({}),
      filters: candidateFiltersSchema.parse({ searchPhrase }),
    });
  return { actor, place, search };
}

async function textOfCv(actor: Parameters<typeof getCandidateCv>[0], place: Parameters<typeof getCandidateCv>[1]) {
  const { stream, fileName } = await getCandidateCv(actor, place);
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const document = await readCv(bytes);
  return {
    fileName,
    text: document.pages.map(({ text }) => text).join('\n'),
    raw: Buffer.from(bytes).toString('latin1'),
  };
}

async function pagesOfCv(actor: Parameters<typeof getCvText>[0], place: Parameters<typeof getCvText>[1]) {
  return z.array(cvPageSchema).parse(JSON.parse(await getCvText(actor, place)));
}

const leaks = (answer: unknown) => secrets.filter((secret) => JSON.stringify(answer).includes(secret));

test('nothing that the server answers tells who a candidate of a blind process is', async () => {
  const { actor, place, search } = await scene();
  const list = await search('kafki');
  expect(list.items).toMatchObject([{ firstName: null, lastName: null, cvFileName: null, isBlind: true }]);
  expect(list.hits[place.candidateId]).toMatchObject({ match: 'Kafka' });
  const details = await getCandidate(actor, place);
  const cv = await textOfCv(actor, place);
  expect(cv.text).toContain('Spring Boot');
  const pages = await pagesOfCv(actor, place);
  expect(pages.map(({ text }) => text).join()).toContain('Spring Boot');
  const { actor: admin } = await createTestUser('ADMIN');
  await database().failedAnswer.create({
    data: {
      candidateId: place.candidateId,
      reason: 'model.bad-answer',
      answers: [
        '{"quote": "Stan cywilny: mężatka, dwoje dzieci", "reason": "Pani Bogumiła z Sulechowa pisze w Javie"}',
        '{"quote": "Pan Zenobiusz Zmyślik, kierownik, tel. 600 900 800", "reason": "Obywatelstwo: ukraińskie"}',
      ],
    },
  });
  const failed = await getFailedAnswers(admin, place);
  expect(failed.reason).toBe('model.bad-answer');
  expect(leaks([list, details, cv, pages, failed])).toEqual([]);
  expect(cv.text).toContain('Legnica');
  for (const phrase of ['Przykładowska', 'Sulechów', 'mężatka', 'Zmyślik'])
    expect((await search(phrase)).totalItems).toBe(0);
  expect((await findByPhrase(actor, { phrase: 'Przykładowska', limit: 5 })).candidates).toEqual([]);
});

test('the name that an ATS gave stays hidden in the CV after a correction', async () => {
  const { actor, place } = await scene();
  const { candidateId } = place;
  const bytes = plainCv(['Java, Spring Boot', 'Kurs: Zdziebłowski szkoli z Kafki']);
  await replaceCv(actor, { ...place, files: [{ fileName: 'cv.pdf', bytes }], confirm: 'SAME_PERSON' });
  const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  await readCandidateCv(systemActor, { candidateId, requestId: analysisRequestId ?? '' });
  const given = { firstName: 'Ada', lastName: 'Zdziebłowski' };
  const corrected = { firstName: 'Ada', lastName: 'Inna' };
  await database().candidate.update({ where: { id: candidateId }, data: corrected });
  const values = { value: corrected, formerValue: given, readValue: given };
  await database().detailCorrection.create({
    data: { candidateId, field: 'NAME', ...values, correctedById: actor.userId },
  });
  const { text } = await textOfCv(actor, place);
  expect(text).toContain('Spring Boot');
  expect(text).not.toContain('Zdziebłowski');
});

test('a reveal with a reason shows everyone who it is, once', async () => {
  const { actor, place } = await scene();
  const blind = await pagesOfCv(actor, place);
  const reveal = () => revealCandidate(actor, { ...place, reason: 'Dzwonię, aby umówić rozmowę' });
  expect(await reveal()).toMatchObject({ firstName: 'Bogumiła', isBlind: false, phone: '600 700 800' });
  expect((await textOfCv(actor, place)).text).toContain('Przykładowska');
  const masked = blind.map(({ text, spans }) => ({ length: text.length, spans }));
  const shown = await pagesOfCv(actor, place);
  const inCv = secrets.filter((secret) => secret !== 'lubuskie');
  expect(leaks(shown)).toEqual(inCv);
  expect(shown.map(({ text, spans }) => ({ length: text.length, spans }))).toEqual(masked);
  await expect(reveal()).rejects.toMatchObject({ code: 'candidate.not-blind' });
  expect(await database().candidateReveal.findMany({ where: { candidateId: place.candidateId } })).toMatchObject([
    { reason: 'Dzwonię, aby umówić rozmowę', revealedById: actor.userId },
  ]);
});
