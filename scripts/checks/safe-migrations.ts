import type { Problem, SourceFile } from './source-tree';

/** The last migration from before the rules (docs/operating/upgrades.md). */
const lastUnchecked = '20261129180000_criterion_short_names';

const migrationPath = /^prisma\/migrations\/(\d{14}_\w+)\/migration\.sql$/;

interface Rule {
  /** What a statement must not be. */
  pattern: RegExp;
  message: string;
  /** Refused on small tables, too: it is not about locks. */
  always?: boolean;
}

const rules: Rule[] = [
  {
    pattern: /^create (?:unique )?index (?!concurrently)/,
    message: 'blocks writes while the index is built: CREATE INDEX CONCURRENTLY, alone in a migration of its own.',
  },
  {
    pattern: /^drop index (?!concurrently)/,
    message: 'blocks the table: DROP INDEX CONCURRENTLY, alone in a migration of its own.',
  },
  {
    pattern: /add column (?:(?!,).)*\bnot null\b(?!(?:(?!,).)*\bdefault\b)(?<!\bdefault\b(?:(?!,).)*)/,
    message:
      'fails where there are rows, and the version before does not fill it: give it a DEFAULT, or let it be null.',
  },
  {
    pattern:
      /add column (?:(?!,).)*(?:\b(?:small|big)?serial\b|\bgenerated\b|default (?:gen_random_uuid|clock_timestamp|random|uuid_generate|nextval))/,
    message: 'writes the whole table anew: add the column without it, and fill it in parts.',
  },
  {
    pattern: /alter column \S+ (?:set data )?type\b/,
    message: 'writes the whole table anew: add another column, fill it in parts, and change over.',
  },
  {
    pattern: /alter column \S+ set not null/,
    message: 'reads the whole table under a lock, and the version before may still write null.',
    always: true,
  },
  {
    pattern: /add constraint (?:(?!,).)*\b(?:foreign key|check)\b(?!.*\bnot valid\b)/,
    message: 'reads the whole table under a lock: NOT VALID, then VALIDATE CONSTRAINT in a migration of its own.',
  },
  {
    pattern: /add constraint (?:(?!,).)*\b(?:unique|primary key)\b(?!.*\busing index\b)/,
    message: 'builds an index under a lock: CREATE UNIQUE INDEX CONCURRENTLY first, then USING INDEX.',
  },
  {
    pattern: /^(?:update|delete from) /,
    message: 'locks every row of the table at once: a DO block that commits after some thousand rows.',
  },
  {
    pattern: /\b(?:drop column|rename (?:column|to)|drop table)\b/,
    message: 'the version before still uses it: stop using it in one release, remove it in the next.',
    always: true,
  },
];

/** Statements with the line on which each begins; comments and quotation marks are left out. */
function statementsOf(sql: string): { line: number; text: string }[] {
  const plain = sql
    .replace(/--[^\n]*/g, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, (block) => block.replace(/[^\n]/g, ''));
  let line = 1;
  return plain.split(';').flatMap((part) => {
    const begins = line + (/^\s*/.exec(part)?.[0].split('\n').length ?? 1) - 1;
    line += part.split('\n').length - 1;
    const text = part.replaceAll('"', '').replace(/\s+/g, ' ').trim().toLowerCase();
    return text === '' ? [] : [{ line: begins, text }];
  });
}

const created = /^create table (?:if not exists )?([^\s(]+)/;
const tableOf =
  /^(?:alter table (?:if exists )?(?:only )?|update (?:only )?|delete from (?:only )?|create .*? on (?:only )?)([^\s(]+)/;

/** Thousands of rows in the largest installation: a lock on one ends at once. */
const small = [
  'process',
  'mail',
  'app_user',
  'ats_connection',
  'ats_link',
  'model_settings',
  'api_token',
  'invitation',
  'decision_reason',
];

/** The last migration of the last release. */
const lastReleased = '20261130150000_notices';

/**
 * Migrations whose new values of an enumeration the same release writes, and what the version before cannot show until its last
 * process has ended (docs/operating/upgrades.md).
 */
const valuesWrittenAtOnce: Readonly<Record<string, string>> = {
  '20261201120100_requests_by_hand': 'open requests, and the page of a candidate with such a request',
  '20261202130000_messages': 'the page Mail of Administration',
  '20261202140100_interview_times': 'the page Mail of Administration; it asks for links of no such purpose',
  '20261202150100_shortlists': 'nothing: it asks for links of no such purpose',
  '20261202170000_notifications': 'the page Mail of Administration',
  '20261202200300_backup_failure_store': 'nothing: the table is newer than that version',
};

/** Prisma refuses a row with a value that its version does not know. */
function unknownValuesOf(path: string, statements: { line: number; text: string }[]): Problem[] {
  const name = migrationPath.exec(path)?.[1] ?? '';
  if (name <= lastReleased || name in valuesWrittenAtOnce) return [];
  return statements
    .filter(({ text }) => /^alter type \S+ add value/.test(text))
    .map(({ line, text }) => ({
      file: path,
      line,
      message:
        `"${text.slice(0, 60)}" the version before fails at each row that holds it: add it in one release, write it from the next; ` +
        'or say in valuesWrittenAtOnce and docs/operating/upgrades.md what fails meanwhile.',
    }));
}

function problemsOf({ path, text }: SourceFile): Problem[] {
  const statements = statementsOf(text);
  const own = new Set(statements.flatMap((statement) => created.exec(statement.text)?.[1] ?? []));
  const free = new Set([...small, ...own]);
  const alone = statements.filter((statement) => / concurrently /.test(statement.text));
  const found = statements.flatMap((statement) => {
    const table = tableOf.exec(statement.text)?.[1] ?? '';
    const isFree = (rule: Rule) => (rule.always ? own : free).has(table);
    return rules
      .filter((rule) => !isFree(rule) && rule.pattern.test(statement.text))
      .map(({ message }) => ({
        file: path,
        line: statement.line,
        message: `"${statement.text.slice(0, 60)}" ${message}`,
      }));
  });
  found.push(...unknownValuesOf(path, statements));
  const [first] = alone;
  if (!first || statements.length === 1) return found;
  const message = 'A statement with CONCURRENTLY stands alone in its migration: PostgreSQL refuses it beside others.';
  return [...found, { file: path, line: first.line, message }];
}

/** Newer migrations are safe beside the version before, and block no large table (docs/operating/upgrades.md). */
export function checkSafeMigrations(files: SourceFile[]): Problem[] {
  return files.filter(({ path }) => (migrationPath.exec(path)?.[1] ?? '') > lastUnchecked).flatMap(problemsOf);
}
