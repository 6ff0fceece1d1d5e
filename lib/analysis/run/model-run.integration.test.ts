import { systemActor } from '@/lib/auth/actor';
import { reprocessCandidate } from '@/lib/candidates/analyses/reprocess-candidate';
import { database } from '@/lib/db/client';
import { recordExtras } from '@/lib/model/model-server';
import { cvLines, setUpModelRun, useModel } from '@/tests/analysis/model-run';
import type { Fault } from '@/tests/openai-server/faults';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { judgeCandidate } from '../judge/judge-candidate';
import { readCandidateCv } from '../judge/read-candidate-cv';

const server = OpenAiServer.ofTests();

beforeEach(async () => {
  await database().modelGate.deleteMany();
  await useModel(server);
});

test.each(['responses', 'chat'])('judges through %s, with quotes from the CV, tokens and cost', async (api) => {
  await useModel(server, { api });
  const { judge, save, candidate } = await setUpModelRun();
  expect(await judge()).toEqual({ outcome: 'judged', byModel: true });
  await save();
  const { analysis, status } = await candidate();
  expect(status).toBe('NEW');
  expect(analysis).toMatchObject({ engine: 'openai', model: 'gpt-4.1-mini' });
  for (const { verdict, evidence, second, criterion } of analysis?.verdicts ?? []) {
    if (verdict !== 'NO_INFORMATION') expect(evidence.length).toBeGreaterThan(0);
    // A budget is the built-in engine's alone.
    expect(second?.engine).toBe(criterion.kind === 'BUDGET' ? undefined : 'offline');
    expect(cvLines.join('\n')).toContain(evidence[0]?.quote ?? '');
    if (criterion.kind === 'BUDGET') expect(server.requestsWith('2000000')).toEqual([]);
  }
  const row = await database().analysis.findFirstOrThrow({ orderBy: { finishedAt: 'desc' } });
  expect(row.inputTokens).toBeGreaterThan(200);
  expect(row.outputTokens).toBeGreaterThan(20);
  expect(row.costMicros).toBe(Math.ceil((row.inputTokens * 400_000 + row.outputTokens * 1_600_000) / 1e6));
});

test('sends no personal datum of the CV, and no name', async () => {
  const { judge } = await setUpModelRun();
  await judge();
  expect(server.requests.length).toBeGreaterThan(0);
  const personal = [
    'Olga',
    'Kowalska',
    'Miła',
    'Długa',
    '00-238',
    '600 100 200',
    'olga.mila',
    '90010112349',
    '01.01.1990',
  ];
  for (const datum of personal) expect({ datum, sent: server.requestsWith(datum).length }).toEqual({ datum, sent: 0 });
  expect(server.requestsWith('Spring Boot').length).toBeGreaterThan(0);
});

test('sends neither a name that the file’s name alone tells, nor a family fact', async () => {
  const lines = [
    'Doświadczenie zawodowe',
    'Programistka Java, Spring Boot i Docker, 2015–2019',
    '2019–2020 urlop macierzyński',
    'Jasieńska uprościła wdrożenia. Klienci dziękują Jasieńskiej.',
  ];
  const { judge } = await setUpModelRun({ lines, fileName: 'CV Jasieńska Teodora.pdf' });
  await judge();
  expect(server.requestsWith('Jasie')).toEqual([]);
  expect(server.requestsWith('macierzy')).toEqual([]);
  expect(server.requestsWith('2019–2020 [FAMILY]').length).toBeGreaterThan(0);
});

test('takes the stored verdicts for equal input: the model is asked once', async () => {
  const { actor, processId, run, judge, save } = await setUpModelRun();
  await judge();
  await save();
  const asked = server.requests.length;
  await reprocessCandidate(actor, { processId, candidateId: run.candidateId, fresh: false });
  const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: run.candidateId } });
  const again = { candidateId: run.candidateId, requestId: analysisRequestId ?? '' };
  await readCandidateCv(systemActor, again);
  expect(await judgeCandidate(systemActor, again)).toEqual({ outcome: 'judged', byModel: true });
  expect(server.requests).toHaveLength(asked);
});

const repairable: Fault['kind'][] = [
  'malformed-json',
  'schema-violation',
  'invented-quotes',
  'missing-criterion',
  'unknown-criterion',
  'weak-quotes',
];
test.each(repairable)('%s: one repair mends it', async (kind) => {
  const { judge, save, candidate } = await setUpModelRun();
  server.fail({ kind } as Fault);
  expect(await judge()).toEqual({ outcome: 'judged', byModel: true });
  expect(server.asked.length).toBeLessThanOrEqual(2);
  await save();
  const { analysis } = await candidate();
  expect(analysis?.verdicts.some(({ verdict }) => verdict === 'MET')).toBe(true);
});

test.each(['wrapped', 'zero-based', 'malformed-json'] as const)('%s: read at once, as it was meant', async (kind) => {
  const { judge, save, candidate } = await setUpModelRun();
  server.fail({ kind });
  expect(await judge()).toEqual({ outcome: 'judged', byModel: true });
  await save();
  expect(server.asked).toHaveLength(1);
  const { analysis } = await candidate();
  const docker = analysis?.verdicts.find(({ criterion }) => criterion.text.includes('Docker'));
  expect(docker).toMatchObject({ verdict: 'MET', evidence: [{ quote: expect.stringContaining('Docker') }] });
});

