import { setTimeout as sleep } from 'node:timers/promises';
import { systemActor } from '@/lib/auth/actor';
import { correctVerdict } from '@/lib/candidates/decisions/correct-verdict';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { reprocessCandidate } from '@/lib/candidates/analyses/reprocess-candidate';
import { database } from '@/lib/db/client';
import { spentThisMonth } from '@/lib/model/model-budget';
import { setUpModelRun, useModel } from '@/tests/analysis/model-run';
import { writeSome } from '@/tests/analysis/written-texts/write-some';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { judgeCandidate } from '../judge/judge-candidate';
import { readCandidateCv } from '../judge/read-candidate-cv';
import { cancelAnalysis } from '../run/cancel-analysis';
import { saveAnalysis } from '../store/save-analysis';
import { writeTexts } from './write-texts';

const server = OpenAiServer.ofTests();

beforeEach(async () => {
  server.respondTo('texts', writeSome);
  await database().modelGate.deleteMany();
  await useModel(server);
});

const asksForTexts = () => server.asked.filter(({ schemaName }) => schemaName === 'texts');
const isForTexts = ({ schemaName }: { schemaName: string | undefined }) => schemaName === 'texts';

async function analyse(run: { candidateId: string; requestId: string }) {
  await readCandidateCv(systemActor, run);
  await judgeCandidate(systemActor, run);
  await writeTexts(systemActor, run);
  await saveAnalysis(systemActor, run);
}

async function repeat({ actor, processId, run }: Awaited<ReturnType<typeof setUpModelRun>>, fresh: boolean) {
  const { candidateId } = run;
  await reprocessCandidate(actor, { processId, candidateId, fresh });
  const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  await analyse({ candidateId, requestId: analysisRequestId ?? '' });
}

test('the model writes the texts in both languages, one call after the judging; what it cost counts', async () => {
  const spentBefore = await spentThisMonth();
  const { actor, processId, run, judge, write, save } = await setUpModelRun();
  await judge();
  expect(await write()).toEqual({ outcome: 'written' });
  await save();
  expect(asksForTexts()).toHaveLength(1);
  const place = { processId, candidateId: run.candidateId, peek: true };
  const pl = (await getCandidate({ ...actor, locale: 'pl' }, place)).analysis;
  const en = (await getCandidate({ ...actor, locale: 'en' }, place)).analysis;
  expect(pl).toMatchObject({ textsModel: 'gpt-4.1-mini', textsReason: null });
  expect([pl?.textsBy.feedback, pl?.textsBy.strengths]).toEqual(['MODEL', 'MODEL']);
  expect(pl?.feedback).toMatch(/^CV pokazuje to/);
  expect(en?.feedback).toMatch(/^The CV shows/);
  expect(pl?.strengths).toHaveLength(en?.strengths.length ?? -1);
  const row = await database().analysis.findFirstOrThrow({ where: { candidateId: run.candidateId } });
  expect(row).toMatchObject({ textsPromptVersion: 'texts-1', removedSentences: 0 });
  expect(row.inputTokens).toBe(server.asked.reduce((sum, { inputTokens }) => sum + inputTokens, 0));
  expect((await spentThisMonth()) - spentBefore).toBe(row.costMicros);
});

test('no personal datum is sent for the texts, no budget, and quotes are masked', async () => {
  const { judge, write } = await setUpModelRun();
  await judge();
  await write();
  const sent =
    asksForTexts()[0]
      ?.messages.map(({ text }) => text)
      .join('\n') ?? '';
  expect(sent).toContain('Spring Boot');
  for (const datum of ['Olga', 'Kowalska', 'Miła', 'Długa', '600 100 200', '90010112349', '20000', 'budget'])
    expect({ datum, isSent: sent.includes(datum) }).toEqual({ datum, isSent: false });
});

