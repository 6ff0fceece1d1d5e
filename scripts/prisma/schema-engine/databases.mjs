import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { openAdapter } from './adapter.mjs';
import { maintenanceUrl, quote, runStatement } from './administer.mjs';

/**
 * The engine's connections to its database and to shadow databases, on which it replays migrations. The adapter creates a
 * shadow database but connects to the original one; this connects to the shadow.
 *
 * @param {{url: string, shadowUrl?: string}} settings
 */
export function connectedDatabases({ url, shadowUrl }) {
  const shadows = new Set();
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => openAdapter(url),
    connectToShadowDb: async () => {
      if (shadowUrl) return openAdapter(shadowUrl);
      const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
      await runStatement(maintenanceUrl(url), `CREATE DATABASE ${quote(name)}`);
      shadows.add(name);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return openAdapter(address.href);
    },
  });
  const dropShadows = async () => {
    for (const name of shadows) {
      // A leftover shadow database is not an error of the request.
      await runStatement(maintenanceUrl(url), `DROP DATABASE IF EXISTS ${quote(name)} WITH (FORCE)`).catch(() => {});
    }
    shadows.clear();
  };
  return { factory, dropShadows };
}

const refuse = () => {
  throw new Error('This request has no database.');
};

/** The response to the engine's first query. */
const serverVersion = {
  columnNames: ['exists', 'version', 'numeric_version'],
  columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
  rows: [[true, 'PostgreSQL 16.0', 160_000]],
};

/** For comparing schema files, which needs no database. */
export function noDatabase() {
  return bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: 'none',
    connectToShadowDb: refuse,
    connect: async () => ({
      provider: 'postgres',
      adapterName: 'none',
      getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
      queryRaw: async () => serverVersion,
      executeRaw: async () => 0,
      executeScript: async () => {},
      startTransaction: refuse,
      dispose: async () => {},
    }),
  });
}
