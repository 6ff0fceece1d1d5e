import { logger } from '@/lib/logger';

/**
 * Does pieces of work one after another; one that fails is logged and stops no other.
 *
 * @returns what each gave, by its name
 * @throws what the first threw that failed, after all were tried
 */
export async function doEach<Works extends Readonly<Record<string, () => Promise<unknown>>>>(
  works: Works,
): Promise<{ [Name in keyof Works]: Awaited<ReturnType<Works[Name]>> }> {
  const results: Record<string, unknown> = {};
  const failures: unknown[] = [];
  for (const [name, work] of Object.entries(works)) {
    try {
      results[name] = await work();
    } catch (error) {
      logger.error({ err: error, work: name }, 'a piece of work failed; the others are done');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return results as Awaited<ReturnType<typeof doEach<Works>>>;
}
