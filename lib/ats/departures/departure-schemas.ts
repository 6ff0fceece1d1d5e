import { z } from 'zod';
import { atsDepartures } from '../enums';
import { maxDepartures } from './departure-limits';

/** Somebody who is not in the ATS any more, or is not shown to us, and about whom a person decides. */
const departureSchema = z.object({
  candidateId: z.uuid(),
  ordinalNumber: z.int(),
  /** Null in a blind process, or unknown. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  departure: z.enum(atsDepartures),
  departedAt: z.iso.datetime(),
});

export const departuresSchema = z.object({
  /** At most 1,000, by number. */
  waiting: z.array(departureSchema),
  total: z.int(),
  /** Of the total, those of whom the ATS says that they were deleted, anonymised or merged. */
  said: z.int(),
  /** False: the connection's own test failed when they were found missing, so it may have lost the right to candidates. */
  readsCandidates: z.boolean().nullable(),
  /** Erased in the last seven days; empty for whoever may not restore them. Nothing about the people. */
  restorable: z.array(
    z.object({
      candidateId: z.uuid(),
      ordinalNumber: z.int(),
      departure: z.enum(atsDepartures),
      erasedAt: z.iso.datetime(),
      keptUntil: z.iso.datetime(),
    }),
  ),
});

const candidateIds = z.array(z.uuid()).min(1).max(maxDepartures);

export const departureDecisionSchema = z.object({
  /** `KEEP`: nobody is asked again until the ATS shows the person. `ERASE`: as if the ATS had said so. */
  decision: z.enum(['KEEP', 'ERASE']),
  candidateIds,
});
export const decidedDeparturesSchema = z.object({ decided: z.int() });
export const restoreErasedSchema = z.object({ candidateIds });
export const restoredSchema = z.object({ restored: z.int() });

export type Departures = z.infer<typeof departuresSchema>;
export type DepartureDecision = z.infer<typeof departureDecisionSchema>;
