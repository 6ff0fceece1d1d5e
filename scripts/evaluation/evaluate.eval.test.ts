import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endIdleReaders } from '../../lib/reader/reader-pool';
import { OpenAiServer } from '../../tests/openai-server/openai-server';
import { evaluateJudging, evaluateStability, type EvaluationInput } from './evaluate';
import type { LabelledPosition } from './labelled-cases';
import { readOptions } from './options';
import { recordJudging, type JudgingRecord } from './record-judging';

const label = (verdict: 'MET' | 'NO_INFORMATION') => ({ verdict, quote: '', why: 'as labelled' });
const candidate = (id: string, cv: string, docker: 'MET' | 'NO_INFORMATION') => ({
  id,
  language: 'en' as const,
  cv,
  verdicts: { r1: label('MET'), r2: label(docker) },
});
const position: LabelledPosition = {
  name: 'it-1',
  isHeldOut: false,
  title: 'Developer',
  language: 'en',
  requirements: [
    { id: 'r1', text: 'PostgreSQL' },
    { id: 'r2', text: 'Docker' },
  ],
  candidates: [
    candidate('c1', 'Skills\nPostgreSQL\nDocker', 'MET'),
    candidate('c2', 'Skills\nPostgreSQL\nKnitting', 'NO_INFORMATION'),
  ],
  order: ['c1', 'c2'],
};

const server = OpenAiServer.ofTests();
let lines: string[];
let recorded: JudgingRecord[];

afterAll(() => endIdleReaders());
beforeEach(() => {
  [lines, recorded] = [[], []];
});

function input(args: string[], hasKey = true): EvaluationInput {
  const model = { OPENAI_API_KEY: server.apiKey, OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'gpt-4.1-mini' };
  const none = { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined, OPENAI_MODEL: undefined };
  const print = (line: string) => void lines.push(line);
  const record: EvaluationInput['record'] = (one) => {
    recorded.push(one);
    return 'memory';
  };
  return { set: 'test', record, positions: [position], options: readOptions(args), env: hasKey ? model : none, print };
}

const silent = (criterion: number) => ({
  criterion,
  verdict: 'NO_INFORMATION',
  confidence: 0.9,
  reason: 'Silent.',
  evidence: [],
});

/** MET for what the CV names; every second time it names Docker, that is NOT_MET. */
function flipEverySecondCall(): void {
  let calls = 0;
  server.respond = ({ criteria, sentences }) => ({
    verdicts: criteria.map(({ number, text }) => {
      const skill = text.replace('Requirement: ', '');
      const sentence = sentences.find((one) => one.text === skill);
      if (!sentence) return silent(number);
      if (skill === 'Docker') calls += 1;
      const verdict = skill === 'Docker' && calls % 2 === 0 ? 'NOT_MET' : 'MET';
      const evidence = [{ sentence: sentence.number, quote: skill }];
      return { criterion: number, verdict, confidence: 0.9, reason: 'So it says.', evidence };
    }),
  });
}

test('verdicts are compared with the labels, for the built-in engine and the model', async () => {
  flipEverySecondCall();
  const { offline, openai } = await evaluateJudging(input(['--wrong']));

  expect(offline?.verdicts).toEqual({ right: 4, all: 4 });
  expect(openai?.verdicts).toEqual({ right: 4, all: 4 });
  expect(openai?.table.MET.MET).toBe(3);
  expect(openai?.pairs).toEqual({
    score: { right: 1, all: 1 },
    wordCoverage: { right: 1, all: 1 },
    bm25: { right: 1, all: 1 },
  });
  expect(openai?.calibration).toEqual({ '0.9': { right: 4, all: 4 } });
  expect(server.asked).toHaveLength(2);
  expect(lines).toContainEqual(expect.stringMatching(/^2 requests, \d+ tokens sent/));
});

