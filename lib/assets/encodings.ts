/** The codings that files are kept in, the one to prefer first, with the endings of their names. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;

/** The types of the files that are compressed ahead, as Next itself names them. Fonts and pictures are compressed already. */
export const assetTypes: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

const names = Object.keys(encodings) as Encoding[];

/**
 * The coding to answer in, of those that the asker takes (RFC 9110, 12.5.3).
 *
 * @param accepted the header Accept-Encoding
 * @returns null when neither is taken
 */
export function pickEncoding(accepted = ''): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  return names.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? null;
}
