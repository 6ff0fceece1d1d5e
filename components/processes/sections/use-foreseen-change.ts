'use client';

import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { checkFields } from '@/lib/http/field-errors';
import type { CriteriaChange } from '@/lib/processes/edit-schemas';
import { rehearseSection } from './save-section';
import type { SectionDefinition, TaggedProcess } from './section-definition';

const pauseMs = 600;

interface Foreseen {
  /** What it is about: process, version and values. */
  subject: string;
  change: CriteriaChange;
}

/**
 * What saving would do to the analysed candidates, asked of the server when the typing pauses. Null: nobody is concerned,
 * or it is not known (yet).
 */
export function useForeseenChange<Values extends FieldValues, Checked extends FieldValues>(
  definition: SectionDefinition<Values, Checked>,
  process: TaggedProcess | null,
  values: Values,
  dirty: boolean,
): CriteriaChange | null {
  const [foreseen, setForeseen] = useState<Foreseen | null>(null);
  const asked = dirty && process !== null && process.answer.status !== 'IN_CREATION' && process.answer.candidates > 0;
  const subject = asked ? JSON.stringify([process.etag, values]) : null;
  useEffect(() => {
    if (subject === null || !process) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const [, typed] = JSON.parse(subject) as [string, unknown];
      const { data } = checkFields(definition.rules, typed);
      if (data === null) return;
      rehearseSection(process, definition.requests(data, process.answer), stop.signal).then(
        (change) => setForeseen({ subject, change }),
        // What saving would refuse is said when it is saved.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [subject, process, definition]);
  return foreseen !== null && foreseen.subject === subject ? foreseen.change : null;
}
