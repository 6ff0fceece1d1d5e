import { hiddenIdentity } from '../blind/blind-sql';
import { Prisma } from '@/lib/db/generated/client';
import { containsPattern } from '@/lib/db/search-text';
import { transaction } from '@/lib/db/transaction';
import { isSlipOf } from './name-slips';
import { searchWords } from './word-forms';

/** Similar names are looked for only when the phrase itself finds fewer candidates than this. */
export const fewFound = 5;
/**
 * The share of a word's trigrams that a name must have to be compared letter by letter: two swapped letters leave as
 * many.
 */
const leastAlike = 0.33;
/** So many of the most similar names are compared letter by letter. */
const mostCompared = 200;
/** Shorter words are similar by chance; they must be in the name exactly. */
const shortestAlike = 4;
const mostWords = 5;

const name = Prisma.sql`name_text(c.first_name, c.last_name)`;

/** The words that may be a name with a slip of the finger; none for a number, an e-mail address, or short words alone. */
function wordsOfName(phrase: string): string[] {
  const words = searchWords(phrase);
  const mayBeName = words.length <= mostWords && words.every((word) => /^\p{L}+$/u.test(word)) && !phrase.includes('@');
  return mayBeName && words.some((word) => word.length >= shortestAlike) ? words : [];
}

/**
 * Candidates whose names are the words of a phrase but for a slip of the finger, the most similar first. Who is hidden is not found.
 *
 * @param options `where`: condition on candidate `c` of process `p`
 */
export async function findSimilarNames(
  phrase: string,
  { where, limit }: { where: Prisma.Sql; limit: number },
): Promise<string[]> {
  const words = wordsOfName(phrase);
  if (words.length === 0) return [];
  const conditions = words.map((word) =>
    word.length < shortestAlike ? Prisma.sql`${name} LIKE ${containsPattern(word)}` : Prisma.sql`${word} <% ${name}`,
  );
  const long = words.filter(({ length }) => length >= shortestAlike);
  const likeness = long.map((word) => Prisma.sql`word_similarity(${word}, found.name)`);
  return transaction(async (db) => {
    // What `<%`, which uses the index, takes for similar.
    await db.$queryRaw`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(leastAlike)}, true)`;
    const rows = await db.$queryRaw<{ id: string; name: string }[]>`
      SELECT found.id, found.name FROM (
        SELECT c.id, c.created_at, ${name} AS name FROM candidate c JOIN process p ON p.id = c.process_id
        WHERE ${Prisma.join(conditions, ' AND ')} AND NOT ${hiddenIdentity} AND ${where}
        OFFSET 0) found
      ORDER BY ${Prisma.join(likeness, ' + ')} DESC, found.created_at DESC, found.id LIMIT ${mostCompared}`;
    const meant = rows.filter((row) => long.every((word) => isSlipOf(word, searchWords(row.name))));
    return meant.slice(0, limit).map(({ id }) => id);
  });
}
