import { z } from 'zod';
import { containsPattern } from '@/lib/db/search-text';
import { Prisma } from '@/lib/db/generated/client';
import { verdictSchema } from '@/lib/domain/analysis-schemas';
import { between, filterWhere, onDays, type Conditions } from '@/lib/filters/filter-sql';
import { hiddenRow } from '../blind/blind-sql';
import { candidateStatusOrder, doubtKinds } from '@/lib/domain/candidate-enums';
import { candidateFilters } from '@/lib/domain/candidate-filters';
import { parseOwnId } from '@/lib/domain/own-id';
import { hasContact } from './contact-sql';
import type { CandidateFilters, CandidateSortKey } from '@/lib/domain/candidate-schemas';
import { languageLevelSchema } from '@/lib/domain/process-schemas';
import { dueSql, inStagesSql, ownedSql } from '../stages/stage-sql';
import { hasDoubt } from './doubt-sql';
import { toReview } from './to-review-sql';
import { formsQuery, searchWords } from './word-forms';

/** Where a search looks, and for whom. */
export interface SearchScope {
  processId: string;
  userId: string;
  /** The process hides who its candidates are. */
  blindMode: boolean;
  /** Whether the score of a row `c` is hidden from this person; null: of none. */
  hidesScore: Prisma.Sql | null;
  /** The same of its verdicts. */
  hidesVerdicts: Prisma.Sql | null;
}

/** A score, or stars that follow from one; null while it is hidden. */
function unlessHidden({ hidesScore }: SearchScope, column: 'match_score' | 'rate'): Prisma.Sql {
  const stored = column === 'rate' ? Prisma.sql`c.rate` : Prisma.sql`c.match_score`;
  if (!hidesScore) return stored;
  const own = column === 'rate' ? Prisma.sql`c.rate_source = 'RECRUITER' OR` : Prisma.empty;
  return Prisma.sql`(CASE WHEN ${own} NOT ${hidesScore} THEN ${stored} END)`;
}

/** What the search field looks through besides the CV. */
function searchText({ blindMode }: SearchScope): Prisma.Sql {
  if (!blindMode) return Prisma.sql`c.search_text`;
  const anonymous = Prisma.sql`fold_text(concat_ws(' ', c.current_position, c.ordinal_number::text))`;
  return Prisma.sql`CASE WHEN ${hiddenRow} THEN ${anonymous} ELSE c.search_text END`;
}

/**
 * Leaves out hidden candidates (row `own`) whose own name is searched for. The CV may say the name at a place that
 * masking missed, because only the ATS knows this name: finding the candidate would tell who it is.
 */
function unlessOwnName({ blindMode }: SearchScope, forms: string): Prisma.Sql {
  if (!blindMode) return Prisma.empty;
  return Prisma.sql` AND NOT (own.revealed_at IS NULL
    AND cv_words(concat_ws(' ', own.first_name, own.last_name)) @@ ${forms}::tsquery)`;
}

/** The contact data are looked up once for the whole search, by their index. Hidden candidates are left out. */
function findsContact({ processId, blindMode }: SearchScope, hasIt: Prisma.Sql): Prisma.Sql {
  const shown = blindMode ? Prisma.sql`NOT ${hiddenRow}` : Prisma.sql`TRUE`;
  return Prisma.sql`(${shown} AND c.id IN (
    SELECT c.id FROM candidate c WHERE c.process_id = ${processId}::uuid AND ${hasIt}))`;
}

/** Matches the phrase as an id of the product, an e-mail address, a phone number, or words. */
function findsPhrase(scope: SearchScope, phrase: string): Prisma.Sql {
  const contact = hasContact(phrase);
  const byContact = contact && findsContact(scope, contact.sql);
  if (byContact && contact.isEmail) return byContact;
  const ways = [Prisma.sql`(${findsWords(scope, phrase)})`];
  const ownId = parseOwnId(phrase);
  if (ownId) {
    ways.push(Prisma.sql`(c.ordinal_number = ${ownId.candidate} AND ${ownId.process} =
      (SELECT p.ordinal_number FROM process p WHERE p.id = ${scope.processId}::uuid))`);
  }
  if (byContact) ways.push(byContact);
  return Prisma.sql`(${Prisma.join(ways, ' OR ')})`;
}

