import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'prisma/config';

/**
 * Uses an npm stand-in where Prisma's native schema engine is not installed
 * (docs/decisions/0003-prisma-schema-engine.md).
 */
const engines = path.join(import.meta.dirname, 'node_modules/@prisma/engines');
const hasNativeEngine = existsSync(engines) && readdirSync(engines).some((name) => name.startsWith('schema-engine-'));
if (!hasNativeEngine) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(import.meta.dirname, 'scripts/prisma/schema-engine.mjs');
}

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://127.0.0.1:1/unset' },
});