test("a name that only the file's name tells is masked", async () => {
  const lines = ['Programistka Java', 'Spring Boot i Docker, 2015–2025, Acme', 'Java, 2010–2025'];
  const { judge, write, run } = await setUpModelRun({ lines, fileName: 'Larkhill_Pippa_CV.pdf' });
  await judge();
  await database().$executeRaw`
    UPDATE analysis_draft SET content = replace(content::text, 'The CV says so.', 'Reference: Pippa Larkhill led it.')::jsonb
    WHERE request_id = ${run.requestId}::uuid`;
  await write();
  const sent = JSON.stringify(asksForTexts()[0]?.messages);
  expect(sent).toContain('Reference: [NAME] led it.');
  expect(sent).not.toContain('Larkhill');
});

test('equal input takes the stored texts, and asks nothing; a fresh analysis asks anew', async () => {
  const scene = await setUpModelRun();
  await scene.judge();
  await scene.write();
  await scene.save();
  const { analysis: before } = await scene.candidate();
  server.respondTo('texts', (request) =>
    JSON.stringify(writeSome(request)).replaceAll('CV pokazuje to', 'CV mówi o tym'),
  );
  const asked = server.requests.length;
  await repeat(scene, false);
  expect(server.requests).toHaveLength(asked);
  const { analysis: again } = await scene.candidate();
  expect([again?.feedback, again?.textsBy]).toEqual([before?.feedback, before?.textsBy]);
  await repeat(scene, true);
  expect(asksForTexts()).toHaveLength(2);
  expect((await scene.candidate()).analysis?.feedback).toMatch(/^CV mówi o tym/);
});

test('a step that runs again neither asks nor counts twice, and a run that is killed between the two has the verdicts', async () => {
  const { judge, write, save, candidate, run } = await setUpModelRun();
  await judge();
  await write();
  const asked = server.requests.length;
  await write();
  // The draft as it was before the texts were put into it: the answer was kept.
  const draft = await database().analysisDraft.findUniqueOrThrow({ where: { requestId: run.requestId } });
  const content = draft.content as { analysis: object };
  const data = { content: { ...content, analysis: { ...content.analysis, texts: null } } };
  await database().analysisDraft.update({ where: { requestId: run.requestId }, data });
  await write();
  await save();
  expect(server.requests).toHaveLength(asked);
  const { analysis } = await candidate();
  expect(analysis?.inputTokens).toBe(server.asked.reduce((sum, { inputTokens }) => sum + inputTokens, 0));
});

test('a run that is cancelled while the model writes stays cancelled, and nothing of its draft', async () => {
  const { judge, write, candidate, run, processId } = await setUpModelRun();
  await judge();
  server.fail({ kind: 'delay', ms: 2000 }, { when: isForTexts });
  const writing = write();
  while (asksForTexts().length === 0) await sleep(20);
  await cancelAnalysis(systemActor, run);
  expect(await writing).toEqual({ outcome: 'written' });
  const { status, statusReason, progress } = await candidate();
  expect({ status, statusReason, progress }).toEqual({
    status: 'ERROR',
    statusReason: 'analysis.cancelled',
    progress: null,
  });
  expect(await database().analysisDraft.count({ where: { requestId: run.requestId } })).toBe(0);
  const used = await database().modelUse.aggregate({ where: { processId }, _sum: { inputTokens: true } });
  expect(used._sum.inputTokens).toBe(server.asked.reduce((sum, { inputTokens }) => sum + inputTokens, 0));
});

test('without the setting, and without a model, the rules write', async () => {
  await useModel(server, { writeTexts: false });
  const { judge, write, save, candidate } = await setUpModelRun();
  await judge();
  expect(await write()).toEqual({ outcome: 'written' });
  await save();
  expect(asksForTexts()).toEqual([]);
  const { analysis } = await candidate();
  expect(analysis).toMatchObject({ textsModel: null, textsReason: null });
  expect(new Set(Object.values(analysis?.textsBy ?? {}))).toEqual(new Set(['RULES']));
});

