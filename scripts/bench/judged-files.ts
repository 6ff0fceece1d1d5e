import { readFileSync } from 'node:fs';
import { demoCvBytes, demoCvs } from '@/prisma/seed/cvs/demo-cvs';
import { loadZoo } from '../evaluation/reading/load-zoo';
import type { UploadFile } from '../../tests/api-client';

/** A CV that no round before had: of the same content, with a comment behind its end. */
function made(bytes: Uint8Array, round: number, isArchive = false): Buffer {
  const comment = Buffer.from(`\n% bench ${round}\n`);
  const copy = Buffer.from(bytes);
  // The last two bytes of a ZIP archive tell how long its comment is.
  if (isArchive) copy.writeUInt16LE(comment.length, copy.length - 2);
  return Buffer.concat([copy, comment]);
}

/** The demo's CVs. */
export async function demoFiles(round: number): Promise<UploadFile[]> {
  return Promise.all(
    demoCvs().map(async (file, index) => {
      return { name: `cv-${round}-${index + 1}.pdf`, bytes: made(await demoCvBytes(file), round) };
    }),
  );
}

/** The 200 files of the zoo, by twenty producers, that are neither scans nor held out. */
export function producersFiles(round: number): UploadFile[] {
  return loadZoo(['digital'])
    .filter(({ isHeldOut }) => !isHeldOut)
    .flatMap(({ content, name, source }, index) => {
      if (!('path' in source)) return [];
      const bytes = made(readFileSync(source.path), round, name.endsWith('.docx'));
      return { name: `${content}-${index}-${name}`, bytes };
    });
}
