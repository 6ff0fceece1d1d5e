import { useQuery } from '@tanstack/react-query';
import { RequirementChecks } from '@/components/analysis/requirement-checks';
import { processQueries } from '@/components/queries/processes/process-queries';

interface CriterionCheckProps {
  text: string;
  /** All requirements of the analysis, which are asked about at once. */
  texts: readonly string[];
}

/** How the rules have checked a criterion, in the words of the process's form. */
export function CriterionCheck({ text, texts }: CriterionCheckProps) {
  const { data } = useQuery(processQueries.requirementChecks(texts));
  return (
    <RequirementChecks
      checks={data?.checks.find((one) => one.text === text)?.parts ?? []}
      className="mt-1.5 max-w-prose"
    />
  );
}