test.each([
  [
    'unfounded',
    () =>
      server.respondTo('texts', (request) => JSON.stringify(writeSome(request)).replaceAll('CV', 'CV i PostgreSQL')),
  ],
  ['unreadable', () => server.fail({ kind: 'malformed-json' }, { when: isForTexts, times: 2 })],
  ['refused', () => server.fail({ kind: 'content-filter' }, { when: isForTexts })],
  ['unavailable', () => server.fail({ kind: 'api-error', status: 401, message: 'No.' }, { when: isForTexts })],
  ['tooLong', () => server.fail({ kind: 'overflow', dialect: 'llama.cpp' }, { when: isForTexts, times: 2 })],
] as const)('%s: the rules write, the analysis is saved and says why', async (reason, spoil) => {
  const { judge, write, save, candidate } = await setUpModelRun();
  await judge();
  spoil();
  expect(await write()).toEqual({ outcome: 'written' });
  expect(await save()).toEqual({ outcome: 'saved' });
  const { analysis, status } = await candidate();
  expect([status, analysis?.textsReason, analysis?.textsModel]).toEqual(['NEW', reason, null]);
  expect(analysis?.feedback).not.toBe('');
  expect(analysis?.textsBy.feedback).toBe('RULES');
});

test('one answer that cannot be read is asked for again, and both count', async () => {
  const { judge, write, save, candidate } = await setUpModelRun();
  await judge();
  server.respondTo('texts', (request) => (asksForTexts().length === 1 ? '{"opinion": oops' : writeSome(request)));
  server.fail({ kind: 'truncated' }, { when: isForTexts });
  await write();
  await save();
  expect(asksForTexts()).toHaveLength(2);
  const { analysis } = await candidate();
  expect(analysis?.textsBy.feedback).toBe('MODEL');
  expect(analysis?.inputTokens).toBe(server.asked.reduce((sum, { inputTokens }) => sum + inputTokens, 0));
});

test('a busy provider is waited for three times, one that is away once, then the rules write', async () => {
  const { judge, write, save, candidate } = await setUpModelRun();
  await judge();
  server.fail({ kind: 'rate-limit', retryAfterSeconds: 0 }, { when: isForTexts, times: 9 });
  for (const attempt of [0, 1, 2]) {
    await database().modelGate.deleteMany();
    expect(await write(attempt)).toMatchObject({ outcome: 'waiting', seconds: expect.any(Number) });
    expect((await candidate()).statusReason).toBe('model.rate-limited');
  }
  await database().modelGate.deleteMany();
  expect(await write(3)).toEqual({ outcome: 'written' });
  await save();
  const { analysis, statusReason } = await candidate();
  expect([analysis?.textsReason, statusReason]).toEqual(['busy', null]);
});

test('a budget that the judging has used up leaves the texts to the rules', async () => {
  const { judge, write, save, candidate } = await setUpModelRun();
  await judge();
  await useModel(server, { monthlyBudget: 0n });
  expect(await write()).toEqual({ outcome: 'written' });
  await save();
  expect([asksForTexts().length, (await candidate()).analysis?.textsReason]).toEqual([0, 'budget']);
});

test('after a correction no sentence of the model speaks of the criterion', async () => {
  const { actor, processId, run, judge, write, save, candidate } = await setUpModelRun();
  await judge();
  await write();
  await save();
  const { analysis } = await candidate();
  const met = analysis?.verdicts.find(
    ({ verdict, criterion }) => verdict === 'MET' && criterion.kind === 'REQUIREMENT',
  );
  const words = `„${met?.criterion.text}”`;
  const said = (texts: string[] = []) => texts.filter((text) => text.includes(words)).length;
  expect([said(analysis?.strengths), said([analysis?.feedback ?? ''])]).toEqual([1, 1]);
  await correctVerdict(actor, {
    processId,
    candidateId: run.candidateId,
    criterionId: met?.criterion.criterionId ?? '',
    verdict: 'NOT_MET',
    reason: 'Rozmowa: nigdy tego nie robił.',
  });
  const { analysis: corrected } = await candidate();
  expect(said(corrected?.strengths)).toBe(0);
  expect(corrected?.textsBy).toMatchObject({ feedback: 'RULES', weaknesses: 'BOTH' });
  expect(corrected?.weaknesses.join('\n')).toContain('Rozmowa: nigdy tego nie robił.');
});
