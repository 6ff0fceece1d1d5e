import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountOf, testPassword } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import type { Experience, PersonInput, PersonRole } from './person';
import { lookAtCandidates } from './recruiters';

// A person of the load test (person.ts): works between the messages `start` and `stop`.

/** What the server asks for, of a sign-in that has no room. */
const retryMs = 5_000;
const patienceMs = 60_000;

const [role, json = ''] = process.argv.slice(2) as [PersonRole, string];
const input = JSON.parse(json) as PersonInput;

async function recruiterTurn(client: ApiClient): Promise<Experience> {
  const calls: Experience = { times: [], failed: 0 };
  await lookAtCandidates(client, input.processId, calls);
  return calls;
}

/** One sign-in from an address that nobody else uses, in a browser that the account does not know. */
async function signInTurn(): Promise<Experience> {
  const startedAt = performance.now();
  let failed = 0;
  for (;;) {
    try {
      await ApiClient.signInAs(input.serverUrl, accountOf('VIEWER'), testPassword, '192.0.2.200');
      return { times: [performance.now() - startedAt], failed };
    } catch {
      failed += 1;
      if (performance.now() - startedAt > patienceMs) return { times: [performance.now() - startedAt], failed };
      await sleep(retryMs);
    }
  }
}

async function main(): Promise<void> {
  const client = role === 'recruiter' ? await ApiClient.signIn(input.serverUrl, 'RECRUITER') : null;
  let working = false;
  process.on('message', (message) => (working = message === 'start'));
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
  for (;;) {
    while (!working) await once(process, 'message');
    const experience: Experience = { times: [], failed: 0 };
    // One turn at least, however short the flood.
    do {
      const turn = client ? await recruiterTurn(client) : await signInTurn();
      experience.times.push(...turn.times);
      experience.failed += turn.failed;
      await sleep(100);
    } while (working);
    process.send?.(experience);
  }
}

await main();
