import { z } from 'zod';
import { fileProblem, type FileLimits, type NamedFile } from './file-limits';
import { broken } from './rule';

function isNamedFile(value: unknown): value is NamedFile {
  if (typeof value !== 'object' || value === null) return false;
  return typeof Reflect.get(value, 'name') === 'string' && typeof Reflect.get(value, 'size') === 'number';
}

/** A file with one of the extensions and a maximum size. Its content is validated elsewhere. */
export function file<F extends NamedFile = File>(limits: FileLimits) {
  return z.custom<F>(isNamedFile, { ...broken('choice-required'), abort: true }).check(({ value, issues }) => {
    const problem = fileProblem(value, limits);
    if (!problem) return;
    const { error, params } = broken(problem.code, problem.values);
    issues.push({ code: 'custom', message: error, params, input: value, continue: true });
  });
}
