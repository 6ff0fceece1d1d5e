import { accountingMiddle } from './content/accounting-middle';
import { accountingOther } from './content/accounting-other';
import { accountingSenior } from './content/accounting-senior';
import { javaMiddle } from './content/java-middle';
import { javaOther } from './content/java-other';
import { javaSenior } from './content/java-senior';
import { warehouseMiddle } from './content/warehouse-middle';
import { warehouseOther } from './content/warehouse-other';
import { warehouseSenior } from './content/warehouse-senior';
import type { DemoCv } from './demo-cv';
import { parseDemoCv } from './parse-demo-cv';
import { renderCv } from './render/render-cv';
import { seededRandom } from './seeded-random';

export const demoProcessKeys = ['java', 'accounting', 'warehouse'] as const;
export type DemoProcessKey = (typeof demoProcessKeys)[number];

export interface DemoCvFile {
  process: DemoProcessKey;
  cv: DemoCv;
  /** Its position in the lists of `content/`, offset by 100 per process. */
  position: number;
}

const sources: Record<DemoProcessKey, string[]> = {
  java: [...javaSenior, ...javaMiddle, ...javaOther],
  accounting: [...accountingSenior, ...accountingMiddle, ...accountingOther],
  warehouse: [...warehouseSenior, ...warehouseMiddle, ...warehouseOther],
};

/** Every demo CV, not ordered by suitability. */
export function demoCvs(): DemoCvFile[] {
  return demoProcessKeys.flatMap((process, processIndex) => {
    const random = seededRandom(41 + processIndex);
    return sources[process]
      .map((text, index) => ({ place: random(), position: processIndex * 100 + index, text }))
      .sort((one, other) => one.place - other.place)
      .map(({ text, position }) => ({ process, position, cv: parseDemoCv(text, position) }));
  });
}

/** The CV as a PDF; deterministic. */
export async function demoCvBytes(file: DemoCvFile): Promise<Uint8Array> {
  return renderCv(file.cv, file.position);
}
