import { readFileSync } from 'node:fs';

/**
 * Reads the command line that Prisma gives its schema engine.
 *
 * @param {string[]} args
 * @returns {{version: boolean, command?: string, url: string, shadowUrl?: string, schemaFiles: [string, string][]}}
 */
export function readArguments(args) {
  const valuesOf = (...names) => args.flatMap((arg, index) => (names.includes(arg) ? [args[index + 1]] : []));
  const datasource = JSON.parse(valuesOf('--datasource')[0] ?? '{}');
  return {
    version: args.includes('--version'),
    // `cli can-connect-to-database` and the like; without it, requests come on standard input.
    command: args.includes('cli') ? args[args.indexOf('cli') + 1] : undefined,
    url: datasource.url ?? process.env.DATABASE_URL ?? 'postgresql://127.0.0.1:1/unset',
    shadowUrl: datasource.shadowDatabaseUrl,
    schemaFiles: valuesOf('-d', '--datamodels').map((file) => [file, readFileSync(file, 'utf8')]),
  };
}
