import { z } from 'zod';
import { Failure } from '@/lib/failure';
import { installationId } from './installation';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const tableSchema = z.object({
  name: z.string(),
  /** Without those that the database computes. */
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
  /** The file in the backup's folder. */
  file: z.string().regex(/^[\w.-]+$/),
  /** Of the file as it is stored. */
  storedSha256: sha256,
  /** Of what COPY wrote, before it was compressed and encrypted. */
  copySha256: sha256,
});

const archiveSchema = z.object({
  file: z.string().regex(/^[\w.-]+$/),
  /** CVs in it, each called `cv/<SHA-256>`. */
  count: z.number().int().positive(),
  storedSha256: sha256,
  copySha256: sha256,
});

const manifestSchema = z.object({
  /** 2: CVs are in archives, which an earlier version would leave out. */
  format: z.literal([1, 2]),
  createdAt: z.iso.datetime(),
  /** The database's, see `findInstallation`; earlier versions did not say. */
  installation: z.string().regex(installationId).optional(),
  /** Those that the database had, in the order of their names. */
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  tables: z.array(tableSchema),
  /** CVs that were in a bucket, in archives of the format tar. */
  cvs: z.array(archiveSchema).default([]),
  /** CVs of which the bucket had nothing, or something else, when the backup was made. */
  lost: z.array(sha256).default([]),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});

/** What a backup holds. */
export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = z.infer<typeof tableSchema>;
export type CvArchive = z.infer<typeof archiveSchema>;

/** A backup does not hold what was written; anything else that stands in its way says nothing against it. */
export class DamagedBackup extends Failure {}

/** @throws Failure when it is none, or of a later version */
export function parseManifest(text: string, place: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Failure(
      `${place} is not a backup that this version can read.`,
      'Name the folder of one backup; a backup of a later version needs that version.',
      { cause },
    );
  }
}
