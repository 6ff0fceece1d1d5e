import type { UseFormReturn } from 'react-hook-form';
import type { RetentionRule } from '@/lib/domain/retention/rule-schemas';

type Rules = { rules: (RetentionRule & { ruleId?: string | undefined })[] };

/** The rules while they are written. */
export type RulesFormValues = Rules;
export type RulesFormState = UseFormReturn<Rules, unknown, Rules>;
