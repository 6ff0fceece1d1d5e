import vm from 'node:vm';
import type { JestEnvironmentConfig } from '@jest/environment';
import NodeEnvironment from './jest-node-environment';

function createEnvironment(): NodeEnvironment {
  const projectConfig = { fakeTimers: { enableGlobally: false } };
  return new NodeEnvironment({ projectConfig } as JestEnvironmentConfig);
}

const globals = globalThis as Record<string, unknown>;

test('what a test file changes of globals, process and environment variables is put back', async () => {
  globals.kept = 'before';
  globals.deleted = 'before';
  const { fetch } = globalThis;
  const { exit } = process;
  const path = process.env.PATH;
  const environment = createEnvironment();
  await environment.setup();
  globals.added = 'by the file';
  globals.kept = 'by the file';
  delete globals.deleted;
  globalThis.fetch = () => Promise.reject(new Error('not connected'));
  process.exit = () => {
    throw new Error('left');
  };
  process.env.PATH = '';
  process.env.ADDED = 'yes';
  process.on('SIGUSR2', () => undefined);
  await environment.teardown();
  expect(globals).not.toHaveProperty('added');
  expect([globals.kept, globals.deleted]).toEqual(['before', 'before']);
  expect([globalThis.fetch, process.exit]).toEqual([fetch, exit]);
  expect([process.env.PATH, process.env.ADDED]).toEqual([path, undefined]);
  expect(process.listenerCount('SIGUSR2')).toBe(0);
  delete globals.kept;
  delete globals.deleted;
});

test('fake timers of a file end with it', async () => {
  const { setTimeout } = globalThis;
  const environment = createEnvironment();
  environment.fakeTimersModern.useFakeTimers();
  expect(globalThis.setTimeout).not.toBe(setTimeout);
  await environment.teardown();
  expect(globalThis.setTimeout).toBe(setTimeout);
});

test('a file is compiled once, one that was changed or loads by import() again', async () => {
  const environment = createEnvironment();
  const parsingContext = environment.getVmContext();
  const compile = (source: string): unknown =>
    vm.compileFunction(source, ['module'], { filename: 'a-module.js', parsingContext });
  const first = compile('module.exports = 1;');
  expect(compile('module.exports = 1;')).toBe(first);
  expect(compile('module.exports = 2;')).not.toBe(first);
  const loading = 'module.exports = () => import("./other");';
  expect(compile(loading)).not.toBe(compile(loading));
  await environment.teardown();
});
