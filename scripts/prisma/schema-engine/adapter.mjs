import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** PostgreSQL's internal type `"char"`, and `text`. */
const charType = 18;
const textType = 25;

/**
 * A connection for the engine. This fixes two gaps of the adapter that matter to migrations: it rejects the type `"char"`,
 * which the system catalogue uses, and it splits scripts at every semicolon, even in function bodies.
 */
export async function openAdapter(url) {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // Dropping a shadow database closes its connections.
  pool.on('error', () => {});
  const schema = new URL(url).searchParams.get('schema') ?? undefined;
  const adapter = await new PrismaPg(pool, { schema }).connect();
  supportCharType(adapter);
  adapter.executeScript = async (script) => {
    if (script.trim()) await pool.query(script).catch((error) => adapter.onError(error));
  };
  adapter.dispose = () => pool.end();
  return adapter;
}

let patched = false;

/** Patches the base class of queries and transactions, once. */
function supportCharType(adapter) {
  if (patched) return;
  patched = true;
  const base = Object.getPrototypeOf(Object.getPrototypeOf(adapter));
  const { performIO, queryRaw } = base;
  const charColumns = new WeakMap();
  base.performIO = async function (query) {
    const result = await performIO.call(this, query);
    charColumns.set(query, result.fields?.map((field) => field.dataTypeID === charType) ?? []);
    for (const field of result.fields ?? []) if (field.dataTypeID === charType) field.dataTypeID = textType;
    return result;
  };
  base.queryRaw = async function (query) {
    const result = await queryRaw.call(this, query);
    charColumns.get(query).forEach((isChar, index) => {
      if (isChar) result.columnTypes[index] = ColumnTypeEnum.Character;
    });
    return result;
  };
}
