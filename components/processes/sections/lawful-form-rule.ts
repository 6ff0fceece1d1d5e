import { z } from 'zod';
import { maxRequirements } from '@/lib/domain/process-enums';
import { redFlagInputSchema, requirementInputSchema } from '@/lib/domain/process-schemas';
import { broken } from '@/lib/validation/rule';
import { isRefused } from '@/lib/requirement-review/review-requirement';

const lawful = (text: string) => !isRefused(text);

/** The server's rules plus the check for discrimination (Labour Code, art. 18³ᵃ and 22¹). */
export const lawfulRequirements = z
  .array(requirementInputSchema.extend({ text: requirementInputSchema.shape.text.refine(lawful, broken('unlawful')) }))
  .max(maxRequirements);
export const lawfulRedFlags = z
  .array(redFlagInputSchema.extend({ text: redFlagInputSchema.shape.text.refine(lawful, broken('unlawful')) }))
  .max(20);
