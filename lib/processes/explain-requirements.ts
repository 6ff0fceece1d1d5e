import { requirePermission, type Actor } from '@/lib/auth/actor';
import type { RequirementChecksDto } from '@/lib/domain/requirement-check';
import { runExplainRequirements } from '@/lib/reader/run-reader';

/**
 * How the built-in engine checks each requirement, before any CV is there. Saves nothing.
 *
 * @returns for each text its parts, in order
 * @throws AppError `permission.denied`, `analysis.*`
 */
export async function explainRequirements(actor: Actor, { texts }: { texts: string[] }): Promise<RequirementChecksDto> {
  requirePermission(actor, 'process:read');
  if (texts.length === 0) return { checks: [] };
  const { checks } = await runExplainRequirements({ texts });
  return { checks: texts.map((text, index) => ({ text, parts: checks[index] ?? [] })) };
}
