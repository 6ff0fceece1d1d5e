/** Replaces one line that must be there. */
function replaceLine(text: string, line: RegExp, by: string): string {
  if (!line.test(text)) throw new Error(`compose.yaml has no line like ${line.source}.`);
  return text.replace(line, by);
}

/**
 * `compose.yaml` for a machine that allows no bridge network: product and database share the host's, each at a port of its own.
 *
 * @throws Error when the file has changed so far that this does not fit it
 */
export function onHostNetwork(compose: string, { product, database }: { product: number; database: number }): string {
  let text = replaceLine(compose, /^ {4}ports: \['\$\{RECRUITING_LISTEN.*$/m, '    network_mode: host');
  text = replaceLine(text, /^ {4}image: \$\{POSTGRES_IMAGE.*$/m, '$&\n    network_mode: host');
  text = replaceLine(text, /^ {6}POSTGRES_DB: .*$/m, `$&\n      PGPORT: '${database}'`);
  text = replaceLine(text, /@db:5432\//, `@127.0.0.1:${database}/`);
  return replaceLine(text, /^ {2}NEXTAUTH_URL: .*$/m, `$&\n  HOSTNAME: 127.0.0.1\n  PORT: '${product}'`);
}
