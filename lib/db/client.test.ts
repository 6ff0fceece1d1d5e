import type * as Client from './client';

/** The module as another test file, or another copy of it in Next, loads it. */
function loadWith(address: string): typeof Client {
  process.env.DATABASE_URL = address;
  let loaded: typeof Client | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof Client>('./client');
  });
  if (!loaded) throw new Error('not loaded');
  return loaded;
}

test('two copies of the module share a client of one address; another address has its own', async () => {
  const first = loadWith('postgresql://one.example/first');
  const client = first.database();
  expect(loadWith('postgresql://one.example/first').database()).toBe(client);
  const second = loadWith('postgresql://one.example/second');
  expect(second.database()).not.toBe(client);
  expect(first.database()).toBe(client);
  await second.disconnectDatabase();
  expect(first.database()).not.toBe(client);
  await first.disconnectDatabase();
});
