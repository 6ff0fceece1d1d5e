/** One line on standard error, in the form in which Prisma reads its engine's log. */
export function log(level, fields) {
  const line = { timestamp: new Date().toISOString(), level, fields, target: 'schema_engine::logger' };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
