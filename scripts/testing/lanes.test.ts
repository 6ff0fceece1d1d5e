import { setTimeout as delay } from 'node:timers/promises';
import { runInLanes, type Step } from './lanes';

type Name = 'checks' | 'unit' | 'build' | 'server' | 'kill' | 'standalone' | 'e2e';

const steps: Step<Name>[] = [
  { name: 'checks', lane: 'processor' },
  { name: 'unit', lane: 'processor' },
  { name: 'build', lane: 'waiting', after: ['checks'] },
  { name: 'server', lane: 'waiting', after: ['build'] },
  { name: 'e2e', lane: 'alone' },
];

async function record(chosen: Step<Name>[]): Promise<string[]> {
  const seen: string[] = [];
  await runInLanes(chosen, async (name) => {
    seen.push(`${name} starts`);
    await delay(name === 'unit' ? 60 : 15);
    seen.push(`${name} ends`);
  });
  return seen;
}

test('lanes run side by side, a stage waits for what it needs, and the last has the machine to itself', async () => {
  const seen = await record(steps);
  const at = (entry: string) => seen.indexOf(entry);
  expect(at('build starts')).toBeGreaterThan(at('checks ends'));
  expect(at('build starts')).toBeLessThan(at('unit ends'));
  expect(at('server starts')).toBeGreaterThan(at('build ends'));
  expect(at('unit starts')).toBeGreaterThan(at('checks ends'));
  expect(seen.slice(-2)).toEqual(['e2e starts', 'e2e ends']);
  expect(seen).toHaveLength(10);
});

test('a lane that is done takes over the last stages of the other, but not before what they need', async () => {
  const chosen: Step<Name>[] = [
    { name: 'build', lane: 'waiting' },
    { name: 'server', lane: 'waiting', after: ['build'] },
    { name: 'kill', lane: 'waiting', after: ['build'] },
    { name: 'standalone', lane: 'waiting', after: ['build'] },
  ];
  const seen = await record(chosen);
  const at = (entry: string) => seen.indexOf(entry);
  expect(at('standalone starts')).toBeGreaterThan(at('build ends'));
  expect(at('standalone starts')).toBeLessThan(at('kill starts'));
  expect(seen).toHaveLength(8);
});

test('a stage does not wait for one that was not chosen', async () => {
  const chosen = steps.filter(({ name }) => name === 'build');
  expect(await record(chosen)).toEqual(['build starts', 'build ends']);
});
