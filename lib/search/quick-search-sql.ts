import { Prisma } from '@/lib/db/generated/client';
import { hiddenIdentity } from '@/lib/candidates/blind/blind-sql';
import { hasContact } from '@/lib/candidates/search/contact-sql';
import { containsPattern } from '@/lib/db/search-text';
import type { OwnIdNumbers } from '@/lib/domain/own-id';
import { textStartPattern, wordStartPattern, type Phrase } from './phrase';

/** Shorter words match only at word starts: the trigram index needs three letters. */
const indexedLength = 3;

function containsWords(text: Prisma.Sql, words: string[]): Prisma.Sql {
  const conditions = words.map((word) =>
    word.length < indexedLength
      ? Prisma.sql`${text} ~ ${wordStartPattern(word)}`
      : Prisma.sql`${text} LIKE ${containsPattern(word)}`,
  );
  return Prisma.sql`(${Prisma.join(conditions, ' AND ')})`;
}

/** Best first: the number, start of the name, starts of its words, its words anywhere, other text. */
function rank(name: Prisma.Sql, number: Prisma.Sql, beginning: string, phrase: Phrase): Prisma.Sql {
  const starts = phrase.words.map((word) => Prisma.sql`${name} ~ ${wordStartPattern(word)}`);
  return Prisma.sql`CASE
    WHEN ${number} = ${phrase.number}::int THEN 0
    WHEN ${name} ~ ${beginning} THEN 1
    WHEN ${Prisma.join(starts, ' AND ')} THEN 2
    WHEN ${containsWords(name, phrase.words)} THEN 3
    ELSE 4 END`;
}

/**
 * Processes by number, name and requirements; within a rank archived ones last, then newest first. The name is a prefix
 * of `search_text` of equal length.
 *
 * @param visible condition on the process `p`
 */
export function processesByPhrase(phrase: Phrase, limit: number, visible: Prisma.Sql): Prisma.Sql {
  const name = Prisma.sql`left(p.search_text, char_length(p.name))`;
  const byNumber = Prisma.sql`p.ordinal_number = ${phrase.number}::int`;
  const byWords = containsWords(Prisma.sql`p.search_text`, phrase.words);
  return Prisma.sql`
    SELECT p.id, p.ordinal_number AS "ordinalNumber", p.name, p.status
    FROM process p
    WHERE ${visible} AND ${phrase.numberOnly ? byNumber : phrase.number === null ? byWords : Prisma.sql`(${byNumber} OR ${byWords})`}
    ORDER BY ${rank(name, Prisma.sql`p.ordinal_number`, textStartPattern(phrase.text), phrase)},
      p.status = 'ARCHIVED', p.created_at DESC, p.id
    LIMIT ${limit}`;
}

/** The candidate of an own identifier, without the name where it is hidden. `visible`: as above. */
export function candidateByOwnId(ownId: OwnIdNumbers, visible: Prisma.Sql): Prisma.Sql {
  const unlessHidden = (column: Prisma.Sql) => Prisma.sql`CASE WHEN ${hiddenIdentity} THEN NULL ELSE ${column} END`;
  return Prisma.sql`
    SELECT c.id, c.process_id AS "processId", p.name AS "processName", c.ordinal_number AS "ordinalNumber",
      ${unlessHidden(Prisma.sql`c.first_name`)} AS "firstName", ${unlessHidden(Prisma.sql`c.last_name`)} AS "lastName",
      c.current_position AS "currentPosition", c.match_score AS "matchScore", c.status
    FROM candidate c JOIN process p ON p.id = c.process_id
    WHERE p.ordinal_number = ${ownId.process} AND c.ordinal_number = ${ownId.candidate} AND ${visible}`;
}

const foundColumns = Prisma.sql`c.id, c.process_id AS "processId", p.name AS "processName",
  c.ordinal_number AS "ordinalNumber", c.first_name AS "firstName", c.last_name AS "lastName",
  c.current_position AS "currentPosition", c.match_score AS "matchScore", c.status`;

/** Candidates who may be shown, in the order of the ids. */
export function candidatesByIds(ids: string[]): Prisma.Sql {
  return Prisma.sql`
    SELECT ${foundColumns} FROM candidate c JOIN process p ON p.id = c.process_id
    WHERE c.id = ANY(${ids}::uuid[]) AND NOT ${hiddenIdentity} ORDER BY array_position(${ids}::uuid[], c.id)`;
}

/** Candidates by number, name, position, city, e-mail address and phone, newest first within a rank. Who is hidden is not found. */
export function candidatesByPhrase(phrase: Phrase, limit: number, visible: Prisma.Sql): Prisma.Sql {
  const name = Prisma.sql`left(c.search_text, char_length(concat_ws(' ', c.first_name, c.last_name)))`;
  const byText = containsWords(Prisma.sql`c.search_text`, phrase.words);
  const contact = phrase.numberOnly ? null : hasContact(phrase.typed);
  const byWords = contact ? Prisma.sql`(${byText} OR ${contact.sql})` : byText;
  return Prisma.sql`
    SELECT ${foundColumns}
    FROM (
      SELECT c.*, ${rank(name, Prisma.sql`c.ordinal_number`, wordStartPattern(phrase.text), phrase)} AS rank
      FROM candidate c JOIN process p ON p.id = c.process_id
      WHERE NOT ${hiddenIdentity} AND ${visible} AND ${phrase.numberOnly ? Prisma.sql`c.ordinal_number = ${phrase.number}::int AND ${byWords}` : byWords}
      ORDER BY rank, c.created_at DESC, c.id
      LIMIT ${limit}
    ) c
    JOIN process p ON p.id = c.process_id
    ORDER BY c.rank, c.created_at DESC, c.id`;
}