test('a repair names what is wrong, shows the answer, and has another seed', async () => {
  await useModel(server, { api: 'chat' });
  await recordExtras({ baseUrl: server.url, model: 'gpt-4.1-mini', api: 'chat' }, true);
  const { judge } = await setUpModelRun();
  server.fail({ kind: 'invented-quotes' });
  await judge();
  const [first, repair] = server.asked;
  const said = repair?.messages.map(({ text }) => text) ?? [];
  expect(said.at(-1)).toMatch(
    /Criterion 1: this quote is not in lines \d+-\d+, nor elsewhere in the CV: "Led the expedition/,
  );
  expect(said.at(-2)).toContain('Jupiter');
  expect(repair?.seed).not.toBe(first?.seed);
  await database().modelServer.deleteMany();
});

test('messages of one side are one message, and nothing is sent that a server may not know', async () => {
  await useModel(server, { api: 'chat' });
  const { judge } = await setUpModelRun();
  server.fail({ kind: 'missing-criterion' });
  await judge();
  const [first, repair] = server.asked;
  expect(first?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(repair?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(repair?.messages.at(-1)?.text).toMatch(/is missing, contradictory, or without/);
  for (const { body } of server.asked) expect(body).not.toHaveProperty('store');
  for (const { body } of server.asked) expect(body).not.toHaveProperty('seed');
  expect(first?.maxOutputTokens).toBe(4000 + 400 * (first?.criteria.length ?? 0));
});

test('over the Responses API a server is asked to keep nothing, until it has refused that once', async () => {
  await useModel(server, { api: 'responses' });
  const refusal = { kind: 'api-error', status: 400, message: "Unknown parameter: 'store'." } as const;
  server.fail(refusal, { times: 9, when: ({ body }) => 'store' in body });
  for (const scene of [await setUpModelRun(), await setUpModelRun()])
    expect(await scene.judge()).toEqual({ outcome: 'judged', byModel: true });
  expect(server.asked.map(({ body }) => 'store' in body)).toEqual([false, false]);
  expect(server.requests).toHaveLength(3);
  await database().modelServer.deleteMany();
  server.reset();
  await (await setUpModelRun()).judge();
  expect(server.asked[0]?.body).toHaveProperty('store', false);
});

test('a CV that does not fit is asked about in parts, and of each criterion the best proof counts', async () => {
  const { judge, save, candidate } = await setUpModelRun();
  const lines = (body: { sentences: unknown[] }) => body.sentences.length;
  server.fail({ kind: 'overflow', dialect: 'vllm' }, { times: 20, when: (one) => lines(one) > 4 });
  expect(await judge()).toEqual({ outcome: 'judged', byModel: true });
  await save();
  const sizes = server.asked.map(lines);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4);
  expect(
    server.asked.flatMap(({ sentences }) => sentences.map(({ number }) => number)).toSorted((a, b) => a - b),
  ).toEqual(
    [...new Set(server.asked.flatMap(({ sentences }) => sentences.map(({ number }) => number)))].toSorted(
      (a, b) => a - b,
    ),
  );
  const { analysis } = await candidate();
  expect(analysis?.verdicts.find(({ criterion }) => criterion.text.includes('Docker'))?.verdict).toBe('MET');
});

test('an answer that does not fit is asked for in parts, each with the whole CV, and all of it is counted', async () => {
  const { judge, save, candidate } = await setUpModelRun();
  server.fail({ kind: 'truncated' }, { times: 20, when: ({ criteria }) => criteria.length > 2 });
  expect(await judge()).toEqual({ outcome: 'judged', byModel: true });
  await save();
  const answered = server.asked.filter(({ criteria }) => criteria.length <= 2);
  const { analysis } = await candidate();
  const asked = analysis?.verdicts.filter(({ criterion }) => criterion.kind !== 'BUDGET') ?? [];
  expect(asked.length).toBeGreaterThan(2);
  expect(answered.flatMap(({ criteria }) => criteria)).toHaveLength(asked.length);
  expect(new Set(server.asked.map(({ sentences }) => JSON.stringify(sentences))).size).toBe(1);
  expect(asked.some(({ verdict }) => verdict === 'MET')).toBe(true);
  const row = await database().analysis.findFirstOrThrow({ orderBy: { finishedAt: 'desc' } });
  expect(row.inputTokens).toBe(server.asked.reduce((sum, one) => sum + one.inputTokens, 0));
});

test('an order in the CV changes neither what is asked nor the score', async () => {
  const order = /zignoruj|spełnione/i;
  // A model that would obey, and otherwise finds nothing.
  server.respond = ({ criteria, sentences }) => {
    const found = sentences.find(({ text }) => order.test(text));
    const evidence = found ? [{ sentence: found.number, quote: found.text }] : [];
    const verdict = found ? ('MET' as const) : ('NO_INFORMATION' as const);
    return {
      verdicts: criteria.map(({ number }) => ({
        criterion: number,
        verdict,
        confidence: 1,
        reason: 'So it says.',
        evidence,
      })),
    };
  };
  const { judge, save, candidate } = await setUpModelRun();
  await judge();
  await save();
  expect(server.requestsWith('Zignoruj')).toEqual([]);
  const { analysis } = await candidate();
  expect(analysis?.verdicts.every(({ verdict }) => verdict === 'NO_INFORMATION')).toBe(true);
});
