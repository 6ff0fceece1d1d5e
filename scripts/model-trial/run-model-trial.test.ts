import { OpenAiServer } from '../../tests/openai-server/openai-server';
import { runModelTrial } from './run-model-trial';
import { readTrialCommand, WrongUse } from './trial-options';

const server = OpenAiServer.ofTests();
let printed: string[];
let told: string[];
let stop: AbortController;

beforeEach(() => {
  [printed, told, stop] = [[], [], new AbortController()];
});

const place = () => ['--url', server.url, '--model', 'gpt-4.1-mini', '--key-env', 'MY_KEY'];

function run(args: string[] = [], key = server.apiKey) {
  return runModelTrial(readTrialCommand([...place(), ...args], { MY_KEY: key }), {
    print: (text) => void printed.push(text),
    progress: (text) => void told.push(text),
    signal: stop.signal,
  });
}

test('the table has the share of right verdicts, proof, repairs, time, tokens and cost; progress comes apart from it', async () => {
  await run(['--input-price', '0.4', '--output-price', '1.6', '--currency', 'EUR']);
  const [table = ''] = printed;
  expect(printed).toHaveLength(1);
  expect(table).toMatch(/Right {2,}\d+ of 40 \(\d+ %\); the built-in rules: \d+ of 40/);
  expect(table).toMatch(/of NOT_MET {2,}\d+ of 12/);
  expect(table).toMatch(/criteria in Polish {2,}\d+ of 20/);
  expect(table).toMatch(/Quotes {2,}\d+ proved, \d+ refused/);
  expect(table).toMatch(/Answers {2,}\d of 5 asked for again, 0 not usable/);
  expect(table).toMatch(/Time {2,}[\d.]+ s a CV, the slowest [\d.]+ s/);
  expect(table).toMatch(/Tokens {2,}\d+ sent \(\d+ cached\), \d+ received/);
  expect(table).toMatch(/Cost {2,}0\.\d{4} EUR/);
  expect(table).toContain('expected NOT_MET, given MET');
  expect(told).toHaveLength(6);
  expect(told[0]).toContain('judge-5 chat');
  expect(told[5]).toMatch(/^5 of 5 .*: \d of 8 right/);
});

test('--json prints what was asked, the sum and each verdict', async () => {
  await run(['--json', '--api', 'responses']);
  const result = JSON.parse(printed.join('')) as Record<string, unknown>;
  expect(result).toMatchObject({
    model: 'gpt-4.1-mini',
    url: server.url,
    api: 'responses',
    promptVersion: expect.stringMatching(/^judge-/),
    sum: { examples: 5, verdicts: { all: 40 }, builtIn: { all: 40 } },
  });
  expect(result['examples']).toHaveLength(5);
  expect(server.asked[0]?.endpoint).toBe('responses');
});

test('an answer that cannot be used is told and counted, and the others are judged', async () => {
  server.fail({ kind: 'empty' }, { times: 2 });
  await run();
  expect(told[1]).toContain('not usable (model.bad-answer)');
  expect(printed[0]).toMatch(/Answers {2,}\d of 5 asked for again, 1 not usable/);
});

test('a server that cannot be asked is a failure with the reason in plain words', async () => {
  await expect(run([], 'sk-wrong')).rejects.toMatchObject({
    message: expect.stringContaining('could not be asked (model.key-refused)'),
    remedy: expect.stringMatching(/refused the API key.*--key-env/),
  });
  expect(printed).toEqual([]);
  await expect(run(['--url', 'http://127.0.0.1:1/v1'])).rejects.toMatchObject({
    remedy: expect.stringContaining('--url'),
  });
});

test('what there is is printed when it is stopped, and nothing more is asked', async () => {
  server.respond = () => {
    if (server.asked.length > 1) stop.abort();
    return { verdicts: [] };
  };
  await run();
  expect(told.at(-1)).toBe('Stopped after 0 of 5 examples.');
  expect(server.asked).toHaveLength(2);
  expect(printed).toEqual([]);
});

describe('the command', () => {
  const read = (args: string[], variables = {}) => readTrialCommand(args, variables);

  test.each([
    ['no model', [], /No model/],
    ['no server and no key', ['--model', 'm'], /needs a key/],
    [
      'a variable without a key',
      ['--url', 'http://a.example/v1', '--model', 'm', '--key-env', 'NONE'],
      /NONE is not set/,
    ],
    ['an unknown interface', ['--url', 'http://a.example/v1', '--model', 'm', '--api', 'soap'], /--api is one of/],
    ['no address', ['--url', 'localhost', '--model', 'm'], /--url is no address/],
    ['a context of nothing', ['--url', 'http://a.example/v1', '--model', 'm', '--context', '12'], /--context is/],
    ['an endless time-out', ['--url', 'http://a.example/v1', '--model', 'm', '--timeout', 'long'], /--timeout/],
    ['an unknown option', ['--fast'], /Unknown option/],
  ])('%s is refused, and what to give is said', (_, args, message) => {
    expect(() => read(args)).toThrow(message);
    expect(() => read(args)).toThrow(WrongUse);
  });

  test('one price alone is refused', () => {
    const args = ['--url', 'http://a.example/v1', '--model', 'm'];
    expect(() => read([...args, '--input-price', '1'])).toThrow(/belong together/);
    expect(() => read([...args, '--input-price', 'much', '--output-price', '1'])).toThrow(/no price/);
  });

  test('the environment’s key goes to its own server only', () => {
    const variables = { OPENAI_API_KEY: 'sk-own', OPENAI_BASE_URL: 'http://a.example/v1', OPENAI_MODEL: 'm' };
    expect(read([], variables).settings).toMatchObject({ apiKey: 'sk-own', model: 'm', api: 'chat' });
    expect(read(['--url', 'http://b.example/v1'], variables).settings.apiKey).not.toBe('sk-own');
    expect(() => read(['--url', 'https://api.openai.com/v1', '--model', 'm'], variables)).toThrow(/needs a key/);
  });

  test.each([
    ['http://127.0.0.1:11434/v1', [], { api: 'ollama', contextLength: 16_384 }],
    ['http://127.0.0.1:11434/v1', ['--context', '8192'], { api: 'ollama', contextLength: 8192 }],
    ['http://127.0.0.1:11434/v1', ['--api', 'chat'], { api: 'chat', contextLength: null }],
    ['http://127.0.0.1:1234/v1', [], { api: 'chat', contextLength: null }],
    ['http://a.example/v1', ['--context', '4096'], { api: 'chat', contextLength: 4096 }],
  ])(
    '%s is asked as the product’s settings begin with, unless the command says otherwise: %j',
    (url, args, expected) => {
      expect(read(['--url', url, '--model', 'm', ...args]).settings).toMatchObject(expected);
    },
  );

  test('an empty address is OpenAI’s, as for the product', () => {
    const variables = { OPENAI_API_KEY: 'sk-own', OPENAI_BASE_URL: '', OPENAI_MODEL: 'm' };
    expect(read([], variables).settings).toMatchObject({ apiKey: 'sk-own', baseUrl: null, api: 'responses' });
  });
});