/** Every word is part of the row's text, or stands in the CV in one of its forms. */
function findsWords(scope: SearchScope, phrase: string): Prisma.Sql {
  const words = searchWords(phrase).map((word) => {
    const forms = formsQuery(word);
    // Only the process's texts are joined: those with a frequent word in all processes do not fit into memory.
    return Prisma.sql`(${searchText(scope)} LIKE ${containsPattern(word)} OR c.id IN (
      SELECT own.id FROM candidate own JOIN cv_search_text t ON t.sha256 = own.cv_sha256
      WHERE own.process_id = ${scope.processId}::uuid AND t.words @@ ${forms}::tsquery
        ${unlessOwnName(scope, forms)}))`;
  });
  // A phrase without letters and digits is looked for literally.
  if (words.length === 0) return Prisma.sql`${searchText(scope)} LIKE ${containsPattern(phrase.trim())}`;
  return Prisma.join(words, ' AND ');
}

const isOpened = ({ userId }: SearchScope) =>
  Prisma.sql`c.id IN (SELECT v.candidate_id FROM candidate_view v WHERE v.user_id = ${userId}::uuid)`;

function conditionsOf(scope: SearchScope): Conditions<typeof candidateFilters> {
  return {
    searchPhrase: (phrase) => findsPhrase(scope, phrase),
    statuses: (statuses) => Prisma.sql`c.status::text = ANY(${statuses})`,
    match: (scores) => between(unlessHidden(scope, 'match_score'), scores),
    rates: (rates) => Prisma.sql`${unlessHidden(scope, 'rate')} = ANY(${rates}::int[])`,
    sources: (sources) => Prisma.sql`c.source::text = ANY(${sources})`,
    applicationSources: (sources) => Prisma.sql`c.application_sources && ${sources}::text[]`,
    date: (period) => onDays(Prisma.sql`c.created_at`, period),
    decisions: (kinds) => Prisma.sql`coalesce(c.decision::text, 'UNDECIDED') = ANY(${kinds})`,
    stages: inStagesSql,
    owners: (states) => ownedSql(states, scope.userId),
    nextSteps: dueSql,
    review: () => toReview(),
    opened: (states) => {
      if (states.length > 1) return Prisma.sql`TRUE`;
      return states.includes('OPENED') ? isOpened(scope) : Prisma.sql`NOT (${isOpened(scope)})`;
    },
    cvRead: (states) => {
      const wanted = states.map((state) =>
        state === 'UNREAD' ? Prisma.sql`a.match_score IS NULL` : Prisma.sql`a.match_score IS NOT NULL`,
      );
      return Prisma.sql`EXISTS (SELECT FROM analysis a
        WHERE a.id = c.current_analysis_id AND (${Prisma.join(wanted, ' OR ')}))`;
    },
    doubts: (kinds) =>
      Prisma.sql`(${Prisma.join(
        doubtKinds.filter((kind) => kinds.includes(kind)).map((kind) => hasDoubt(scope, kind)),
        ' OR ',
      )})`,
    verdicts: (wanted) => {
      const has = verdictsOnCriteria(wanted);
      return scope.hidesVerdicts ? Prisma.sql`(${has} AND NOT ${scope.hidesVerdicts})` : has;
    },
    languages: spokenLanguages,
    cities: (cities) => Prisma.sql`c.city = ANY(${cities})`,
    voivodeships: (names) => Prisma.sql`c.voivodeship = ANY(${names})`,
    salary: (amounts) => Prisma.sql`${between(Prisma.sql`c.expected_salary_minor / 100.0`, amounts)}
      AND c.expected_currency = (SELECT coalesce(p.budget_currency, 'PLN') FROM process p
        WHERE p.id = ${scope.processId}::uuid)`,
  };
}

/** The condition of a candidate search. */
export function candidateWhere(scope: SearchScope, filters: CandidateFilters): Prisma.Sql {
  const chosen = filterWhere(candidateFilters, conditionsOf(scope), filters);
  return Prisma.sql`c.process_id = ${scope.processId}::uuid AND ${chosen}`;
}

