'use client';

import { useTranslations } from 'next-intl';
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
const sections = [
  { key: 'details', Content: DetailsContent },
  { key: 'description', Content: DescriptionContent },
  { key: 'budget', Content: BudgetContent },
  { key: 'location', Content: LocationContent },
  { key: 'redFlags', Content: RedFlagsContent },
  { key: 'criteria', Content: CriteriaContent },
] as const;

/** Everything the process says, section by section. */
export function ProcessInformation({ process }: { process: ProcessDto }) {
  const t = useTranslations('processDetails.information');
  return (
    <div className="bg-surface rounded-lg border">
      {sections.map(({ key, Content }) => (
        <InformationSection key={key} title={t(key)}>
          <Content process={process} />
        </InformationSection>
      ))}
    </div>
  );
}
