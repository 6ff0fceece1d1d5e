import { createTranslator } from 'next-intl';
import { assumptionResult, countResults, failedLines, lineResult } from '@/lib/ats/account-check/check-results';
import type { AccountCheck, ConnectionDto } from '@/lib/ats/connections/connection-schemas';
import { messages } from '@/lib/i18n/generated/messages';

const t = createTranslator({ locale: 'en', messages: messages.en });

/** The text of a message key, or `other` where there is none. */
const textOf = (key: string, other: string): string => (t.has(key as never) ? t(key as never) : other);
const errorText = (code: string): string => `${textOf(`errors.${code}`, 'It failed.')} (${code})`;

/** Rows as columns of equal width. */
function inColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** The check of an account as plain text for a terminal. */
export function checkText({ checks, assumptions, chosen }: AccountCheck): string {
  const marks = { ok: '✓', none: '–', failed: '✗' };
  const rights = checks.map((line) => {
    const why = line.error && lineResult(line) === 'failed' ? `: ${errorText(line.error)}` : '';
    return `${marks[lineResult(line)]} ${t(`ats.check.${line.name}`)}${why}`;
  });
  const columns = (['what', 'assumed', 'seen', 'chosen', 'result'] as const).map((id) => t(`ats.account.column.${id}`));
  const rows = assumptions.map((one) => [
    textOf(`ats.assumption.${one.name}`, one.name),
    one.assumed,
    one.seen ?? '–',
    one.chosen,
    t(`ats.account.result.${assumptionResult(one)}`) + (one.error ? ` (${one.error})` : ''),
  ]);
  const settings = chosen.map(
    ({ setting, from, to }) => `  ${setting}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`,
  );
  return [
    ...rights,
    ...(rows.length > 0 ? ['', ...inColumns([columns, ...rows])] : []),
    ...(settings.length > 0 ? ['', t('ats.account.saved'), ...settings] : []),
  ].join('\n');
}

/** Whether nothing failed and every shape is a known one. */
export function isFine({ checks, assumptions }: AccountCheck): boolean {
  const counts = countResults(assumptions);
  return failedLines(checks).length === 0 && counts.unknown === 0 && counts.failed === 0;
}

/** The connections by id, name and product. */
export function connectionsText(items: Pick<ConnectionDto, 'connectionId' | 'name' | 'provider'>[]): string {
  return inColumns(items.map(({ connectionId, name, provider }) => [connectionId, name, provider])).join('\n');
}
