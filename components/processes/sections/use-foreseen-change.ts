'use client';

import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { checkFields } from '@/lib/validation/field-errors';
import type { CriteriaChange } from '@/lib/processes/edit-schemas';
import { rehearseSection } from './save-section';
import type { SectionDefinition, TaggedProcess } from './section-definition';

const pauseMs = 600;

interface Foreseen {
  /** What it is about: process, version and values. */
  subject: string;
  /** Null: the server would not save it; what it refuses is said when it is saved. */
  change: CriteriaChange | null;
}

export interface ForeseenChange {
  /** Null: nobody is concerned, or it is not known (yet). */
  change: CriteriaChange | null;
  /** Nothing more will come of what is in the fields now. */
  settled: boolean;
}

/**
 * What saving would do to the analysed candidates, asked of the server when the typing pauses.
 */
export function useForeseenChange<Values extends FieldValues, Checked extends FieldValues>(
  definition: SectionDefinition<Values, Checked>,
  process: TaggedProcess | null,
  values: Values,
  dirty: boolean,
): ForeseenChange {
  const [foreseen, setForeseen] = useState<Foreseen | null>(null);
  const asked = dirty && process !== null && process.answer.status !== 'IN_CREATION' && process.answer.candidates > 0;
  const subject = asked ? JSON.stringify([process.etag, values]) : null;
  useEffect(() => {
    if (subject === null || !process) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const [, typed] = JSON.parse(subject) as [string, unknown];
      const { data } = checkFields(definition.rules, typed);
      if (data === null) return setForeseen({ subject, change: null });
      rehearseSection(process, definition.requests(data, process.answer), stop.signal).then(
        (change) => setForeseen({ subject, change }),
        () => !stop.signal.aborted && setForeseen({ subject, change: null }),
      );
      return undefined;
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [subject, process, definition]);
  const settled = foreseen?.subject === subject;
  return { change: settled ? (foreseen?.change ?? null) : null, settled: settled || subject === null };
}
