import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { env } from '@/lib/env';
import { startEmbeddedDriver, type ConformanceDriver } from '@/tests/conformance/conformance-driver';

// What costs time when many events come in is the number of statements, so these are counted.
let driver: ConformanceDriver;
beforeAll(async () => {
  driver = await startEmbeddedDriver();
}, 60_000);
afterAll(() => driver.stop(), 60_000);

async function statementsFor(send: () => Promise<void>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await send();
  const isOfIntake = (text: unknown) =>
    typeof text === 'string' && /insert into durable_(event|idempotency|run)\b/.test(text);
  const count = query.mock.calls.filter(([text]) => isOfIntake(text)).length;
  query.mockRestore();
  return count;
}

test('five hundred events take no more statements than one, and start in their order', async () => {
  const events = Array.from({ length: 500 }, () => ({
    name: 'conformance/once',
    data: { scope: 'x', key: randomUUID() },
  }));
  const few = await statementsFor(() => driver.send(events.slice(0, 1)));
  const many = await statementsFor(() => driver.send(events.slice(1)));
  expect(few).toBeGreaterThan(0);
  expect(many).toBe(few);
  const database = new pg.Client({ connectionString: env().DATABASE_URL });
  await database.connect();
  const { rows } = await database.query(
    `select event->'data'->>'key' as key from durable_run where event->>'name' = 'conformance/once' order by started_at, id`,
  );
  await database.end();
  expect(rows).toEqual(events.map(({ data: { key } }) => ({ key })));
}, 60_000);
