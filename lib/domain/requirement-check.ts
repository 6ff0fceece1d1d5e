import { z } from 'zod';
import { languageLevelSchema } from './process-schemas';
import { educationLevels, maxCriterionText, maxRequirements } from './process-enums';
import { text } from '@/lib/validation/text';

/** Alternatives, in the requirement's words. */
const things = z.array(z.string());

const simpleCheckSchema = z.discriminatedUnion('kind', [
  /** Terms that the lists know, with all their other words. */
  z.object({ kind: z.literal('known'), things }),
  /** Words that no list knows: only themselves are looked for. */
  z.object({ kind: z.literal('literal'), things }),
  /** Time at work; `months` null: any; `isLiteral`: as `literal`. */
  z.object({ kind: z.literal('experience'), things, months: z.int().nullable(), isLiteral: z.boolean() }),
  /** All work, whatever it is. */
  z.object({ kind: z.literal('allWork'), months: z.int().nullable() }),
  /** "A similar position", which no CV proves. */
  z.object({ kind: z.literal('vague') }),
  z.object({ kind: z.literal('employer'), things }),
  z.object({ kind: z.literal('education'), level: z.enum(educationLevels), fields: things }),
  z.object({ kind: z.literal('portfolio') }),
  z.object({ kind: z.literal('licence'), categories: things, isAnyEnough: z.boolean() }),
  z.object({
    kind: z.literal('languages'),
    /** `level`: as written on the scale from A1 to C2; null: in words. */
    languages: z.array(z.object({ language: z.string(), level: languageLevelSchema, scale: z.string().nullable() })),
    isAnyEnough: z.boolean(),
  }),
  z.object({ kind: z.literal('otherLanguage') }),
  z.object({ kind: z.literal('team'), size: z.int() }),
  z.object({ kind: z.literal('readiness'), label: z.string() }),
]);

/** How the rules check one part of a requirement. */
export const requirementCheckSchema = z.discriminatedUnion('kind', [
  ...simpleCheckSchema.options,
  z.object({ kind: z.literal('anyOf'), checks: z.array(simpleCheckSchema) }),
  /** The text says nothing a CV could be judged by. */
  z.object({ kind: z.literal('nothing') }),
  /** The rules find nothing in it that a CV could answer. */
  z.object({ kind: z.literal('unread') }),
]);

export const requirementTextsSchema = z.object({
  texts: z.array(text({ max: maxCriterionText })).max(maxRequirements),
});

/** For each text, in order, the parts that must all hold. */
export const requirementChecksSchema = z.object({
  checks: z.array(z.object({ text: z.string(), parts: z.array(requirementCheckSchema) })),
});

export type SimpleCheck = z.infer<typeof simpleCheckSchema>;
export type RequirementCheck = z.infer<typeof requirementCheckSchema>;
export type RequirementChecksDto = z.infer<typeof requirementChecksSchema>;
