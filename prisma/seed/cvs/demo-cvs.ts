import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoCv } from './demo-cv';
import { parseDemoCv } from './parse-demo-cv';
import { renderCv } from './render/render-cv';
import { seededRandom } from './seeded-random';

export const demoProcessKeys = ['java', 'accounting', 'warehouse'] as const;
export type DemoProcessKey = (typeof demoProcessKeys)[number];

export interface DemoCvFile {
  process: DemoProcessKey;
  cv: DemoCv;
  /** Its place among the files of its process in `content/`, offset by 100 per process. */
  position: number;
}

/** Experienced people; some of what is asked for; little of it, or odd as documents. Each is a folder of text files. */
const groups = ['senior', 'middle', 'other'];

/** The CVs' texts in the order of the files' names, which begin with their place. */
export function demoCvTexts(process: DemoProcessKey): string[] {
  return groups.flatMap((group) => {
    const folder = path.join(import.meta.dirname, 'content', process, group);
    return readdirSync(folder)
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  });
}

/**
 * Every demo CV, not ordered by suitability. They are made at the first start: stored PDFs would be 2 MB that nobody can review, and
 * filled templates would all rank alike, so each text is written by hand and a few layouts set them. No verdict is seeded: they
 * are added as an upload is. Equal input gives equal bytes, so that a seed which was killed goes on and stored verdicts are used again.
 * No real people, no CVs by a model (other bytes each time), no birth dates or PESEL; names of positions fit both sexes (Labour
 * Code, art. 18³ᶜᵃ).
 *
 * @throws Error when a file does not follow the notation
 */
export function demoCvs(): DemoCvFile[] {
  return demoProcessKeys.flatMap((process, processIndex) => {
    const random = seededRandom(41 + processIndex);
    return demoCvTexts(process)
      .map((text, index) => ({ place: random(), position: processIndex * 100 + index, text }))
      .sort((one, other) => one.place - other.place)
      .map(({ text, position }) => ({ process, position, cv: parseDemoCv(text, position) }));
  });
}

/** The CV as a PDF; deterministic. */
export async function demoCvBytes(file: DemoCvFile): Promise<Uint8Array> {
  return renderCv(file.cv, file.position);
}
