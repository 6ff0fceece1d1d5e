import { jsonrepair } from 'jsonrepair';

/** In characters; the time that a repair takes grows with the square of them. */
const longestRepair = 30_000;

/** The characters of a text that was escaped as a JSON string once more; null: it is not such a text. */
export function unescapeOnce(text: string): string | null {
  try {
    const value: unknown = JSON.parse(`"${text.replace(/[\n\r\t]/g, ' ')}"`);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** The value of a stretch of JSON, its form repaired where that is needed and it is not too long; undefined: it has none. */
export function parseLeniently(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (text.length > longestRepair) return undefined;
    try {
      return JSON.parse(jsonrepair(text)) as unknown;
    } catch {
      return undefined;
    }
  }
}
