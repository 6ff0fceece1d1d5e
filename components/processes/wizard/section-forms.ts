import type { ComponentType } from 'react';
import { BudgetForm } from '../sections/budget-form';
import { CriteriaForm } from '../sections/criteria-form';
import { DescriptionForm } from '../sections/description-form';
import { DetailsForm } from '../sections/details-form';
import { LocationForm } from '../sections/location-form';
import { RedFlagsForm } from '../sections/red-flags-form';
import type { SectionProps } from '../sections/section-form';
import type { SectionKey } from '@/components/processes/fields/section-keys';

/** The form of each section; all obey one contract. */
export const sectionForms: Record<SectionKey, ComponentType<SectionProps>> = {
  details: DetailsForm,
  description: DescriptionForm,
  budget: BudgetForm,
  location: LocationForm,
  redFlags: RedFlagsForm,
  criteria: CriteriaForm,
};
