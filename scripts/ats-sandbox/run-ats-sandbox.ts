import { parseArgs } from 'node:util';
import { Failure } from '../../lib/failure';
import { runCommand } from '../run-command';
import { dialectNames, sandboxConnection, sandboxWebhookSecrets } from '../../prisma/seed/demo-ats-credentials';
import { personalities, type Personality } from './dialects/settings';
import { startAtsSandbox } from './start-sandbox';

// `npm run ats:sandbox`: runs the sandbox ATS until Ctrl-C.

const whole = (text: string, name: string): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Failure(`--${name} is "${text}", which is not a whole number.`, `Give one, for example --${name} 10.`);
};

function personality(text: string): Personality {
  const known = personalities.find((one) => one === text);
  if (known) return known;
  throw new Failure(`--personality is "${text}".`, `Give one of ${personalities.join(', ')}.`);
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4400' },
      seed: { type: 'string', default: '1' },
      recruitments: { type: 'string', default: '3' },
      candidates: { type: 'string', default: '25' },
      'plain-cvs': { type: 'boolean', default: false },
      state: { type: 'string' },
      personality: { type: 'string', default: 'documented' },
    },
  });
  const sandbox = await startAtsSandbox({
    port: whole(values.port, 'port'),
    seed: whole(values.seed, 'seed'),
    recruitments: whole(values.recruitments, 'recruitments'),
    candidatesPerRecruitment: whole(values.candidates, 'candidates'),
    cvs: values['plain-cvs'] ? 'plain' : 'designed',
    statePath: values.state,
    personality: personality(values.personality),
  });
  console.log(
    `\n  Sandbox ATS  ${sandbox.url}\n  Board        ${sandbox.url}/board\n  Control      ${sandbox.url}/_control\n`,
  );
  for (const name of dialectNames) {
    const { apiUrl, authUrl, credentials } = sandboxConnection(name, sandbox.url);
    console.log(`  ${name}\n    ${apiUrl}${authUrl === apiUrl ? '' : `\n    token: ${authUrl}`}`);
    for (const [key, value] of Object.entries(credentials)) console.log(`    ${key}: ${value}`);
  }
  const na = sandboxConnection('teamtailor', sandbox.url, { region: 'na' });
  console.log(`  teamtailor, the other region\n    ${na.apiUrl}\n    apiKey: ${na.credentials.apiKey}`);
  console.log('\n  Webhook secrets');
  for (const [name, secret] of Object.entries(sandboxWebhookSecrets)) console.log(`    ${name}: ${secret}`);
  console.log('\nCtrl-C stops it.');
  const stop = (): void => void sandbox.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

await runCommand(run);
