import { ChevronDown } from 'lucide-react';
import { Button, type ButtonProps } from '@/components/ui/button';

interface FilterButtonProps extends ButtonProps {
  label: string;
  chosen: number;
}

/** Opens a filter; the number of chosen values stands beside its name. */
export function FilterButton({ label, chosen, ...button }: FilterButtonProps) {
  return (
    <Button className="gap-1 px-2.5" {...button}>
      {label}
      {chosen > 0 && <span className="text-accent-ink tabular-nums">{chosen}</span>}
      <ChevronDown className="text-ink-muted" aria-hidden="true" />
    </Button>
  );
}
