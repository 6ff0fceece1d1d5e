import { database } from '@/lib/db/client';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { setUpModelRun, useModel } from '@/tests/analysis/model-run';
import { writeSome } from '@/tests/analysis/written-texts/write-some';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { rescoreCandidates } from '../rescore/rescore-candidates';

const server = OpenAiServer.ofTests();

beforeEach(async () => {
  server.respondTo('texts', writeSome);
  await database().modelGate.deleteMany();
  await useModel(server);
});

test('after a change of criteria the sentences of a removed one are gone, the others stay, and nothing is asked', async () => {
  const { processId, run, judge, write, save, candidate } = await setUpModelRun();
  await judge();
  await write();
  await save();
  const { analysis: before } = await candidate();
  const removed = before?.verdicts.find(
    ({ verdict, criterion }) => verdict === 'MET' && criterion.kind === 'REQUIREMENT',
  );
  const words = `„${removed?.criterion.text}”`;
  const all = (texts: typeof before) => [texts?.feedback, ...(texts?.strengths ?? [])].join('\n');
  expect(all(before)).toContain(words);
  await database().criterion.delete({ where: { id: removed?.criterion.criterionId ?? '' } });
  const asked = server.requests.length;
  await rescoreCandidates(database(), await getProcessRow(database(), processId), [run.candidateId]);
  const { analysis: after } = await candidate();
  expect(after?.id).not.toBe(before?.id);
  expect(all(after)).not.toContain(words);
  expect(after?.textsModel).toBe('gpt-4.1-mini');
  expect(server.requests).toHaveLength(asked);
});

test('a sentence that tells the sex is not shown once the process is blind', async () => {
  const { processId, judge, write, save, candidate } = await setUpModelRun();
  server.respondTo('texts', (request) => {
    const texts = writeSome(request);
    const [first] = texts.strengths;
    const told = { on: first?.on ?? [], pl: 'Ona zna to z codziennej pracy.', en: 'She knows it from her daily work.' };
    return { ...texts, strengths: [...texts.strengths, told] };
  });
  await judge();
  await write();
  await save();
  expect((await candidate()).analysis?.strengths.join('\n')).toContain('Ona');
  await database().process.update({ where: { id: processId }, data: { blindMode: true } });
  expect((await candidate()).analysis?.strengths.join('\n')).not.toContain('Ona');
});
