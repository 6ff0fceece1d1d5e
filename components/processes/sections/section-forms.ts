import type { ComponentType } from 'react';
import { BudgetForm } from './budget-form';
import { CriteriaForm } from './criteria-form';
import { DescriptionForm } from './description-form';
import { DetailsForm } from './details-form';
import { LocationForm } from './location-form';
import { RedFlagsForm } from './red-flags-form';
import type { SectionProps } from './section-form';
import type { SectionKey } from '@/components/fields/processes/section-keys';

/** The form of each section. */
export const sectionForms: Record<SectionKey, ComponentType<SectionProps>> = {
  details: DetailsForm,
  description: DescriptionForm,
  budget: BudgetForm,
  location: LocationForm,
  redFlags: RedFlagsForm,
  criteria: CriteriaForm,
};
