import { personalData } from '@/lib/domain/personal-data';
import { dataClasses } from '@/lib/domain/personal-data/data-classes';

const inFile = 'The file itself is in the copy.';
const erased = 'There is a row only while the person is erased.';

/** Columns that belong in a person's copy and yet are not in its JSON, and why. A table's name alone: all of its columns. */
export const leftOut: Readonly<Record<string, string>> = {
  'CvFileChunk.data': inFile,
  'CvPreview.content': `${inFile} This is drawn from it, to show it in a browser.`,
  'CvFirstPage.picture': `${inFile} This is a small picture of its first page.`,
  'CvRecognisedPage.content': 'It is part of CvDocument.content.',
  AtsErasure: erased,
  'AtsWebhookDelivery.event': 'It is of a message of the ATS and names nobody.',
};

/** The columns of a table that a person's copy holds, by their class in `lib/domain/personal-data`; none: it is not in it. */
export function copiedColumns(table: string): string[] {
  const columns = Object.entries(personalData[table]?.columns ?? {});
  return columns.flatMap(([column, name]) =>
    dataClasses[name].copy && !(table in leftOut) && !(`${table}.${column}` in leftOut) ? [column] : [],
  );
}

/** The tables of a person's copy, each after the one that its rows belong to. */
export const copiedTables: readonly string[] = Object.keys(personalData).filter(
  (table) => copiedColumns(table).length > 0 || hasCopiedBelow(table),
);

/** Whether rows of a copied table belong to this one, so that its own show which of them belong together. */
function hasCopiedBelow(table: string): boolean {
  return Object.entries(personalData).some(
    ([name, { of }]) => of?.[1] === table && (copiedColumns(name).length > 0 || hasCopiedBelow(name)),
  );
}

/** A table's name as a key of the JSON. */
export const keyOf = (table: string): string => table.charAt(0).toLowerCase() + table.slice(1);