const sortExpressions: Record<Exclude<CandidateSortKey, 'MATCH' | 'RATE'>, Prisma.Sql> = {
  DATE: Prisma.sql`c.created_at`,
  EXTERNAL_PROCESS_STATUS: Prisma.sql`c.external_process_status`,
  FIRST_NAME: Prisma.sql`c.first_name COLLATE "pl-x-icu"`,
  LAST_NAME: Prisma.sql`c.last_name COLLATE "pl-x-icu"`,
  ORDINAL_NUMBER: Prisma.sql`c.ordinal_number`,
  SOURCE: Prisma.sql`c.source`,
  STATUS: Prisma.sql`array_position(${candidateStatusOrder}::text[], c.status::text)`,
};

function sortExpression(scope: SearchScope, sortBy: CandidateSortKey): Prisma.Sql {
  if (sortBy === 'MATCH') return unlessHidden(scope, 'match_score');
  return sortBy === 'RATE' ? unlessHidden(scope, 'rate') : sortExpressions[sortBy];
}

/** The ORDER BY of a candidate search: nulls last in both directions, ties broken by id. */
export function candidateOrder(
  scope: SearchScope,
  { sortBy, sortOrder }: { sortBy: CandidateSortKey; sortOrder: 'ASC' | 'DESC' },
): Prisma.Sql {
  const direction = sortOrder === 'ASC' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  return Prisma.sql`${sortExpression(scope, sortBy)} ${direction} NULLS LAST, c.id ASC`;
}

const levels = languageLevelSchema.options;
const nothing = Prisma.sql`FALSE`;

/** Values `<key>:<rest>` by key. */
function byKey(values: readonly string[]): [string, string[]][] {
  const pairs = values.map((value): [string, string] => {
    const [key = '', rest = ''] = value.split(':', 2);
    return [key, rest];
  });
  return [...Map.groupBy(pairs, ([key]) => key)].map(([key, group]) => [key, group.map(([, rest]) => rest)]);
}

function all(conditions: Prisma.Sql[]): Prisma.Sql {
  return conditions.length === 0 ? nothing : Prisma.join(conditions, ' AND ');
}

/**
 * Candidates with one of the verdicts on each criterion, a recruiter's before the engine's.
 *
 * @param values `<criterionId>:<verdict>`; malformed ones find nobody
 */
function verdictsOnCriteria(values: readonly string[]): Prisma.Sql {
  const conditions = byKey(values).map(([criterionId, chosen]) => {
    const verdicts = chosen.filter((one) => verdictSchema.safeParse(one).success);
    if (!z.uuid().safeParse(criterionId).success || verdicts.length === 0) return nothing;
    return Prisma.sql`CASE WHEN c.corrected_breakdown IS NULL
      THEN c.current_analysis_id IN (SELECT v.analysis_id FROM criterion_verdict v
        WHERE v.criterion_id = ${criterionId}::uuid AND v.verdict = ANY(${verdicts}::"Verdict"[]))
      ELSE EXISTS (SELECT FROM jsonb_to_recordset(c.corrected_breakdown->'lines') AS line("criterionId" uuid, verdict text)
        WHERE line."criterionId" = ${criterionId}::uuid AND line.verdict = ANY(${verdicts})) END`;
  });
  return all(conditions);
}

/**
 * Candidates who speak each of the languages.
 *
 * @param values `<code>`, or `<code>:<level>` for at least that level; an unknown level finds nobody
 */
function spokenLanguages(values: readonly string[]): Prisma.Sql {
  const conditions = byKey(values).map(([code, chosen]) => {
    const lowest = Math.min(...chosen.map((level) => (level === '' ? 0 : rankOf(level))));
    return Prisma.sql`EXISTS (SELECT FROM jsonb_to_recordset(c.languages) AS spoken(language text, level text)
      WHERE spoken.language = ${code} AND spoken.level = ANY(${levels.slice(lowest)}::text[]))`;
  });
  return all(conditions);
}

/** Behind the last one for a level that does not exist. */
function rankOf(level: string): number {
  const rank = levels.findIndex((one) => one === level);
  return rank === -1 ? levels.length : rank;
}
