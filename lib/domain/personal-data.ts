import { analysisTables } from './personal-data/analysis-tables';
import { atsTables } from './personal-data/ats-tables';
import { cvTables } from './personal-data/cv-tables';
import { dataClasses, type DataClassName, type DataTable } from './personal-data/data-classes';
import { fairnessTables } from './personal-data/fairness-tables';
import { idTables } from './personal-data/id-tables';
import { retentionTables } from './personal-data/retention-tables';
import { privacyTables } from './personal-data/privacy-tables';
import { reviewTables } from './personal-data/review-tables';
import { shortlistTables } from './personal-data/shortlist-tables';

const candidateTable = {
  of: null,
  rows: 'stay',
  columns: {
    id: 'inner',
    processId: 'inner',
    ordinalNumber: 'record',
    status: 'record',
    statusReason: 'standing',
    source: 'record',
    externalProcessStatus: 'record',
    isInternalCandidate: 'inner',
    atsId: 'reference',
    ownId: 'inner',
    applicationSources: 'said',
    firstName: 'identity',
    lastName: 'identity',
    email: 'identity',
    phone: 'identity',
    phoneE164: 'identity',
    city: 'identity',
    voivodeship: 'identity',
    country: 'identity',
    currentPosition: 'said',
    about: 'quoted',
    expectedSalaryMinor: 'said',
    expectedCurrency: 'said',
    expectedPay: 'said',
    availability: 'said',
    languages: 'said',
    matchScore: 'said',
    rate: 'said',
    rateSource: 'said',
    cvSha256: 'trace',
    cvFileName: 'identity',
    hasHiddenText: 'said',
    dateDoubts: 'quoted',
    progress: 'progress',
    readingPage: 'progress',
    readingPages: 'progress',
    analysisRequestId: 'progress',
    analysisRequestedAt: 'inner',
    analysisWaitingSince: 'inner',
    analysisRequestedById: 'colleague',
    analysisRepeats: 'inner',
    analysisFresh: 'inner',
    currentAnalysisId: 'trace',
    uploadedById: 'colleague',
    decisionId: 'inner',
    decision: 'record',
    correctedBreakdown: 'said',
    revealedAt: 'record',
    contactKeys: 'derived',
    searchText: 'derived',
    createdAt: 'record',
    updatedAt: 'inner',
  },
  emptied: { applicationSources: [], languages: [], hasHiddenText: false },
  exported: [
    'id',
    'processId',
    'ordinalNumber',
    'firstName',
    'lastName',
    'email',
    'phone',
    'city',
    'voivodeship',
    'currentPosition',
    'availability',
    'expectedSalaryMinor',
    'expectedCurrency',
    'expectedPay',
    'decision',
    'languages',
    'matchScore',
    'rate',
    'rateSource',
    'status',
    'source',
    'applicationSources',
    'externalProcessStatus',
    'createdAt',
    'correctedBreakdown',
    'revealedAt',
  ],
} as const satisfies DataTable;

/**
 * Everything that the database holds about candidates: what becomes of each column when a candidate is erased and restored,
 * in a blind process, in the export and in the person's copy. The check `personal` finds what is missing here.
 */
export const personalData: Readonly<Record<string, DataTable>> = {
  Candidate: candidateTable,
  ...analysisTables,
  ...reviewTables,
  ...privacyTables,
  ...shortlistTables,
  ...cvTables,
  ...atsTables,
  ...fairnessTables,
  ...retentionTables,
  ...idTables,
};

/** The table's columns of which `is` holds. */
function columnsWhere({ columns }: DataTable, is: (name: DataClassName) => boolean): string[] {
  return Object.entries(columns).flatMap(([column, name]) => (is(name) ? [column] : []));
}

/** The columns that are emptied where the table's rows stay. */
export const emptiedColumns = (table: DataTable): string[] =>
  columnsWhere(table, (name) => dataClasses[name].erasure === 'goes');

/** The columns that come back as they were where the table's rows stayed. */
export const restoredColumns = (table: DataTable): string[] =>
  columnsWhere(table, (name) => dataClasses[name].restored);

type HiddenClass = {
  [Name in DataClassName]: (typeof dataClasses)[Name]['blind'] extends 'hidden' ? Name : never;
}[DataClassName];
type CandidateColumns = typeof candidateTable.columns;
type HiddenColumn = {
  [Column in keyof CandidateColumns]: CandidateColumns[Column] extends HiddenClass ? Column : never;
}[keyof CandidateColumns];

const hiddenColumns = new Set(columnsWhere(candidateTable, (name) => dataClasses[name].blind === 'hidden'));

/** What is shown of a candidate whom a blind process hides: null in each column that tells who it is, the rest as it is. */
export function hideColumns<Shown extends object>(
  shown: Shown,
): { [Key in keyof Shown]: Key extends HiddenColumn ? null : Shown[Key] };
export function hideColumns(shown: object): object {
  return Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, hiddenColumns.has(key) ? null : value]));
}

/** What the database calls a table or column of the Prisma schema. */
export const inDatabase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at: number) => (at > 0 ? '_' : '') + letter.toLowerCase());
