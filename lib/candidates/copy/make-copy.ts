import { strToU8, zipSync, type Zippable } from 'fflate';
import { loadCvFile } from '@/lib/cv/load-cv-file';
import type { Db } from '@/lib/db/client';
import { writePdf } from '@/lib/documents/write-pdf';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import { copySchema } from './copy-schema';
import { describeCopy } from './describe-copy';
import { findColleagues } from './hide-colleagues';
import { loadStoredData } from './load-stored-data';
import { readableSelect } from './readable-select';

export interface DataCopy {
  fileName: string;
  bytes: Uint8Array;
}

interface CopiedFile {
  sha256: string;
  name: string;
}

const zipped = { pl: { copy: 'kopia-danych', json: 'dane' }, en: { copy: 'data-copy', json: 'data' } } as const;
const longestName = 80;
const version = 1;

/** A name that every system takes, and that leads to no other folder. */
const safeName = (name: string): string => {
  const plain = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').replace(/^\.+/u, '');
  return plain.slice(-longestName) || 'cv';
};

/**
 * The CV files, the present one first. One that shows other people's pages, too, is not given away: its text on the candidate's own
 * pages is in the JSON.
 */
async function findFiles(db: Db, candidateId: string): Promise<{ files: CopiedFile[]; withheld: boolean }> {
  const { cvSha256, cvFileName, formerCvs } = await db.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    select: { cvSha256: true, cvFileName: true, formerCvs: { orderBy: { id: 'desc' } } },
  });
  const named = [
    ...(cvSha256 ? [{ sha256: cvSha256, name: cvFileName ?? 'cv' }] : []),
    ...formerCvs.map(({ sha256, fileName }) => ({ sha256, name: fileName })),
  ];
  const shared = await db.cvFile.findMany({
    where: { sha256: { in: named.map(({ sha256 }) => sha256) }, wholeSha256: { not: null } },
    select: { sha256: true },
  });
  const withheld = new Set(shared.map(({ sha256 }) => sha256));
  const files = named
    .filter(({ sha256 }) => !withheld.has(sha256))
    .map(({ sha256, name }, index) => ({ sha256, name: `${index + 1}-${safeName(name)}` }));
  return { files, withheld: withheld.size > 0 };
}

const aboutSchema = {
  type: 'object',
  properties: {
    version: { const: version },
    madeAt: { type: 'string', format: 'date-time' },
    language: { enum: ['pl', 'en'] },
    process: { type: 'string' },
    files: { type: 'array', items: { type: 'string' } },
  },
  required: ['version', 'madeAt', 'language', 'process', 'files'],
  additionalProperties: false,
};

const asJson = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`);

/**
 * All that is held about a candidate, for the person themselves (GDPR, article 15(3)): a ZIP with the CV files, a JSON of every
 * column whose class belongs in the copy with its schema, and a PDF to read. Whoever asks for it was checked by the caller.
 *
 * @param locale of the readable part
 * @throws AppError `candidate.not-found`
 */
export async function makeCopy(
  db: Db,
  { candidateId, locale, madeAt = new Date() }: { candidateId: string; locale: Locale; madeAt?: Date },
): Promise<DataCopy> {
  const row = await db.candidate.findUnique({ where: { id: candidateId }, select: readableSelect });
  if (!row) throw new AppError('candidate.not-found');
  const { files, withheld } = await findFiles(db, candidateId);
  const names = zipped[locale];
  const fileNames = files.map(({ name }) => name);
  const about = {
    version,
    madeAt: madeAt.toISOString(),
    language: locale,
    process: row.process.name,
    files: fileNames,
  };
  const schemaName = `${names.json}.schema.json`;
  const stored = await loadStoredData(db, candidateId, locale);
  const hide = await findColleagues(db, candidateId);
  const content: Zippable = {
    [`${names.copy}.pdf`]: await writePdf(
      describeCopy(row, { locale, madeAt, hide, files: { names: fileNames, withheld } }),
    ),
    [`${names.json}.json`]: asJson({ $schema: schemaName, about, ...stored }),
    [schemaName]: asJson(await copySchema(db, aboutSchema)),
  };
  // Packed already.
  for (const { sha256, name } of files) content[`cv/${name}`] = [await loadCvFile(sha256), { level: 0 }];
  return { fileName: `${names.copy}-${row.process.ordinalNumber}-${row.ordinalNumber}.zip`, bytes: zipSync(content) };
}
