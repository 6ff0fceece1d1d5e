'use client';

import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { ProcessDto } from '@/lib/processes/schemas';
import { InformationSection } from './information-section';
import {
  BudgetContent,
  CriteriaContent,
  DescriptionContent,
  DetailsContent,
  LocationContent,
  RedFlagsContent,
} from './section-contents';

/** In the order of the form (specification, section 2). */
const sections = {
  details: DetailsContent,
  description: DescriptionContent,
  budget: BudgetContent,
  location: LocationContent,
  redFlags: RedFlagsContent,
  criteria: CriteriaContent,
} as const satisfies Record<string, ComponentType<{ process: ProcessDto }>>;
const keys = Object.keys(sections) as (keyof typeof sections)[];

/** Everything the process says, section by section. */
export function ProcessInformation({ process }: { process: ProcessDto }) {
  const t = useTranslations('processDetails.information');
  return (
    <div className="bg-surface rounded-lg border">
      {keys.map((key) => {
        const Content = sections[key];
        return (
          <InformationSection key={key} title={t(key)}>
            <Content process={process} />
          </InformationSection>
        );
      })}
    </div>
  );
}