test('a wrong verdict is listed with both reasons', async () => {
  server.respond = ({ criteria }) => ({ verdicts: criteria.map(({ number }) => silent(number)) });
  const { openai } = await evaluateJudging(input(['--engine', 'openai', '--wrong', '--api', 'chat']));

  expect(openai?.precision.NO_INFORMATION).toEqual({ right: 1, all: 4 });
  expect(server.asked[0]?.endpoint).toBe('chat');
  expect(lines).toContain('it-1 c1 | Docker | MET (as labelled) | said NO_INFORMATION: Silent.');
});

test('a verdict that changes with every second call is reported as unstable, with the spread of scores', async () => {
  flipEverySecondCall();
  const { offline, openai } = await evaluateStability(input(['--runs', '4']));

  expect(offline).toMatchObject({ criteria: 4, flipRate: 0, unstable: [] });
  expect(openai).toMatchObject({ criteria: 4, flipRate: 0.125, unstable: [{ requirement: 'Docker', flipRate: 0.5 }] });
  expect(openai?.scores).toMatchObject([{ min: 50, max: 100, standardDeviation: 25 }, { standardDeviation: 0 }]);
  expect(lines).toContain('unstable: it-1 c1 | Docker | MET × 2, NOT_MET × 2 | flip rate 0.50');
  expect(lines).toContain('verdict flip rate 0.000, unstable criteria 0 of 4');
  expect(lines).toContain('verdict flip rate 0.125, unstable criteria 1 of 4');
});

test('a busy provider is waited for, one that refuses the key ends the run', async () => {
  server.fail({ kind: 'rate-limit', retryAfterMs: 10 });
  await evaluateJudging(input(['--engine', 'openai']));
  expect(server.requests).toHaveLength(3);

  const refused = input(['--engine', 'openai']);
  refused.env = { ...refused.env, OPENAI_API_KEY: 'sk-wrong' };
  await expect(evaluateJudging(refused)).rejects.toThrow('The model did not judge: model.key-refused.');
});

test('a CV that the model does not judge is counted, and the others are judged', async () => {
  flipEverySecondCall();
  server.fail({ kind: 'content-filter' });
  const { openai } = await evaluateJudging(input(['--engine', 'openai']));

  expect(openai?.verdicts.all).toBe(4);
  expect(server.asked).toHaveLength(2);
  expect(lines).toContain('runs without a usable answer, counted as NO_INFORMATION: 1');
});

test.each([
  ['judging', evaluateJudging],
  ['stability', evaluateStability],
])('without a key the %s of the model is skipped, and said to be', async (_, evaluate) => {
  const results = await evaluate(input([], false));

  expect(Object.keys(results)).toEqual(['offline']);
  expect(lines[0]).toBe('The model was skipped: OPENAI_API_KEY is not set.');
});

test('an unknown option is refused', () => {
  for (const args of [['--engine', 'other'], ['--runs', 'many'], ['--fast']]) {
    expect(() => readOptions(args)).toThrow();
  }
});

test('what a model has come to is kept: its prompt, its figures and what it cost', async () => {
  flipEverySecondCall();
  await evaluateJudging(input(['--input-price', '2', '--output-price', '8', '--currency', 'EUR']));
  expect(lines).toContainEqual(expect.stringMatching(/^2 requests, .* received, 0\.\d{4} EUR$/));
  expect(recorded).toHaveLength(1);
  const folder = mkdtempSync(path.join(tmpdir(), 'evaluations-'));
  const file = recorded.map((one) => recordJudging(one, folder))[0] ?? '';
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  rmSync(folder, { recursive: true });
  expect(kept).toMatchObject({
    set: 'test',
    model: 'gpt-4.1-mini',
    currency: 'EUR',
    cvs: 2,
    unanswered: 0,
    promptVersion: expect.stringMatching(/^judge-\d/),
    usage: { requests: 2, costMicros: expect.any(Number) },
    measures: { verdicts: { right: 4, all: 4 } },
  });
  // Texts of cases stay out: those that are held out are never read.
  expect(JSON.stringify(kept)).not.toContain('Docker');
});

test.each([
  [['--input-price', '1'], /belong together/],
  [['--input-price', 'much', '--output-price', '1'], /no price/],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
