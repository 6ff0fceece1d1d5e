import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JudgingEngine } from '@/lib/analysis/engines/engine';
import { addUsage, noUsage } from '@/lib/analysis/engines/model-usage';
import type { JudgedCv } from './judge-cases';
import type { JudgingMeasures } from './measure-judging';
import type { EvaluationOptions } from './options';

export interface JudgingRecord {
  /** Which cases were judged. */
  set: string;
  engine: JudgingEngine;
  options: EvaluationOptions;
  cvs: JudgedCv[];
  measures: JudgingMeasures;
}

/**
 * Keeps what a model has come to: by which prompt, on what, how well and at what cost; no text of a case.
 *
 * @returns the file
 */
export function recordJudging(
  { set, engine, options, cvs, measures }: JudgingRecord,
  folder = path.resolve('.data/evaluations'),
): string {
  const at = new Date().toISOString();
  const { name, version, model, promptVersion } = engine;
  const { wrong, ...figures } = measures;
  const record = {
    at,
    set,
    only: options.only,
    engine: name,
    version,
    model,
    promptVersion,
    cvs: cvs.length,
    unanswered: cvs.reduce((sum, cv) => sum + cv.unanswered, 0),
    wrong: wrong.length,
    currency: options.currency,
    usage: cvs.flatMap(({ usage }) => usage).reduce(addUsage, noUsage),
    measures: figures,
  };
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `judging-${set}-${at.replaceAll(':', '-').slice(0, 19)}.json`);
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  return file;
}
